import { expect, test } from 'vitest'
import { archiveFile, lookAt, tableFile } from '../../exports/exports.fixtures.ts'
import { memoryFile } from '../../memory-file.fixtures.ts'
import { readImport } from '../../read-import.fixtures.ts'
import { createHealth } from '../health.ts'

const health = createHealth()
const point = (minute: number, latitude: number, beats: number) =>
  `<trkpt lat="${latitude}" lon="10.0"><time>2026-03-14T06:${String(minute).padStart(2, '0')}:00Z</time><extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>${beats}</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions></trkpt>`
const gpx = memoryFile(
  'Morning_Run.gpx',
  `<?xml version="1.0"?><gpx creator="StravaGPX" version="1.1"><trk><name>Morning</name><type>running</type><trkseg>${point(2, 60, 120)}${point(17, 60.027, 140)}${point(32, 60.054, 160)}</trkseg></trk></gpx>`,
)
const tcx = memoryFile(
  'run.tcx',
  `<?xml version="1.0"?><TrainingCenterDatabase><Activities><Activity Sport="Running"><Id>2026-03-14T06:02:00Z</Id>
  <Lap StartTime="x"><TotalTimeSeconds>900</TotalTimeSeconds><DistanceMeters>3000</DistanceMeters><Calories>200</Calories><AverageHeartRateBpm><Value>130</Value></AverageHeartRateBpm><Track><Trackpoint><DistanceMeters>17</DistanceMeters></Trackpoint></Track></Lap>
  <Lap StartTime="x"><TotalTimeSeconds>900</TotalTimeSeconds><DistanceMeters>3004</DistanceMeters><Calories>210</Calories></Lap>
  </Activity></Activities></TrainingCenterDatabase>`,
)

/** A recording with one session, as a watch writes it. */
function fitFile() {
  const fields = [
    { number: 2, size: 4, value: (Date.UTC(2026, 2, 14, 6, 2) - Date.UTC(1989, 11, 31)) / 1000 },
    { number: 7, size: 4, value: 1_800_000 },
    { number: 8, size: 4, value: 1_790_000 },
    { number: 9, size: 4, value: 600_400 },
    { number: 11, size: 2, value: 410 },
    { number: 5, size: 1, value: 1 },
    { number: 16, size: 1, value: 255 },
  ]
  const definition = [0x40, 0, 0, 18, 0, fields.length]
  const described = fields.flatMap(({ number, size }) => [number, size, 0])
  const data = Buffer.concat([
    Buffer.from([...definition, ...described, 0]),
    ...fields.map(({ size, value }) => {
      const bytes = Buffer.alloc(size)
      bytes.writeUIntLE(value, 0, size)
      return bytes
    }),
  ])
  const header = Buffer.alloc(14)
  header[0] = 14
  header.writeUInt32LE(data.length, 4)
  header.write('.FIT', 8, 'latin1')
  return memoryFile('run.fit', Buffer.concat([header, data, Buffer.alloc(2)]))
}
const strava = archiveFile('export_1.zip', {
  'activities.csv':
    'Activity ID,Activity Date,Activity Name,Activity Type,Elapsed Time,Distance,Filename,Elapsed Time,Moving Time,Distance,Average Heart Rate,Calories\n' +
    '1,"Mar 14, 2026, 6:02:00 AM",Morning,Run,1800,6.00,activities/1.fit.gz,1800.0,1790.0,6004.0,141.2,410.0\n',
  'activities/1.fit.gz': 'x',
  'profile.csv': 'a,b\n1,2\n',
})
const garmin = tableFile(
  'Activities.csv',
  ['Activity Type', 'Date', 'Favorite', 'Title', 'Distance', 'Calories', 'Time', 'Avg HR'],
  [
    'Open Water Swimming',
    '2026-03-15 07:00:00',
    'false',
    'Fjord',
    '1.50',
    '300',
    '00:45:00',
    '120',
  ],
)

const workoutsOf = async (file: Parameters<typeof lookAt>[0]) =>
  (await readImport(health, file)).items.flatMap((item) =>
    item.kind === 'workout' ? [item.workout] : [],
  )

