import type { Merchants } from './list.ts'

/** Subscriptions, pastimes, family and gifts. */
export const leisure: Merchants = {
  Subscriptions: `
    Netflix
    Spotify = spotify | spotifyusa
    Hulu
    Disney+ = disney plus | disneyplus
    HBO Max = hbo max | hbomax | hbo
    Paramount+ = paramount plus
    Peacock
    YouTube Premium = youtube premium | youtubepremium
    Apple = apple com bill | itunes | apple services
    Audible
    Kindle Unlimited = kindle unltd | kindle unlimited
    Amazon Prime = amazon prime | prime video | amznprime
    Google One = google one | google storage
    Dropbox
    Microsoft 365 = microsoft 365 | msft
    Adobe
    OpenAI = openai | chatgpt
    Anthropic
    GitHub
    Notion
    Canva
    Zoom = zoom us | zoom com
    New York Times = new york times | ny times | nytimes
    Washington Post
    The Economist
    Der Spiegel
    Die Zeit = zeitverlag
    Patreon
    Substack
    NordVPN
    1Password
    LinkedIn Premium = linkedin
    DAZN
    WOW TV = sky deutschland
    Crunchyroll
    Tidal
    Deezer
    Rundfunkbeitrag = rundfunk ard zdf | rundfunkbeitrag
  `,
  Entertainment: `
    AMC Theatres = amc theatres | amc
    Regal Cinemas = regal cinemas
    Cinemark
    Fandango
    Ticketmaster
    Live Nation
    StubHub
    Eventbrite
    Eventim
    Steam = steam games | steampowered | steam purchase
    PlayStation
    Xbox
    Nintendo
    CinemaxX
    UCI Kinowelt
    Cineplex
    Bowlero
    Dave & Buster's = dave busters
  `,
  'Personal care': `
    Sephora
    Ulta = ulta
    Great Clips
    Supercuts
    dm = dm drogerie | dm fil
    Rossmann
    Muller = mueller drogerie | muller drogerie
    Douglas
    Bath & Body Works = bath body works
  `,
  Sports: `
    Planet Fitness = planet fitness | planet fit
    LA Fitness
    Equinox
    24 Hour Fitness
    Orangetheory
    ClassPass
    Peloton
    YMCA
    Strava
    McFit = mcfit | rsg group
    FitX
    Urban Sports Club = urban sports
    Wellpass
    PureGym
  `,
  Education: `
    Coursera
    Udemy
    Duolingo
    Chegg
  `,
  Pets: `
    PetSmart
    Petco
    Chewy
    Fressnapf
    Zooplus
  `,
  Children: `
    Toys R Us
    Smyths Toys = smyths
    Carter's = carters
    KinderCare
  `,
  'Gifts and donations': `
    GoFundMe
    Red Cross
    Wikimedia
    UNICEF
    Greenpeace
    Doctors Without Borders = doctors without
    Arzte ohne Grenzen
    1-800-Flowers = 1800flowers
    Hallmark
  `,
}
