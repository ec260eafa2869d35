import type { Merchants } from './list.ts'

/** Shops and services of Austria and Switzerland. */
export const austriaAndSwitzerland: Merchants = {
  Groceries: `
    Interspar = interspar | eurospar
    MPreis
    Unimarkt
    Nah & Frisch = nah frisch | nah und frisch
    Denner
    Volg
    Migrolino
    Manor Food
    k kiosk
    LeShop
  `,
  Restaurants: `
    foodora
    Mjam
    Akakiko
    Swing Kitchen
    Ankerbrot = ankerbrot | anker snack
    Strock = strock brot | stroeck brot
    Tibits
    Holy Cow = holy cow gourmet
  `,
  Fuel: `
    Coop Pronto
    Migrol
    Agrola
    Socar
    Tamoil
    Turmol = turmol | turmoel
  `,
  Utilities: `
    Wien Energie
    Wiener Netze
    EVN
    Verbund = verbund ag | verbund strom
    Energie AG = energie ag oberosterreich | energie ag vertrieb
    Linz AG
    Salzburg AG
    TIWAG
    KELAG
    Energie Steiermark
    EWZ
    IWB
    BKW
    CKW = ckw ag | centralschweizerische kraftwerke
    EKZ
    Romande Energie
    Services industriels
  `,
  'Phone and internet': `
    A1 = a1 telekom | a1 mobil
    Magenta = magenta telekom
    Drei = hutchison drei | drei at
    HoT = hot telekom | ventocom
    spusu
    Yesss
    kabelplus
    Salt = salt mobile
    Wingo = wingo ch | wingo mobile
    Yallo
    UPC = upc schweiz | upc telekabel
    Quickline
  `,
  Transport: `
    Wiener Linien
    KlimaTicket
    OAMTC = oamtc | oeamtc
    ASFINAG
    Forstinger
    ZVV
    VBZ
    SwissPass
    PostAuto
    Transports publics genevois = transports publics genevois | tpg geneve
    Mobility = mobility genossenschaft | mobility carsharing
    TCS = touring club schweiz | touring club suisse
    Parkingpay
  `,
  Travel: `
    Westbahn
    Austrian Airlines
    Swiss = swiss international air | swiss intl air | swiss air lines
    Edelweiss Air
  `,
  Health: `
    Pearle
    OGK = oegk | osterreichische gesundheitskasse
    Amavita
    TopPharm
    Coop Vitality
  `,
  Insurance: `
    Uniqa
    Wiener Stadtische = wiener stadtische | wiener staedtische
    Generali
    Grazer Wechselseitige
    CSS = css versicherung | css kranken
    Helsana
    SWICA
    Visana
    Assura
    Groupe Mutuel
    KPT = kpt kranken | kpt versicherung
    Sympany
    Atupri
    Mobiliar = die mobiliar | schweizerische mobiliar
    Baloise
    Vaudoise = vaudoise assurances
    Swiss Life = swiss life | swisslife
  `,
  Shopping: `
    Libro = libro handels
    Pagro
    XXXLutz = xxxlutz | xxxl lutz
    Mobelix = mobelix | moebelix
    Momax = momax | moemax
    Hartlauer
    Hervis
    Gigasport
    Humanic
    Deichmann
    Tchibo
    Peek & Cloppenburg = peek cloppenburg | peek und cloppenburg
    willhaben
    Manor = manor ag
    Interdiscount
    Fust = dipl ing fust | fust ag
    Microspot
    Brack = brack ch
    Ochsner Sport
    Ricardo = ricardo ch
  `,
  Subscriptions: `
    ORF-Beitrag = orf beitrag | gis gebuhren
    Serafe
    Der Standard = derstandard | standard verlagsgesellschaft
    Zattoo
    Tages-Anzeiger = tages anzeiger | tamedia
    NZZ
  `,
  Entertainment: `
    Cineplexx
    win2day
    Osterreichische Lotterien = osterreichische lotterien | oesterreichische lotterien
    Swisslos
    Starticket
    oeticket
  `,
  'Personal care': `
    BIPA
    Import Parfumerie
  `,
  Sports: `
    FitInn
    John Harris Fitness
    Clever Fit
    Activ Fitness
  `,
  Children: `
    BabyOne
    Vedes
  `,
  Pets: `
    Das Futterhaus = futterhaus
    Qualipet
  `,
  'Gifts and donations': `
    Licht ins Dunkel
    Heks = heks eper
    Gluckskette = gluckskette | glueckskette
  `,
  Housing: `
    Lagerhaus = raiffeisen lagerhaus
    Coop Bau+Hobby = coop bau hobby
    Pfister = mobel pfister
  `,
  Loans: `
    Cembra = cembra money
  `,
  Taxes: `
    SVS = sozialversicherung der selbstandigen | sozialversicherungsanstalt der selbstandigen
  `,
}
