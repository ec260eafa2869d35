import type { MoneyCategory } from '#shared/money.ts'

/**
 * Words that reveal the category of an unknown name, in English and German; `*` at the end of a
 * word matches its beginning, at the start its end. The first match counts.
 */
export const categoryWords: readonly (readonly [MoneyCategory, string])[] = [
  [
    'Fees',
    `overdraft fee | monthly fee | service fee | maintenance fee | atm fee | late fee | annual fee |
     foreign transaction fee | wire fee | bank fee | nsf | service charge | interest charge* | finance charge |
     kontofuhrung* | kontofuehrung* | entgelt* | gebuhr* | gebuhren* | jahresgebuhr | sollzins*`,
  ],
  [
    'Interest',
    `interest paid | interest payment | interest earned | bank int | zinsen | habenzins*`,
  ],
  [
    'Income',
    `payroll | salary | wages | direct dep | direct deposit | dir dep | gehalt | lohn | lohn/gehalt | bezuge |
     paycheck | pension | rente | social security | ssa treas | unemployment | kindergeld | elterngeld |
     tax refund | irs treas 310 | dividend* | dividende* | bonus | stipend | honorar`,
  ],
  ['Taxes', `tax | taxes | steuer | *steuer | property tax | usataxpymt | kfz steuer | finanzamt`],
  [
    'Cash',
    `atm | atm withdrawal | cash withdrawal | withdrwl | cash advance | geldautomat | bargeld* | barauszahlung |
     auszahlung | ga nr* | geldausgabe*`,
  ],
  [
    'Rent',
    `rent | rental payment | apartment* | apts | miete | *miete | kaltmiete | warmmiete | wohnungsmiete |
     hausverwaltung | immobilien* | property mgmt | property management | landlord | vermieter | hillside homes |
     residences | leasing office | wohnbau* | wohnungsbau*`,
  ],
  [
    'Housing',
    `mortgage | hoa | home owners | homeowners assoc* | condo* | plumb* | roofing | hausgeld | baufinanzierung |
     handwerker | furniture | mobel* | mattress | hardware store | baumarkt`,
  ],
  [
    'Utilities',
    `electric* | energy | power co* | gas co* | water | sewer* | utility | utilities | util bill | strom | gaswerk |
     stadtwerke | wasser* | energie* | abfall* | mullabfuhr | waste | trash | heating | fernwarme`,
  ],
  [
    'Phone and internet',
    `wireless | mobile bill | telecom* | broadband | internet | cable | fiber | mobilfunk | telefon* | dsl`,
  ],
  [
    'Insurance',
    `insurance | insur* | versicherung* | *versicherung | krankenkasse | assurance | life ins | haftpflicht*`,
  ],
  [
    'Health',
    `pharmacy | apotheke* | *apotheke | dental | dentist* | zahnarzt* | clinic | hospital | medical | doctor* | dr med |
     physio* | optic* | optik* | arzt* | praxis | krankenhaus | klinik | labor | health | therapy | chiropract* | md |
     dds | urgent care | vision`,
  ],
  [
    'Fuel',
    `gas station | fuel | petrol | tankstelle | tanken | gasoline | petroleum | ev charging | charging`,
  ],
  [
    'Transport',
    `parking | parkhaus | parken | toll | tolls | taxi | cab | metro | transit | subway fare | bus | bahnhof |
     train | rail | ticket machine | fahrkarte* | fahrschein* | monatskarte | car wash | auto repair | werkstatt |
     tire* | dmv | kfz | verkehrsbetriebe | oil change | rideshare | bike share`,
  ],
  [
    'Travel',
    `airline* | airlines | airways | flight | flug* | hotel* | hostel | motel | resort | inn | lodge | travel* |
     reise* | airport | flughafen | car rental | mietwagen | cruise* | camping | ferienwohnung`,
  ],
  [
    'Restaurants',
    `restaurant* | ristorante | trattoria | osteria | pizzeria | pizza | sushi | ramen | noodle* | thai | taqueria | taco* | burrito* |
     grill | bbq | barbecue | burger* | steakhouse | bistro | brasserie | diner | cafe* | caffe | coffee | espresso |
     kaffee* | cantina | kitchen | eatery | deli | bar | pub | tavern | brewing | brewery | brauhaus | biergarten |
     imbiss | kebab | doner | doener | gasthaus | gasthof | wirtshaus | mensa | kantine | eiscafe | ice cream | gelato |
     tea | boba | bakery | backerei | baeckerei | konditorei | catering | wings | pho | curry | tandoori | poke | donut* |
     doughnut* | bagel* | sandwich* | lunch | dinner`,
  ],
  [
    'Groceries',
    `supermarket | supermarkt | grocery | groceries | grocer | market | markt | mart | foods | farmers market | metzgerei |
     fleischerei | butcher | obst | gemuse | getranke* | lebensmittel | wochenmarkt | bodega | biomarkt | supermercado |
     alimentari | supermarche | produce | liquor | wine | weinhandlung | kiosk | spati | convenience`,
  ],
  [
    'Education',
    `tuition | university | college | school | schule | hochschule | universitat | studentenwerk | bookstore | semesterbeitrag |
     student loan | kurs | course | academy | volkshochschule`,
  ],
  [
    'Children',
    `daycare | day care | childcare | kindergarten | kita | preschool | babysit* | spielwaren | toys`,
  ],
  ['Pets', `vet | veterinar* | tierarzt* | animal hospital | pet | pets | tierbedarf`],
  [
    'Sports',
    `gym | fitness* | yoga | pilates | sportverein | sports club | golf | tennis | swim* | schwimmbad | climbing | boulder* | crossfit`,
  ],
  [
    'Personal care',
    `salon | barber* | hair* | friseur* | nails | nail | spa | beauty | kosmetik* | massage | drogerie | cosmetic* | laundry | cleaners |
     reinigung`,
  ],
  [
    'Entertainment',
    `cinema* | theatre* | theater* | movie* | kino* | concert* | museum | zoo | game* | gaming | bowling | ticket* | oper | konzert* |
     amusement | casino | lotto | lottery | arcade | festival | club | streaming`,
  ],
  [
    'Subscriptions',
    `subscription* | membership | abo | abonnement | mitgliedsbeitrag | digital service*`,
  ],
  [
    'Gifts and donations',
    `donation* | spende* | charity | foundation | stiftung | church | kirche* | florist | flowers | blumen* | gift | geschenk*`,
  ],
  [
    'Loans',
    `loan | loan payment | loan pmt | kredit* | darlehen* | ratenzahlung | auto loan | student ln | lease payment`,
  ],
  [
    'Savings and investments',
    `brokerage | invest* | sparplan | wertpapier* | depot | etf | bitcoin | crypto* | ira | 401k`,
  ],
  [
    'Shopping',
    `store | shop | shopping | outlet | mall | boutique | clothing | shoes | schuhe | kleidung | electronics | elektronik |
     department store | kaufhaus | warehouse | books | buchhandlung | bucher | furniture | decor | gifts | merchandise | depot |
     versand | onlineshop`,
  ],
]

