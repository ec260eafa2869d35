import { expect, test } from 'vitest'
import { nearestPlace } from './nearest-place.ts'

test.each([
  ['Lisbon, Portugal', 38.7223, -9.1393],
  ['Berlin, Germany', 52.52, 13.405],
  ['Sydney, Australia', -33.86, 151.2],
  ['Marken, Netherlands', 52.4576, 5.1068],
  ['Suva, Fiji', -18.14, 178.44],
  [undefined, 0, -150],
])(
  'the nearest place is %s',
  async (place, latitude, longitude) => {
    expect(await nearestPlace({ latitude, longitude })).toBe(place)
  },
  60_000,
)
