import type { Merchants } from './list.ts'

/** Shops and services of the Nordic countries and Poland. */
export const nordicsAndPoland: Merchants = {
  Groceries: `
    Hemkop
    Willys = willys hemma | willys ab
    City Gross
    Mathem
    Systembolaget
    Pressbyran
    Rema 1000
    Kiwi = kiwi minipris | kiwi norge
    Bunnpris
    Narvesen
    Vinmonopolet
    Fotex = fotex | foetex | føtex
    Bilka
    SuperBrugsen
    Kvickly
    Nemlig = nemlig com
    K-Citymarket
    HOK-Elanto
    Alepa
    R-kioski = r kioski
    Alko = alko oy
    Zabka
    Dino = dino polska
    Stokrotka = stokrotka supermarket | stokrotka market | stokrotka sp
    Lewiatan
    Polomarket
    Delikatesy Centrum
    Frisco = frisco pl
  `,
  Restaurants: `
    Max Burgers = max burgers | max hamburgare
    Espresso House
    Waynes Coffee
    Lagkagehuset
    Hesburger
    Pyszne.pl = pyszne pl
  `,
  Fuel: `
    OKQ8
    Preem
    St1
    Uno-X = uno x
    Neste
    Orlen = orlen | pkn orlen
    Lotos = lotos paliwa | stacja lotos
  `,
  Utilities: `
    Fortum
    Ellevio
    Helen = helen oy
    Tibber
    Fjordkraft
    Hafslund
    Elvia = elvia as
    Norlys
    Orsted = orsted | oersted | ørsted
    Andel Energi
    Tauron
    PGE = pge obrot | pge polska
    Enea = enea sa
    Energa
    PGNiG
  `,
  'Phone and internet': `
    Telia
    Telenor
    Tele2
    Comviq
    Halebop
    Tre = hi3g
    Bredband2
    Talkmore
    YouSee
    TDC
    CBB Mobil
    Elisa = elisa oyj | elisa saunalahti
    DNA = dna oyj
    Orange Polska
    Play = p4 sp
    Polkomtel Plus = polkomtel
    Netia
    Vectra = vectra sa
  `,
  Transport: `
    SL = storstockholms lokaltrafik | ab storstockholms
    Vasttrafik
    Skanetrafiken
    Ruter = ruter as | ruterappen
    AutoPASS
    Rejsekort
    Brobizz
    Sund & Baelt = sund baelt | sund bælt
    HSL
    ZTM
    MPK
    Jakdojade
    SkyCash
    Biltema
    Mekonomen
  `,
  Travel: `
    SJ = sj ab | sj app | sj se
    Vy = vy tog | vygruppen
    DSB
    VR = vr group | vr yhtyma
    PKP
    SAS = sas scandinavian | scandinavian airlines
    Norwegian Air
    Finnair
    LOT = lot polish | pll lot
    Viking Line
    Tallink
    Color Line
    Fjord Line
    Scandic = scandic hotel | scandic hotels
  `,
  Health: `
    Apoteket
    Apotek Hjartat
    Kronans Apotek
    Apotek 1
    Vitusapotek
    Synsam
    Kry = kry international
    Terveystalo
    Mehilainen
    Lux Med = lux med | luxmed
    Medicover
    Super-Pharm = super pharm | superpharm
  `,
  Insurance: `
    Folksam
    Trygg-Hansa = trygg hansa
    If = if skadeforsakring | if skadeforsikring | if forsikring | if vakuutus
    Lansforsakringar
    Gjensidige
    Tryg = tryg forsikring
    Topdanmark
    Alm Brand
    LahiTapiola
    PZU
    Warta = warta sa | tuir warta
    Link4
  `,
  Shopping: `
    Clas Ohlson
    Jula = jula sverige | jula norge | jula ab
    Rusta
    Ahlens
    Lindex
    KappAhl
    Gina Tricot
    Elgiganten
    Elkjop = elkjop | elkjøp
    Gigantti
    NetOnNet
    Webhallen
    Komplett = komplett no | komplett se | komplett services
    CDON
    XXL Sport
    Akademibokhandeln
    Adlibris
    Magasin du Nord
    Flying Tiger
    Sostrene Grene = sostrene grene | søstrene grene
    JYSK
    Verkkokauppa
    Tokmanni
    Motonet
    Stockmann = stockmann oyj | stockmann helsinki
    Blocket
    Tradera
    Allegro = allegro pl | allegro sp
    Empik
    RTV Euro AGD = rtv euro agd | euro net sp
    Media Expert
    x-kom = x kom
    Pepco
    Sinsay
  `,
  Subscriptions: `
    Viaplay
    Storytel
    BookBeat
    Nextory
    Podimo
    Dagens Nyheter
    Aftonbladet
    Schibsted
    Polsat Box = polsat box | cyfrowy polsat
  `,
  Entertainment: `
    Filmstaden
    Svenska Spel
    Norsk Tipping
    Danske Spil
    Veikkaus
    Liseberg
    Grona Lund
    Cinema City
    Multikino
    Nordisk Film
  `,
  'Personal care': `
    Matas = matas as | matas a s | matas operations
    Kicks = kicks kosmetik | kicks kosmetikkedjan
    Hebe = drogeria hebe
  `,
  Sports: `
    SATS
    Friskis & Svettis = friskis
    Nordic Wellness
    Actic
    Elixia
    MultiSport = multisport | benefit systems sa
    Zdrofit
    CityFit
  `,
  Children: `
    Smyk
    BabySam
    Lekia
  `,
  Pets: `
    Musti = musti ja mirri
    Arken Zoo
    Granngarden
  `,
  Housing: `
    Byggmax
    Hornbach Bygg = hornbach byggmarknad
    XL-Byg = xl byg
    Maxbo
    K-Rauta = k rauta
  `,
  Rent: `
    Stockholmshem
    Familjebostader
  `,
  Loans: `
    CSN = csn autogiro | csn aterbetalning | centrala studiestod
    Lanekassen
    Resurs Bank
    Qliro
    Svea Bank = svea bank | svea ekonomi
    PayPo
    Twisto
  `,
  Taxes: `
    Skatteverket
    Skatteetaten
    Skattestyrelsen
    Transportstyrelsen
    Motorstyrelsen
    Verohallinto
    Urzad Skarbowy
    ZUS = zus skladki | zaklad ubezpieczen spolecznych
  `,
}
