import type { Merchants } from './list.ts'

/** Shops for other things. */
export const shopping: Merchants = {
  Shopping: `
    Argos
    Amazon = amazon | amzn | amzn mktp | amazon com | amazon de | amazon eu
    Walmart = walmart | wal mart | wm supercenter
    Target = target
    Best Buy = best buy | bestbuy
    Home Depot
    Lowe's = lowes
    IKEA
    eBay
    Etsy
    Macy's = macys
    Nordstrom
    Kohl's = kohls
    TJ Maxx = tj maxx | tjmaxx
    Marshalls
    Ross Stores = ross store
    Old Navy
    Gap
    H&M = h m | hm com
    Zara
    Uniqlo
    Nike
    Adidas
    REI
    Wayfair
    Bed Bath & Beyond = bed bath
    Apple Store = apple store
    Micro Center
    Newegg
    B&H Photo = b h photo
    Staples
    Office Depot
    Dollar General
    Dollar Tree
    Michaels
    AliExpress
    Shein
    Temu
    Zalando
    Otto
    MediaMarkt = mediamarkt | media markt
    Saturn
    OBI
    Bauhaus
    Hornbach
    Toom = toom baumarkt
    Decathlon
    Primark
    C&A = c a mode
    TEDi
    Thalia
    John Lewis
    Currys
    Bol.com = bol com
    Fnac
    Galaxus = galaxus | digitec
    TechHaus
  `,
}