/** Category names of banks and other programs, in lower case. */
export const bankCategories: Readonly<Record<string, MoneyCategory>> = {
  groceries: 'Groceries',
  grocery: 'Groceries',
  supermarkets: 'Groceries',
  lebensmittel: 'Groceries',
  dining: 'Restaurants',
  'food & drink': 'Restaurants',
  'food and drink': 'Restaurants',
  'food & dining': 'Restaurants',
  restaurants: 'Restaurants',
  restaurant: 'Restaurants',
  'restaurant-restaurant': 'Restaurants',
  'coffee shops': 'Restaurants',
  'fast food': 'Restaurants',
  'essen & trinken': 'Restaurants',
  'eating out': 'Restaurants',
  gas: 'Fuel',
  'gas & fuel': 'Fuel',
  'gas/automotive': 'Fuel',
  gasoline: 'Fuel',
  fuel: 'Fuel',
  automotive: 'Transport',
  'auto & transport': 'Transport',
  transportation: 'Transport',
  transport: 'Transport',
  'public transportation': 'Transport',
  parking: 'Transport',
  travel: 'Travel',
  'travel/ entertainment': 'Travel',
  airlines: 'Travel',
  airfare: 'Travel',
  hotel: 'Travel',
  lodging: 'Travel',
  entertainment: 'Entertainment',
  'movies & dvds': 'Entertainment',
  shopping: 'Shopping',
  merchandise: 'Shopping',
  clothing: 'Shopping',
  electronics: 'Shopping',
  'department stores': 'Shopping',
  'home improvement': 'Housing',
  home: 'Housing',
  housing: 'Rent',
  rent: 'Rent',
  'mortgage & rent': 'Rent',
  wohnen: 'Rent',
  miete: 'Rent',
  utilities: 'Utilities',
  'bills & utilities': 'Utilities',
  'phone/cable': 'Phone and internet',
  'mobile phone': 'Phone and internet',
  internet: 'Phone and internet',
  'health & wellness': 'Health',
  'health care': 'Health',
  healthcare: 'Health',
  'health & fitness': 'Health',
  medical: 'Health',
  'medical services': 'Health',
  health: 'Health',
  gesundheit: 'Health',
  pharmacy: 'Health',
  insurance: 'Insurance',
  versicherung: 'Insurance',
  'personal care': 'Personal care',
  personal: 'Personal care',
  education: 'Education',
  bildung: 'Education',
  kids: 'Children',
  pets: 'Pets',
  'gifts & donations': 'Gifts and donations',
  'gifts & donation': 'Gifts and donations',
  charity: 'Gifts and donations',
  'fees & adjustments': 'Fees',
  'fees & charges': 'Fees',
  'fee/interest charge': 'Fees',
  fees: 'Fees',
  interest: 'Interest',
  'interest income': 'Interest',
  taxes: 'Taxes',
  income: 'Income',
  paycheck: 'Income',
  salary: 'Income',
  gehalt: 'Income',
  einkommen: 'Income',
  cash: 'Cash',
  'cash & atm': 'Cash',
  'atm/cash withdrawals': 'Cash',
  transfer: 'Transfer',
  transfers: 'Transfer',
  payment: 'Transfer',
  'payments and credits': 'Transfer',
  'payment/credit': 'Transfer',
  'credit card payment': 'Transfer',
  'credit card payments': 'Transfer',
  umbuchung: 'Transfer',
  investments: 'Savings and investments',
  subscriptions: 'Subscriptions',
  'loan payment': 'Loans',
  loans: 'Loans',
}
