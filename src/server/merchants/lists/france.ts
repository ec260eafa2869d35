import type { Merchants } from './list.ts'

/** Shops and services of France. */
export const france: Merchants = {
  Groceries: `
    Leclerc = centre leclerc | leclerc drive
    Systeme U = super u | hyper u | systeme u
    Franprix
    Picard = picard surgeles
    Grand Frais
    Biocoop
    Naturalia
    Casino = geant casino | petit casino | casino supermarche | casino supermarches
    Leader Price
    La Vie Claire
    Chronodrive
  `,
  Restaurants: `
    Flunch
    Quick = quick restaurant | quick restaurants
    Paul = paul boulangerie
    La Mie Caline
    Brioche Doree
    Buffalo Grill
    Courtepaille
    O'Tacos
    Marie Blachere
    Columbus Cafe
  `,
  Utilities: `
    Engie
    TotalEnergies Electricite = totalenergies electricite | total direct energie
    Veolia
    Suez = suez eau
    Saur
    Eau de Paris
    Ekwateur
    GRDF
  `,
  'Phone and internet': `
    Orange = orange france | orange sa | orange belgium
    SFR
    Bouygues Telecom = bouygues
    Free = free mobile | free telecom
    Sosh
    La Poste Mobile
  `,
  Transport: `
    RATP
    Navigo = navigo | ile de france mobilites
    Ulys = ulys | vinci autoroutes
    Bip&Go = bip go
    APRR
    Sanef
    Cofiroute
    BlaBlaCar
    Velib
    Indigo Parking = indigo park | indigo infra
    Norauto
    Feu Vert
    Euromaster = euromaster | ats euromaster
    Voi = voi scooter | voi technology
    Dott = dott scooter | emtransit
  `,
  Travel: `
    Ouigo
    Thalys
    Accor = accor | accorhotels
    Novotel
    Pierre & Vacances = pierre vacances | pierre et vacances
    Club Med = club med | clubmed
    Gites de France
    Corsica Ferries
  `,
  Health: `
    CPAM
    Generale d'Optique = generale d optique | generale doptique
    Afflelou = alain afflelou | afflelou
    Krys = krys optique | krys audition
    GrandOptical
  `,
  Insurance: `
    MAIF
    MACIF
    Matmut
    MAAF
    GMF
    Groupama
    MMA = mma iard
    MGEN
    Harmonie Mutuelle
    Malakoff Humanis
    AG2R
  `,
  Shopping: `
    Darty
    Boulanger = boulanger com
    Cdiscount
    La Redoute
    Galeries Lafayette
    Kiabi
    Celio
    Promod
    Etam
    Petit Bateau
    Maisons du Monde
    Conforama
    GiFi
    Centrakor
    Jardiland
    Gamm Vert
    Veepee = veepee | vente privee
    Leboncoin
    Back Market = back market | backmarket
    Intersport
  `,
  Subscriptions: `
    Canal+ = canal plus | canalplus
    Le Monde = le monde abonnement | societe editrice du monde
    Mediapart
    Le Figaro
  `,
  Entertainment: `
    UGC = ugc cine | ugc
    Gaumont
    Pathe
    MK2
    Francaise des Jeux = fdj | francaise des jeux
    PMU = pmu fr | pari mutuel urbain
    Parc Asterix
    Puy du Fou
    Disneyland Paris
  `,
  'Personal care': `
    Nocibe
    Marionnaud
    Yves Rocher
    Treatwell
  `,
  Sports: `
    Fitness Park
    L'Orange Bleue = orange bleue
    Neoness
    Keepcool
  `,
  Children: `
    Vertbaudet
    Orchestra = orchestra premaman
    King Jouet
    JoueClub
  `,
  Pets: `
    Maxi Zoo
  `,
  Housing: `
    Leroy Merlin
    Castorama
    Brico Depot = brico depot | bricodepot
    Bricomarche
    Bricorama
    Mr Bricolage
    Point P = pointp | point p materiaux
    ManoMano
  `,
  Loans: `
    Cofidis
    Cetelem
    Sofinco
    Oney
    Floa = floa bank
    Younited
  `,
  Taxes: `
    Impots = dgfip | impots gouv | direction generale des finances
    Tresor public
    URSSAF
  `,
}
