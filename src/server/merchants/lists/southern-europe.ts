import type { Merchants } from './list.ts'

/** Shops and services of Italy, Spain and Portugal. */
export const southernEurope: Merchants = {
  Groceries: `
    Conad
    Ipercoop
    Unicoop
    Pam = pam panorama | pam local
    Eurospin
    MD = md discount
    Iper = iper la grande
    Despar
    Famila
    Crai
    NaturaSi
    Todis
    Eroski
    Consum = consum supermercado | consum coop | consum s coop
    Hipercor
    Supercor
    Alcampo
    Caprabo
    Bonpreu
    Condis
    Gadis
    Froiz
    Ahorramas
    HiperDino
    Coviran
    Dia = dia retail | supermercados dia | supermercado dia
    Continente = modelo continente | continente modelo | continente bom dia | continente hiper
    Pingo Doce
    Minipreco
  `,
  Restaurants: `
    Autogrill
    Old Wild West
    La Piadineria = piadineria
    Rossopomodoro
    Spontini
    Grom = grom gelato | grom srl
    Alice Pizza
    Glovo
    100 Montaditos
    Telepizza
    VIPS
    Goiko
    Rodilla = rodilla sandwich | artesana rodilla
    Foster's Hollywood = fosters hollywood
    La Tagliatella = tagliatella
    Llaollao
    Pans & Company = pans company | pans and company
    A Padaria Portuguesa = padaria portuguesa
  `,
  Fuel: `
    Eni = eni station | enistation | eni stazione
    IP = italiana petroli
    Keropetrol
    Cepsa
    Moeve
    Petronor
    Plenoil
    Ballenoil
    Petroprix
    Galp
    Prio = prio energy
  `,
  Utilities: `
    Enel
    Servizio Elettrico
    A2A
    Hera = hera comm
    Iren = iren mercato | iren luce
    Acea = acea energia | acea ato
    Edison = edison energia
    Eni Plenitude
    Sorgenia
    Iberdrola
    Endesa
    Naturgy
    Holaluz
    Curenergia
    Energia XXI
    Canal de Isabel II = canal de isabel | canal isabel
    Aigues de Barcelona
    Aqualia
    EDP
    EPAL
  `,
  'Phone and internet': `
    TIM = tim spa | telecom italia
    WindTre = windtre | wind tre
    Iliad = iliad italia | iliad mobile
    Fastweb
    ho. mobile = ho mobile
    PosteMobile
    Kena Mobile
    Tiscali
    Eolo = eolo spa
    Movistar
    Orange = orange espagne | orange espana
    Yoigo
    MasMovil = masmovil | mas movil
    Pepephone
    Digi = digi spain | digi mobil
    Jazztel
    Lowi
    Simyo
    Euskaltel
    MEO = meo sa | meo s a | meo servicos
    NOS = nos comunicacoes
  `,
  Transport: `
    ATM Milano
    ATAC
    GTT = gtt torino
    Trenord
    Telepass
    Autostrade
    UnipolMove
    MyCicero
    Metro de Madrid
    EMT = emt madrid | emt valencia
    TMB = tmb barcelona | transports metropolitans
    Cabify
    Telpark
    Empark
    Via Verde = via verde portugal | viaverde
    Metropolitano de Lisboa
    Carris
    EasyPark
  `,
  Travel: `
    Trenitalia
    Italo = italotreno | italo treno | italo ntv
    Itabus
    ITA Airways
    Renfe
    Iryo
    Alsa
    Iberia = iberia lineas | iberia lae | iberia airlines | iberia express
    Vueling
    Air Europa
    Volotea
    NH Hotels = nh hotel | nh hoteles | nh hotels
    Paradores
    eDreams
    Logitravel
    Comboios de Portugal
    TAP = tap air | tap portugal
  `,
  Health: `
    Quironsalud
    Vitaldent
    Sanitas Hospitales = sanitas hospital | sanitas hospitales
  `,
  Insurance: `
    Unipol = unipol | unipolsai
    Genertel
    ConTe = conte it
    Adeslas = adeslas | segurcaixa
    Asisa
    Sanitas = sanitas seguros | sanitas sociedad
    Mapfre
    Mutua Madrilena
    Linea Directa = linea directa aseguradora
    Catalana Occidente
    Santalucia = santalucia seguros
    Fidelidade = fidelidade companhia | fidelidade seguros
    Ageas
  `,
  Shopping: `
    OVS
    Rinascente
    Upim
    Calzedonia
    Intimissimi
    Tezenis
    Yamamay
    Benetton
    Unieuro
    Euronics
    Feltrinelli
    Mondadori
    Mondo Convenienza
    Subito = subito it
    El Corte Ingles = corte ingles
    Mango = punto fa
    Massimo Dutti
    Pull & Bear = pull bear | pull and bear
    Bershka
    Stradivarius
    Oysho
    Cortefiel
    Desigual = desigual tienda | desigual store | abasic
    PcComponentes
    Casa del Libro
    Wallapop
    Worten
  `,
  Subscriptions: `
    Sky Italia
    Canone RAI
    Corriere della Sera = rcs mediagroup
    Filmin
    Movistar Plus
  `,
  Entertainment: `
    The Space Cinema
    Sisal = sisal spa | sisal italia
    Lottomatica
    SNAI
    Gardaland
    TicketOne
    Vivaticket
    Cinesa
    Yelmo = yelmo cines
    Loterias y Apuestas
    PortAventura
    Cinemas NOS = cinemas nos | nos lusomundo
  `,
  'Personal care': `
    Kiko Milano
    Tigota
    Acqua & Sapone = acqua sapone | acqua e sapone
    Druni
    Primor = perfumerias primor
    Clarel
  `,
  Sports: `
    FitActive
    VivaGym
    Altafit
    Solinca
  `,
  Children: `
    Chicco = chicco store | chicco artsana
    Prenatal = prenatal milano | prenatal retail
  `,
  Pets: `
    Arcaplanet
    Isola dei Tesori
    Kiwoko
    Tiendanimal
  `,
  Housing: `
    Tecnomat
    Bricocenter
    Bricomart = bricomart | obramat
  `,
  Loans: `
    Findomestic
    Agos = agos ducato
    Compass = compass banca
    Scalapay
    SeQura
    Aplazame
  `,
  Taxes: `
    Agenzia delle Entrate = agenzia delle entrate | agenzia entrate
    PagoPA
    Agencia Tributaria = agencia tributaria | agencia estatal de administracion | aeat
    Seguridad Social = tgss | tesoreria general de la seguridad
    Autoridade Tributaria
  `,
}
