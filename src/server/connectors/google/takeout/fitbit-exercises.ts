import { z } from 'zod'
import { sportOf, workoutOf } from '../../health/sport/workout-of.ts'
import { wallOf } from './fitness.ts'
import { jsonParts, parseJson } from './json-parts.ts'
import { itemPiece, unreadable, type Read } from './piece.ts'

const number = z.number().nullish().catch(null)
const exercise = z.object({
  activityName: z.string().catch(''),
  startTime: z.string(),
  /** In milliseconds. */
  duration: number,
  distance: number,
  distanceUnit: z.string().catch(''),
  calories: number,
  averageHeartRate: number,
})
const kilometresAMile = 1.609_344

/** `exercise-0.json` of Fitbit: walks, runs and other exercise. */
export const readFitbitExercises: Read = async function* (file, { signal }) {
  for await (const { text } of jsonParts(file.stream())) {
    signal.throwIfAborted()
    const parsed = exercise.safeParse(parseJson(text))
    const start = parsed.success ? wallOf(parsed.data.startTime) : undefined
    if (!parsed.success || start === undefined) yield unreadable(`${file.path}, an exercise`)
    else {
      const { activityName, duration, distance, distanceUnit, calories, averageHeartRate } =
        parsed.data
      const end = new Date(Date.parse(`${start}Z`) + (duration ?? 0)).toISOString().slice(0, 19)
      const isInMiles = /mile/i.test(distanceUnit)
      yield itemPiece(
        workoutOf({
          name: sportOf(activityName),
          start,
          end,
          minutes: duration == null ? null : duration / 60_000,
          kilometres: distance == null ? null : distance * (isInMiles ? kilometresAMile : 1),
          kilocalories: calories ?? null,
          averageHeartRate: averageHeartRate ?? null,
          source: 'Fitbit',
        }),
      )
    }
  }
}
