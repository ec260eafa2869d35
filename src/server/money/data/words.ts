import type { MoneyCategory } from '#shared/money.ts'

/**
 * Words that reveal the category of an unknown name, in English and German, and the clearest ones
 * of other languages; `*` at the end of a word matches its beginning, at the start its end. The
 * first match counts.
 */
export const categoryWords: readonly (readonly [MoneyCategory, string])[] = [
  [
    'Fees',
    `overdraft fee | monthly fee | service fee | maintenance fee | atm fee | late fee | annual fee |
     foreign transaction fee | wire fee | bank fee | nsf | service charge | interest charge* | finance charge |
     kontofuhrung* | kontofuehrung* | entgelt* | gebuhr* | gebuhren* | jahresgebuhr | sollzins* |
     account fee | account keeping fee | bank charge | bank charges | international transaction fee |
     overseas transaction fee | insufficient funds | fee reversal | dishonour fee | frais bancaires | frais de tenue | cotisation carte | bankkosten |
     kontoavgift | commissioni bancarie | comision de mantenimiento | comision mantenimiento`,
  ],
  [
    'Interest',
    `interest paid | interest payment | interest earned | bank int | zinsen | habenzins* |
     credit interest | interest credit | gross interest | interets | intereses | interessi | juros | odsetki`,
  ],
  [
    'Income',
    `payroll | salary | wages | direct dep | direct deposit | dir dep | gehalt | lohn | lohn/gehalt | bezuge |
     paycheck | pension | rente | social security | ssa treas | unemployment | kindergeld | elterngeld |
     tax refund | irs treas 310 | dividend* | dividende* | bonus | stipend | honorar |
     wage | salaire* | nomina | stipendio | salario | salaris | loonbetaling | wynagrodzenie | emerytura | pensione |
     pensioen | centrelink | jobseeker | universal credit | child benefit | kinderbijslag | family allowance |
     family tax benefit | canada child benefit | old age security | superannuation`,
  ],
  [
    'Taxes',
    `tax | taxes | steuer | *steuer | property tax | usataxpymt | kfz steuer | finanzamt |
     council rates | land rates | municipal rates | shire rates | rates notice | rates instalment | stamp duty |
     self assessment | impot | impots | taxe fonciere | taxe d habitation | *belasting | waterschap* | *skatt |
     podatek | impuesto* | imposto* | imposta | imposte | tributi | bollo auto | steueramt | steuerverwaltung | ausgleichskasse`,
  ],
  [
    'Cash',
    `atm | atm withdrawal | cash withdrawal | withdrwl | cash advance | geldautomat | bargeld* | barauszahlung |
     auszahlung | ga nr* | geldausgabe* |
     cashpoint | cash machine | lnk | link atm | cardtronics | cashzone | cash wdl | atm wdl | atm wd | notemachine | euronet | atw | nwd | retrait dab |
     retrait gab | retrait distributeur | retrait especes | cajero | prelievo | geldopname | geldautomaat |
     bankomatbehebung | levantamento | wyplata z bankomatu | wyplata gotowki | kontantuttak | minibank`,
  ],
  [
    'Rent',
    `rent | rental payment | apartment* | apts | miete | *miete | kaltmiete | warmmiete | wohnungsmiete |
     hausverwaltung | immobilien* | property mgmt | property management | landlord | vermieter | hillside homes |
     residences | leasing office | wohnbau* | wohnungsbau* |
     lettings | letting agent* | letting agency | housing association | rental bond | loyer | loyers | alquiler |
     affitto | huur | arrendamento | czynsz | hyra | hyresavi | husleje | vuokra`,
  ],
  [
    'Housing',
    `mortgage | hoa | home owners | homeowners assoc* | condo* | plumb* | roofing | hausgeld | baufinanzierung |
     handwerker | furniture | mobel* | mattress | hardware store | baumarkt |
     home loan | home loans | homeloan | strata levy | strata fee* | strata plan | owners corporation |
     body corporate | electrician* | locksmith* | ironmonger* | builders merchant* | hypothek* | hypotheek* |
     hipoteca | rata mutuo | pret immobilier | bouwmarkt | brico* | ferreteria | ferramenta | quincaillerie | meubles |
     muebles`,
  ],
  [
    'Utilities',
    `electric* | energy | power co* | gas co* | water | sewer* | utility | utilities | util bill | strom | gaswerk |
     stadtwerke | wasser* | energie* | abfall* | mullabfuhr | waste | trash | heating | fernwarme |
     elettric* | eletric* | energia | energi | gaz | aguas de | aguas municipales | fjarrvarme | fjernvarme |
     prepaid elec | prepaid elect | elec | elec pmt | ele bill | pwr | gas bill | piped gas | bin collection`,
  ],
  [
    'Phone and internet',
    `wireless | mobile bill | telecom* | broadband | internet | cable | fiber | mobilfunk | telefon* | dsl |
     telephone | telefoon* | fibre | fibra | adsl | nbn | mobile recharge | prepaid recharge | mobile topup |
     mobile top up | airtime | sim only`,
  ],
  [
    'Insurance',
    `insurance | insur* | ins pmt | ins prem | ins premium | ins co | mutual ins | general ins | versicherung* | *versicherung | krankenkasse | assurance | life ins | haftpflicht* |
     assurances | mutuelle | seguros | assicuraz* | polizza | verzekering* | *verzekering | forsakring* | *forsakring |
     forsikring* | *forsikring | ubezpiecz* | vakuutus* | medical aid | health fund | life cover | funeral cover |
     funeral plan | funeral policy | breakdown cover`,
  ],
  [
    'Health',
    `pharmacy | apotheke* | *apotheke | dental | dentist* | zahnarzt* | clinic | hospital | medical | doctor* | dr med |
     physio* | optic* | optik* | arzt* | praxis | krankenhaus | klinik | labor | health | therapy | chiropract* | md |
     dds | urgent care | vision |
     chemist | chemists | pharmacie* | parapharmacie | farmacia* | parafarmacia | apteka* | apotheek | apotek* |
     apteekki | optometr* | ottica | optyk | audiolog* | hearing aid* | osteopath* | podiatr* | chiropod* | radiolog* |
     patholog* | dermatolog* | gynaecolog* | orthodont* | psycholog* | paediatr* | pediatr* | doctors surgery |
     gp surgery | ortho | orthopaed* | orthoped* | imaging | medecin | medico | odontolog* | stomatolog* | tandarts* | huisarts* | tandlakare | tannlege |
     fysio* | fisioterap* | kinesitherap* | infirmier* | hopital | ospedale | poliambulatorio | ziekenhuis | szpital |
     przychodnia | vardcentral`,
  ],
  [
    'Fuel',
    `gas station | fuel | petrol | tankstelle | tanken | gasoline | petroleum | ev charging | charging |
     servo | service station | filling station | f/stn | pfs | station service | gasolinera* | estacion de servicio | carburant* |
     combustiv* | benzin | benzina* | bensin* | tankstation | stacja paliw`,
  ],
  [
    'Transport',
    `parking | parkhaus | parken | toll | tolls | taxi | cab | metro | transit | subway fare | bus | bahnhof |
     train | rail | ticket machine | fahrkarte* | fahrschein* | monatskarte | car wash | auto repair | werkstatt |
     tire* | dmv | kfz | verkehrsbetriebe | oil change | rideshare | bike share |
     car park | car parks | carpark | parkering | parkeren | stationnement | parcheggio | aparcamiento |
     estacionamento | toll road | peage* | autoroute* | autopista* | autostrada | vignette | vehicle registration |
     car registration | vehicle licence | car rego | vehicle rego | rego renewal | rego payment | mot test |
     mot centre | warrant of fitness | roadworthy | carwash | car repairs | car service | car mechanic |
     motor mechanic | auto mechanic | panel beater* | smash repairs | tyre | tyres | pneus | pneumatici | neumaticos |
     bmv | minicab* | taxis | cabs | railways | tramway | bus pass | bike hire | cycle hire | metropolitana`,
  ],
  [
    'Travel',
    `airline* | airlines | airways | flight | flug* | hotel* | hostel | motel | resort | inn | lodge | travel* |
     reise* | airport | flughafen | car rental | mietwagen | cruise* | camping | ferienwohnung |
     ferries | guesthouse | guest house | bed and breakfast | holiday park | caravan park | jugendherberge* |
     auberge de jeunesse | albergo | pousada | agriturismo | chambres d hotes | aeroport* | aeropuerto |
     agence de voyage* | viajes | viaggi | vacances | vuelos`,
  ],
  [
    'Restaurants',
    `restaurant* | ristorante | trattoria | osteria | pizzeria | pizza | sushi | ramen | noodle* | thai | taqueria | taco* | burrito* |
     grill | bbq | barbecue | burger* | steakhouse | bistro | brasserie | diner | cafe* | caffe | coffee | espresso |
     kaffee* | cantina | kitchen | eatery | deli | bar | pub | tavern | brewing | brewery | brauhaus | biergarten |
     imbiss | kebab | doner | doener | gasthaus | gasthof | wirtshaus | mensa | kantine | eiscafe | ice cream | gelato |
     tea | boba | bakery | backerei | baeckerei | konditorei | catering | wings | pho | curry | tandoori | poke | donut* |
     doughnut* | bagel* | sandwich* | lunch | dinner |
     takeaway* | take away | barbeque | fish n chips | fish n chip | fish and chips | fish chips | chip shop | chippy | carvery | gastropub | tearoom* |
     roastery | bakehouse | patisserie | boulangerie* | sandwicherie | creperie | traiteur | rotisserie | friterie |
     frituur | bakkerij | eethuis | lunchroom | snackbar | panaderia | pasteleria | tapas | cerveceria | taberna |
     heladeria | panetteria | panificio | pasticceria | gelateria | padaria | pastelaria | cervejaria | churrasc* |
     bageri* | konditori | piekarnia | cukiernia | restauracja | kawiarnia | ravintola | kahvila | shawarma | falafel |
     kebabs | biryani* | dhaba | tiffin | peri peri`,
  ],
  [
    'Groceries',
    `supermarket | supermarkt | grocery | groceries | grocer | market | markt | mart | foods | farmers market | metzgerei |
     fleischerei | butcher | obst | gemuse | getranke* | lebensmittel | wochenmarkt | bodega | biomarkt | supermercado |
     alimentari | supermarche | produce | liquor | wine | weinhandlung | kiosk | spati | convenience |
     supermercat* | supermercados | hypermarche | hypermarket | hipermercado* | ipermercato | minimarket | minimart |
     minimercado | greengrocer* | fruiterer* | fishmonger* | butchers | butchery | delicatessen | farm shop |
     newsagent* | newsagency | off licence | off license | bottle shop | bottleshop | kirana | spaza | depanneur* |
     epicerie | boucherie* | charcuterie | fromagerie | poissonnerie | primeur* | carniceria | fruteria | pescaderia |
     macelleria | salumeria | pescheria | mercearia | talho | peixaria | slagerij | groenteboer | sklep spozywczy |
     delikatesy`,
  ],
  [
    'Education',
    `tuition | university | univ | payschools | schoolpay | college | school | schule | hochschule | universitat | studentenwerk | bookstore | semesterbeitrag |
     student loan | kurs | course | academy | volkshochschule |
     tafe | universite | universidad | universidade | universita | universiteit | universitet | uniwersytet |
     yliopisto | ecole | lycee | escuela | colegio | escola | scuola | liceo | szkola | skola | tutor | tutors |
     tutoring | coaching institute | coaching classes | driving lesson* | music lesson* | piano lesson* | fahrschule |
     autoescuela | autoscuola | rijschool | nachhilfe`,
  ],
  [
    'Children',
    `daycare | day care | childcare | kindergarten | kita | preschool | babysit* | spielwaren | toys |
     creche* | day nursery | nursery fees | childminder* | child care | early learning | montessori | kindy |
     vacation care | toy shop | toyshop | kinderbetreuung | kinderkrippe | kinderopvang | kinderdagverblijf |
     garderie | guarderia | asilo nido | przedszkole | zlobek | forskola* | barnehage | bornehave | jouets | juguet* |
     giocattoli | speelgoed | leksaker | zabawki`,
  ],
  [
    'Pets',
    `vet | veterinar* | tierarzt* | animal hospital | pet | pets | tierbedarf |
     veterinai* | dierenarts* | dierenwinkel | djursjukhus | djurklinik | weterynar* | animalerie | kennels | cattery |
     dog grooming | dog walk*`,
  ],
  [
    'Sports',
    `gym | fitness* | yoga | pilates | sportverein | sports club | golf | tennis | swim* | schwimmbad | climbing | boulder* | crossfit |
     leisure centre | leisure center | sports centre | sports center | aquatic centre | football club | rugby club |
     cricket club | bowls club | rowing club | netball | padel | martial arts | karate | judo | taekwondo | jiu jitsu |
     personal train* | piscine | piscina | salle de sport | gimnasio | polideportivo | ginasio | palestra |
     sportschool | zwembad | silownia | kuntosali | simhall* | turnverein | skipass | ski pass | ski lift* | ski hire`,
  ],
  [
    'Personal care',
    `salon | barber* | hair* | friseur* | nails | nail | spa | beauty | kosmetik* | massage | drogerie | cosmetic* | laundry | cleaners |
     reinigung |
     coiffeur* | coiffure | peluqueria | parrucchier* | cabeleireir* | kapper* | kapsalon | frisor* | frisør* |
     fryzjer* | estetica | esthetique | profumeria | perfumeria | parfumerie* | dry clean* | drycleaner* | laundrette |
     launderette | laundromat | laverie | lavanderia* | tattoo* | waxing | nagelstudio`,
  ],
  [
    'Entertainment',
    `cinema* | theatre* | theater* | movie* | kino* | concert* | museum | zoo | game* | gaming | bowling | ticket* | oper | konzert* |
     amusement | casino | lotto | lottery | arcade | festival | club | streaming |
     cine | cines | teatro | teatr | museo | musee | museu | muzeum | bioscoop | biograf | biografen | multiplex |
     theme park | aquarium | escape room | laser tag | trampoline | karaoke | bingo | betting | bookmaker* | pokies |
     loteria* | loterie | loterij | lotterie | discoteca | nightclub`,
  ],
  [
    'Subscriptions',
    `subscription* | membership | abo | abonnement | mitgliedsbeitrag | digital service* |
     tv license | radiolicens | abbonamento | suscripcion | assinatura | prenumeration`,
  ],
  [
    'Gifts and donations',
    `donation* | spende* | charity | foundation | stiftung | church | kirche* | florist | flowers | blumen* | gift | geschenk* |
     tithe | tithes | gurdwara | masjid | fleuriste* | floristeria | fiorista | bloemen* | blomster* | kwiaciarnia |
     donatie | donacion | donativo | donazione | darowizna | cadeau* | regalos`,
  ],
  [
    'Loans',
    `loan | loan payment | loan pmt | kredit* | darlehen* | ratenzahlung | auto loan | student ln | lease payment |
     hire purchase | financial svc | financial svcs | car finance | motor finance | vehicle finance | emi payment | credit conso* | pret personnel |
     prestamo* | prestito | finanziamento | emprestimo | lening | kredyt* | pozyczka`,
  ],
  [
    'Savings and investments',
    `brokerage | invest* | sparplan | wertpapier* | depot | etf | bitcoin | crypto* | ira | 401k |
     mutual fund* | tfsa | rrsp | superannuation | epargne`,
  ],
  [
    'Shopping',
    `store | shop | shopping | outlet | mall | boutique | clothing | shoes | schuhe | kleidung | electronics | elektronik |
     department store | kaufhaus | warehouse | books | buchhandlung | bucher | furniture | decor | gifts | merchandise | depot |
     versand | onlineshop |
     sporting goods | sporting gds | sportswear | schoolwear | garden centre | garden center | jewellery | jewellers | jeweller | haberdashery | op shop | tobacconist* | vape* |
     librairie | libreria | livraria | boekhandel | bokhandel | ksiegarnia | vetements | chaussures | bijouterie |
     jardinerie | tabac | tienda | zapateria | ropa | joyeria | estanco | negozio | abbigliamento | scarpe |
     gioielleria | tabacchi | tabaccheria | loja | kleding | schoenen | juwelier* | tuincentrum | butik | sklep |
     kauppa`,
  ],
  // A council's text says what for if it is not for a tax.
  [
    'Taxes',
    `city council | borough council | london borough | district council | county council | shire council |
     municipality | ayuntamiento | comune di | gemeente | camara municipal`,
  ],
]
