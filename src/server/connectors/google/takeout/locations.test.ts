import { describe, expect, test } from 'vitest'
import type { Item } from '../../connector.ts'
import { readTakeout } from './takeout.fixtures.ts'

const activitiesOf = (items: readonly Item[]) =>
  items.flatMap((item) => (item.kind === 'activity' ? [item.activity] : []))

describe("a person's location", () => {
  test('is stored where they moved on, and points close together are counted', async () => {
    const at = (minute: number, latitudeE7: number) => ({
      latitudeE7,
      longitudeE7: 100_000_000,
      accuracy: 12,
      source: 'WIFI',
      deviceTag: 1,
      timestamp: new Date(Date.UTC(2026, 0, 5, 10, minute)).toISOString(),
    })
    const { items, skipped } = await readTakeout({
      'Location History (Timeline)/Records.json': {
        locations: [
          at(0, 500_000_000),
          at(1, 500_000_100),
          at(2, 500_200_000),
          at(30, 500_200_000),
          at(90, 500_200_000),
        ],
      },
    })
    expect(
      activitiesOf(items).map(({ at: when, latitude }) => [when.slice(11, 16), latitude]),
    ).toEqual([
      ['10:00', 50],
      ['10:02', 50.02],
      ['11:30', 50.02],
    ])
    expect(skipped).toMatchObject([{ count: 2 }])
  })

  test('is read from timelines of Android and iPhones', async () => {
    const visit = {
      startTime: '2026-01-05T10:00:00.000+01:00',
      endTime: '2026-01-05T11:30:00.000+01:00',
    }
    const android = {
      ...visit,
      visit: {
        topCandidate: {
          placeId: 'P1',
          semanticType: 'HOME',
          probability: 0.9,
          placeLocation: { latLng: '48.1°, 11.5°' },
        },
      },
    }
    const ride = {
      ...visit,
      activity: {
        start: { latLng: '48.1°, 11.5°' },
        end: { latLng: '48.2°, 11.6°' },
        distanceMeters: 1200.4,
        topCandidate: { type: 'CYCLING' },
      },
    }
    const path = {
      ...visit,
      timelinePath: [
        { point: '48.1°, 11.5°', time: '2026-01-05T10:00:00Z' },
        { point: '48.1°, 11.5°', time: '2026-01-05T10:01:00Z' },
      ],
    }
    const iphone = {
      ...visit,
      visit: {
        hierarchyLevel: '0',
        topCandidate: {
          placeID: 'P1',
          semanticType: 'Home',
          probability: '0.9',
          placeLocation: 'geo:48.1,11.5',
        },
      },
    }
    const both = await readTakeout({
      'Timeline.json': { semanticSegments: [android, ride, path], rawSignals: [{}] },
      'location-history.json': [iphone],
    })
    expect(activitiesOf(both.items)).toMatchObject([
      {
        action: 'visited',
        title: 'home',
        latitude: 48.1,
        longitude: 11.5,
        minutes: 90,
        at: '2026-01-05T09:00:00.000Z',
      },
      {
        action: 'travelled',
        title: 'cycling',
        detail: 'until 2026-01-05T10:30:00.000Z; metres 1200; to 48.2, 11.6',
      },
      { action: 'was at' },
      { action: 'visited', title: 'home', latitude: 48.1 },
    ])
  })
})
