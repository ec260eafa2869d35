import { numberOf } from '../../exports/amount.ts'
import { minutesOf } from '../../exports/moments.ts'
import { tableFormat } from '../../exports/table-format.ts'
import { sportOf, workoutOf } from './workout-of.ts'

const later = (start: string, minutes: number | null) =>
  minutes === null
    ? ''
    : new Date(Date.parse(start.endsWith('Z') ? start : `${start}Z`) + minutes * 60_000)
        .toISOString()
        .slice(0, 19)
        .concat(start.endsWith('Z') ? 'Z' : '')

/**
 * `activities.csv` of Strava's archive. Its times are in UTC; a second distance column is in
 * metres.
 */
export const strava = tableFormat({
  description: 'Strava activities',
  columns: ['Activity ID', 'Activity Date', 'Activity Type', 'Elapsed Time'],
  dates: ['Activity Date'],
  row: (row) => {
    const at = row.at('Activity Date')
    if (at.length < 16) return 'Workouts without a time'
    const start = at.endsWith('Z') ? at : `${at}Z`
    const seconds = numberOf(row('Moving Time', 'Elapsed Time'))
    const distance = numberOf(row('Distance'))
    const inMetres = row.all.has('movingtime')
    const minutes = seconds === null ? null : seconds / 60
    return workoutOf({
      name: sportOf(row('Activity Type')),
      title: row('Activity Name'),
      start,
      end: later(start, minutes),
      minutes,
      kilometres: distance === null ? null : inMetres ? distance / 1000 : distance,
      kilocalories: numberOf(row('Calories')),
      averageHeartRate: numberOf(row('Average Heart Rate')),
      source: 'Strava',
    })
  },
})

/** `Activities.csv` of Garmin Connect, in local time. */
export const garmin = tableFormat({
  description: 'Garmin Connect activities',
  columns: ['Activity Type', 'Date', 'Title', 'Distance', 'Time', 'Calories'],
  dates: ['Date'],
  row: (row) => {
    const start = row.at('Date')
    if (start.length < 16) return 'Workouts without a time'
    const minutes = minutesOf(row('Time', 'Elapsed Time'))
    return workoutOf({
      name: sportOf(row('Activity Type')),
      title: row('Title'),
      start,
      end: later(start, minutes),
      minutes,
      kilometres: numberOf(row('Distance')),
      kilocalories: numberOf(row('Calories')),
      averageHeartRate: numberOf(row('Avg HR')),
      source: 'Garmin',
    })
  },
})
