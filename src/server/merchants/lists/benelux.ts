import type { Merchants } from './list.ts'

/** Shops and services of Belgium and the Netherlands. */
export const benelux: Merchants = {
  Groceries: `
    Colruyt
    Delhaize
    Plus = plus supermarkt | plus supermarkten
    Dirk van den Broek = dirk van den broek | dirk vd broek
    Hoogvliet = hoogvliet supermarkt | hoogvliet supermarkten
    Vomar
    Dekamarkt
    Nettorama
    Poiesz
    Ekoplaza
    AH to go
    Gall & Gall = gall gall | gall en gall
  `,
  Restaurants: `
    Exki
    Le Pain Quotidien = pain quotidien
    Thuisbezorgd
    Febo
    Bagels & Beans = bagels beans
  `,
  Fuel: `
    Fastned
    Allego
    Lukoil
    Tinq
    Tango = tango tankstation
    Q8
    Dats 24
  `,
  Utilities: `
    Luminus
    Fluvius
    Vivaqua
    De Watergroep
    Essent
    Eneco
    Vandebron
    Greenchoice
    Budget Energie
    Vitens
    Waternet
    Evides
    Brabant Water
  `,
  'Phone and internet': `
    Proximus
    Telenet
    Mobile Vikings
    Scarlet = scarlet belgium
    KPN
    Ziggo
    Odido
    Simpel = simpel nl
  `,
  Transport: `
    NS = ns groep | ns reizigers
    OV-chipkaart = ov chipkaart | ovpay | ov pay
    GVB
    RET = ret rotterdam | ret nv
    HTM = htm personenvervoer
    NMBS = nmbs | sncb
    De Lijn
    STIB = stib | mivb
    Q-Park = q park
    Yellowbrick
    APCOA
    ANWB
    Swapfiets
  `,
  Travel: `
    Transavia
    Brussels Airlines
    Landal
    Corendon
    Sunweb
  `,
  Health: `
    Zilveren Kruis
    Menzis
    VGZ
    CZ = cz groep | cz zorgverzekering
    ONVZ
  `,
  Insurance: `
    Ethias
    AG Insurance
    Centraal Beheer
    Nationale-Nederlanden = nationale nederlanden
    Interpolis
    Unive
    FBTO
    OHRA
    InShared
  `,
  Shopping: `
    HEMA = hema bv | hema b v | hema nederland | hema winkel
    Blokker
    De Bijenkorf = bijenkorf
    Wehkamp
    Coolblue
    Wibra
    Xenos
    Zeeman = zeeman textielsupers | zeeman textiel
    Hunkemoller
    Kwantum
    Marktplaats
    Action = action nederland | action france | action belgium
  `,
  Subscriptions: `
    Videoland
    NPO Plus
    DPG Media
    NRC Media
  `,
  Entertainment: `
    Kinepolis
    Efteling
    Walibi
    Staatsloterij
    Nederlandse Loterij
    Museumkaart
  `,
  'Personal care': `
    Kruidvat
    Etos
    Trekpleister
    ICI Paris XL
    Rituals Cosmetics
  `,
  Sports: `
    Basic-Fit = basic fit | basicfit
    SportCity
    TrainMore
  `,
  Children: `
    Intertoys
    Partou
    Prenatal = prenatal nederland
    Dreamland = dreamland belgium
  `,
  Pets: `
    Pets Place
  `,
  Housing: `
    Gamma = gamma bouwmarkt
    Praxis = praxis bouwmarkt | praxis megastore
    Karwei
    Hubo
    Intratuin
  `,
  Loans: `
    DUO = dienst uitvoering onderwijs | duo hoofdrekening
    in3 = in3 bv
    Riverty
    Billink
  `,
  Taxes: `
    Belastingdienst
    CJIB
    SPF Finances = spf finances | fod financien
  `,
}
