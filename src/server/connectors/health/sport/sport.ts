import { createFileConnector } from '../../exports/file-connector.ts'
import { fit } from './fit.ts'
import { garmin, strava } from './tables.ts'
import { gpx, tcx } from './tracks.ts'

/** Workouts as watches, maps and clubs of sport hand them out. */
export const createSport = () =>
  createFileConnector({
    formats: [strava, garmin, gpx, tcx, fit],
    mayHold: (names) => !names.some((name) => name.startsWith('Takeout/')),
  })
