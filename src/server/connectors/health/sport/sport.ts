import { createFileConnector } from '../../exports/file-connector.ts'
import { fit } from './fit.ts'
import { garmin, strava } from './tables.ts'
import { gpx, tcx } from './tracks.ts'

/** Workouts exported by watches, map apps and sports platforms. */
export const createSport = () =>
  createFileConnector({
    formats: [strava, garmin, gpx, tcx, fit],
    mayHold: (names) => !names.some((name) => name.startsWith('Takeout/')),
  })
