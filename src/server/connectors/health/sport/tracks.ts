import { ConnectorError } from '../../connector-error.ts'
import type { Format } from '../../exports/format.ts'
import { baseName } from '../../open-archive.ts'
import { decodeText, readAll } from '../../read-text.ts'
import { sportOf, workoutOf } from './workout-of.ts'

const mostBytes = 128 * 1024 * 1024
const earthKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

type Point = { latitude: number; longitude: number; ms: number; beats: number }

function kilometres(points: readonly Point[]): number {
  let sum = 0
  for (const [at, to] of points.slice(1).entries()) {
    const from = points[at]
    if (!from) continue
    const [a, b] = [radians(from.latitude), radians(to.latitude)]
    const across = radians(to.longitude - from.longitude)
    const half = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(across / 2) ** 2
    sum += 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(half)))
  }
  return sum
}

const tagIn = (xml: string, name: string) =>
  new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>([^<]*)<`).exec(xml)?.[1]?.trim() ?? ''
const numberIn = (xml: string, name: string) => Number(tagIn(xml, name) || Number.NaN)
const sum = (values: readonly number[]) =>
  values.reduce((all, value) => all + (Number.isFinite(value) ? value : 0), 0)
const mean = (values: readonly number[]) => {
  const known = values.filter((value) => Number.isFinite(value) && value > 0)
  return known.length === 0 ? null : sum(known) / known.length
}
const iso = (ms: number) => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z')

function* pointsIn(track: string): Generator<Point> {
  const points = /<trkpt\b([^>]*)>([\s\S]*?)<\/trkpt>/g
  for (const [, place = '', inside = ''] of track.matchAll(points)) {
    const latitude = Number(/lat="([^"]+)"/.exec(place)?.[1])
    const longitude = Number(/lon="([^"]+)"/.exec(place)?.[1])
    const ms = Date.parse(tagIn(inside, 'time'))
    if (Number.isNaN(latitude + longitude + ms)) continue
    yield { latitude, longitude, ms, beats: numberIn(inside, 'hr') }
  }
}

/** A track as every watch and map app exports it; its positions are not kept. */
export const gpx: Format = {
  description: 'a recorded track (GPX)',
  extensions: ['gpx'],
  fits: ({ text }) => /<gpx\b/i.test(text.slice(0, 4_000)),
  async *read({ path, stream }, { signal }) {
    const xml = decodeText(await readAll(stream(), mostBytes))
    const source = /<gpx\b[^>]*creator="([^"]*)"/i.exec(xml)?.[1] ?? ''
    for (const [, track = ''] of xml.matchAll(/<trk>([\s\S]*?)<\/trk>/g)) {
      signal.throwIfAborted()
      const points = [...pointsIn(track)]
      const [first, last] = [points[0], points.at(-1)]
      if (!first || !last) {
        yield { skipped: 'Tracks without times', count: 1 }
        continue
      }
      const named = tagIn(track, 'type') || tagIn(track, 'name') || baseName(path)
      yield {
        item: workoutOf({
          name: sportOf(named.replace(/\.gpx$/i, '')),
          start: iso(first.ms),
          end: iso(last.ms),
          minutes: (last.ms - first.ms) / 60_000,
          kilometres: kilometres(points),
          kilocalories: null,
          averageHeartRate: mean(points.map(({ beats }) => beats)),
          source,
        }),
      }
    }
  },
}

/** A recording with laps, as exported by Garmin and others. */
export const tcx: Format = {
  description: 'a recorded workout (TCX)',
  extensions: ['tcx'],
  fits: ({ text }) => /<TrainingCenterDatabase\b/.test(text.slice(0, 4_000)),
  async *read({ stream }, { signal }) {
    const xml = decodeText(await readAll(stream(), mostBytes))
    if (!xml.includes('</TrainingCenterDatabase>')) throw new ConnectorError('bad_file')
    for (const [, sport = '', activity = ''] of xml.matchAll(
      /<Activity\b[^>]*Sport="([^"]*)"[^>]*>([\s\S]*?)<\/Activity>/g,
    )) {
      signal.throwIfAborted()
      const laps = [...activity.matchAll(/<Lap\b[^>]*>([\s\S]*?)<\/Lap>/g)].map(([, lap = '']) =>
        lap.replaceAll(/<Track>[\s\S]*?<\/Track>/g, ''),
      )
      const started = Date.parse(tagIn(activity, 'Id'))
      if (Number.isNaN(started)) {
        yield { skipped: 'Tracks without times', count: 1 }
        continue
      }
      const seconds = sum(laps.map((lap) => numberIn(lap, 'TotalTimeSeconds')))
      const beats = laps.map((lap) =>
        Number(/<AverageHeartRateBpm[^>]*>\s*<Value>(\d+)/.exec(lap)?.[1]),
      )
      yield {
        item: workoutOf({
          name: sportOf(sport),
          start: iso(started),
          end: iso(started + seconds * 1000),
          minutes: seconds / 60,
          kilometres: sum(laps.map((lap) => numberIn(lap, 'DistanceMeters'))) / 1000,
          kilocalories: sum(laps.map((lap) => numberIn(lap, 'Calories'))),
          averageHeartRate: mean(beats),
          source: /<Creator\b[\s\S]*?<Name>([^<]*)</.exec(activity)?.[1] ?? '',
        }),
      }
    }
  },
}
