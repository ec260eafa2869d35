import type { Merchants } from './list.ts'

/** Ways to get about, and travel. */
export const travel: Merchants = {
  Transport: `
    Uber
    Lyft
    Bolt = bolt eu | bolt ride
    Free Now
    MTA = mta nyct | nyc transit
    BART = bart clipper
    Caltrain
    Metro Transit
    Transport for London = tfl travel | tfl gov | transport for london
    BVG
    MVG
    HVV
    RMV
    VBB
    City Rail
    Lime = lime ride | lime scooter
    Nextbike
    ParkMobile
    SpotHero
    E-ZPass = e zpass | ezpass
    FasTrak
    Zipcar
    Share Now
    Miles Mobility
    Sixt Share
    Ford Motor = ford motor
    Jiffy Lube
    AutoZone
    O'Reilly Auto = oreilly auto
    ADAC
  `,
  Fuel: `
    Shell = shell | shell oil | shell service
    Chevron
    Exxon = exxon | exxonmobil
    Mobil
    BP
    Arco
    Texaco
    Valero
    Sunoco
    Citgo
    Marathon Petro
    Speedway
    Conoco
    Phillips 66
    Circle K
    QuikTrip = quiktrip
    Wawa
    Sheetz
    Esso
    Aral
    Jet = jet tankstelle
    Total = totalenergies | total station
    OMV
    Avia
    Agip
    Repsol
    Tesla Supercharger = tesla supercharger
    Electrify America
    ChargePoint
    Ionity
  `,
  Travel: `
    United Airlines = united airlines | united air
    Delta Air Lines = delta air
    American Airlines = american air
    Southwest Airlines = southwest | southwes
    JetBlue
    Alaska Airlines = alaska air
    Lufthansa
    Ryanair
    easyJet
    British Airways
    Air France
    KLM
    Eurowings
    Wizz Air
    Airbnb
    Booking.com = booking com | bookingcom
    Expedia
    Hotels.com = hotels com
    Marriott
    Hilton
    Hyatt
    Holiday Inn
    Ibis
    Motel One
    Hertz
    Avis
    Enterprise Rent = enterprise rent
    Sixt
    Europcar
    Deutsche Bahn = deutsche bahn | db vertrieb | db bahn | db fernverkehr | bahn de
    Amtrak
    Eurostar
    Trainline
    FlixBus = flixbus | flixtrain
    SNCF
    SBB
    OBB = oebb | obb
    Trip.com = trip com
  `,
}
