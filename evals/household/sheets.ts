/**
 * Three small sheets of a household, as people keep them. Dates are relative to 24 November 2026.
 */

export const fuelLog = `Date,Station,Litres,Price per litre,Total,Odometer,Note
2026-01-10,Pinecrest,38.20,1.69,64.56,41210,
2026-02-04,Pinecrest,35.50,1.72,61.06,41795,
2026-03-01,Bayside Fuel,40.10,1.75,70.18,42460,before the trip
2026-03-28,Pinecrest,33.00,1.78,58.74,43011,
2026-05-02,Highway Stop,42.00,1.99,83.58,43702,motorway
2026-06-11,Bayside Fuel,37.40,1.81,67.69,44318,
2026-08-03,Pinecrest,36.90,1.83,67.53,44921,
2026-09-15,Bayside Fuel,39.00,1.79,69.81,45577,
2026-10-20,Pinecrest,34.60,1.74,60.20,46140,
2026-11-12,Bayside Fuel,41.30,1.77,73.10,46835,
`

export const inventory = `Item,Room,Bought on,Price,Warranty until,Shop
Washing machine,Bathroom,2024-03-14,649.00,2029-03-14,Elektra
Dishwasher,Kitchen,2021-06-02,529.00,2024-06-02,Elektra
Fridge,Kitchen,2023-11-20,799.00,2026-11-20,Coldhouse
Toaster,Kitchen,2025-12-27,39.90,2027-12-27,Elektra
Desk,Study,2022-09-05,240.00,,Woodworks
Office chair,Study,2022-09-05,310.00,2027-09-05,Woodworks
Monitor,Study,2025-02-18,279.00,2028-02-18,Kestrel Computers
Sofa,Living room,2020-01-11,1150.00,,Woodworks
Television,Living room,2024-11-29,699.00,2026-11-29,Elektra
Bookshelf,Living room,2022-10-01,180.00,,Woodworks
Vacuum cleaner,Hall,2026-01-30,219.00,2028-01-30,Elektra
`

export const loans = `Title,Author,Pages,Borrowed,Returned,Due,Reader
The Quiet Orchard,Dana Holt,312,2026-03-02,2026-03-20,2026-03-30,Mara
Rivers of Salt,Imre Vadas,448,2026-04-11,2026-05-15,2026-05-09,Mara
Foxes at Night,Lou Berg,96,2026-04-11,2026-04-25,2026-05-09,Nico
The Glass Tram,Dana Holt,275,2026-06-05,2026-06-23,2026-07-03,Mara
Bread for Beginners,Sunniva Aas,180,2026-08-22,2026-10-01,2026-09-19,Mara
Owl Post,Lou Berg,64,2026-09-12,2026-09-30,2026-10-10,Nico
Winter Lines,Imre Vadas,390,2026-10-30,,2026-11-27,Mara
The Clockmaker's Cat,Pia Roux,120,2026-11-07,,2026-12-05,Nico
A Field Guide to Moss,Tor Lind,224,2026-10-17,,2026-11-14,Mara
`
