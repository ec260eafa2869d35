import { createFileConnector } from '../../exports/file-connector.ts'
import { fit } from './fit.ts'
import { garminActivities, garminDays, garminSleep } from './garmin-archive.ts'
import { garmin, strava } from './tables.ts'
import { gpx, tcx } from './tracks.ts'

/** Workouts exported by watches, map apps and sports platforms. */
export const createSport = () =>
  createFileConnector({
    formats: [strava, garmin, garminActivities, garminDays, garminSleep, gpx, tcx, fit],
    mayHold: (names) => !names.some((name) => name.startsWith('Takeout/')),
  })