test('recordings from watches and tables from sports services are recognised as workouts', async () => {
  expect(await lookAt(gpx)).toBe('health: a recorded track (GPX)')
  expect(await lookAt(tcx)).toBe('health: a recorded workout (TCX)')
  expect(await lookAt(fitFile())).toBe('health: a recorded workout (FIT)')
  expect(await lookAt(strava)).toBe('health: Strava activities')
  expect(await lookAt(garmin)).toBe('health: Garmin Connect activities')
})

test('the same run has the same length in every format, and is stored once', async () => {
  const run = { name: 'running', start: '2026-03-14T06:02:00Z' }
  expect(await workoutsOf(gpx)).toMatchObject([
    { ...run, minutes: 30, kilometres: 6.005, averageHeartRate: 140, source: 'StravaGPX' },
  ])
  expect(await workoutsOf(tcx)).toMatchObject([
    { ...run, minutes: 30, kilometres: 6.004, kilocalories: 410, averageHeartRate: 130 },
  ])
  expect(await workoutsOf(fitFile())).toMatchObject([
    { ...run, minutes: 29.83, kilometres: 6.004, kilocalories: 410, averageHeartRate: null },
  ])
  expect(await workoutsOf(strava)).toMatchObject([
    { ...run, minutes: 29.83, kilometres: 6.004, averageHeartRate: 141, source: 'Strava' },
  ])
  const keys = await Promise.all(
    [gpx, tcx, fitFile(), strava].map(
      async (file) => (await readImport(health, file)).items[0]?.key,
    ),
  )
  expect(new Set(keys).size).toBe(1)
})

test('a Garmin table has local times', async () => {
  expect(await workoutsOf(garmin)).toMatchObject([
    {
      name: 'swimming',
      title: 'Fjord',
      start: '2026-03-15T07:00:00',
      minutes: 45,
      kilometres: 1.5,
      source: 'Garmin',
    },
  ])
})

test("Garmin's whole archive gives activities, days and nights", async () => {
  const archive = archiveFile('garmin.zip', {
    'DI_CONNECT/DI-Connect-Fitness/ada_0_summarizedActivities.json': [
      {
        summarizedActivitiesExport: [
          {
            activityId: 1,
            name: 'Fjord',
            activityType: 'trail_running',
            startTimeLocal: Date.UTC(2026, 2, 15, 7),
            duration: 1_800_000,
            distance: 600_400,
            calories: 1715.44,
            avgHr: 141,
          },
        ],
      },
    ],
    'DI_CONNECT/DI-Connect-Aggregator/UDSFile_2026-03-15_2026-03-16.json': [
      { calendarDate: '2026-03-15', totalSteps: 9000, restingHeartRate: 52 },
      { calendarDate: { date: 'Mar 16, 2026 12:00:00 AM' }, totalSteps: 4000 },
    ],
    'DI_CONNECT/DI-Connect-Wellness/2026-03-15_sleepData.json': [
      {
        sleepStartTimestampGMT: '2026-03-14T22:00:00.0',
        calendarDate: '2026-03-15',
        deepSleepSeconds: 3600,
        lightSleepSeconds: 18_000,
        remSleepSeconds: 5400,
      },
    ],
    'DI_CONNECT/DI-Connect-User/user_profile.json': { firstName: 'Ada' },
    'customer_data/customer.json': { emailAddress: 'ada@example.org' },
  })
  expect(await lookAt(archive)).toMatch(/^health: .*Garmin/)
  const { items, failures } = await readImport(health, archive)
  expect(failures).toEqual([])
  expect(items).toMatchObject([
    {
      workout: { name: 'running', minutes: 30, kilometres: 6.004, kilocalories: 410 },
    },
    { vitals: { name: 'steps', day: '2026-03-15', samples: [{ value: 9000 }], adds: true } },
    { vitals: { name: 'resting heart rate', unit: 'bpm' } },
    { vitals: { name: 'steps', day: '2026-03-16', samples: [{ value: 4000 }] } },
    { vitals: { name: 'sleep', unit: 'h', day: '2026-03-15', samples: [{ value: 7.5 }] } },
    { vitals: { name: 'deep sleep' } },
    { vitals: { name: 'REM sleep' } },
  ])
})
