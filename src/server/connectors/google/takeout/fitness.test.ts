import { describe, expect, test } from 'vitest'
import { archiveFile, lookAt } from '../../exports/exports.fixtures.ts'
import { readTakeout } from './takeout.fixtures.ts'

describe('physical activity', () => {
  test('daily figures and exercises from Google Fit are read once', async () => {
    const { items } = await readTakeout({
      'Google Fit/Daily activity metrics/2026-01-05.csv':
        'Start time,End time,Move Minutes count,Distance (m),Step count\n00:00:00.000+01:00,00:15:00.000+01:00,1,10.5,20\n00:15:00.000+01:00,00:30:00.000+01:00,,,\n',
      'Google Fit/Daily activity metrics/Daily activity metrics.csv':
        'Date,Step count\n2026-01-05,20\n',
      'Google Fit/All Sessions/2026-01-05T07_00_00_WALKING.json': {
        fitnessActivity: 'walking',
        startTime: '2026-01-05T07:00:00Z',
        endTime: '2026-01-05T07:30:00Z',
        aggregate: [
          { metricName: 'com.google.distance.delta', floatValue: 2400 },
          { metricName: 'com.google.calories.expended', floatValue: 90 },
        ],
      },
      'Google Fit/Activities/2026-01-05T07_00_00_Walking.tcx': '<xml>',
    })
    expect(items).toHaveLength(4)
    expect(items).toContainEqual(
      expect.objectContaining({
        kind: 'vitals',
        vitals: {
          name: 'steps',
          unit: 'count',
          source: 'Google Fit',
          day: '2026-01-05',
          samples: [{ at: '2026-01-05T00:00:00', end: '2026-01-05T00:15:00', value: 20 }],
        },
      }),
    )
    expect(items).toContainEqual(
      expect.objectContaining({
        kind: 'workout',
        workout: expect.objectContaining({
          name: 'walking',
          minutes: 30,
          kilometres: 2.4,
          kilocalories: 90,
        }),
      }),
    )
  })

  test('Fitbit figures are summed or averaged by the hour', async () => {
    const { items } = await readTakeout({
      'Fitbit/Global Export Data/steps-2026-01-05.json': [
        { dateTime: '01/05/26 07:00:00', value: '20' },
        { dateTime: '01/05/26 07:01:00', value: '5' },
        { dateTime: '01/06/26 07:01:00', value: '1' },
      ],
      'Fitbit/Global Export Data/heart_rate-2026-01-05.json': [
        { dateTime: '01/05/26 07:00:00', value: { bpm: 60, confidence: 1 } },
        { dateTime: '01/05/26 07:00:05', value: { bpm: 70, confidence: 1 } },
      ],
      'Fitbit/Global Export Data/sleep-2026-01-05.json': [
        {
          dateOfSleep: '2026-01-05',
          startTime: '2026-01-04T23:00:00.000',
          endTime: '2026-01-05T06:30:00.000',
          minutesAsleep: 420,
        },
      ],
    })
    expect(
      items.map(
        (item) =>
          item.kind === 'vitals' && [
            item.vitals.name,
            item.vitals.day,
            item.vitals.samples[0]?.value,
          ],
      ),
    ).toEqual([
      ['steps', '2026-01-05', 25],
      ['steps', '2026-01-06', 1],
      ['heart rate', '2026-01-05', 65],
      ['sleep', '2026-01-05', 420],
    ])
  })

  test('Fitbit exercises become workouts, in kilometres', async () => {
    const run = { activityName: 'Run', startTime: '01/05/26 07:00:00', duration: 1_800_000 }
    const { items } = await readTakeout({
      'Fitbit/Global Export Data/exercise-0.json': [
        { logId: 1, ...run, distance: 5.2, distanceUnit: 'Kilometer', calories: 340 },
        { logId: 2, ...run, startTime: '01/06/26 07:00:00', distance: 3, distanceUnit: 'Mile' },
      ],
    })
    expect(items).toMatchObject([
      { workout: { name: 'running', minutes: 30, kilometres: 5.2, kilocalories: 340 } },
      { workout: { start: '2026-01-06T07:00:00', kilometres: 4.828, source: 'Fitbit' } },
    ])
  })

  test('an older archive from Fitbit itself is recognised', async () => {
    const steps = [{ dateTime: '01/05/26 07:00:00', value: '20' }]
    const archive = archiveFile('MyFitbitData.zip', {
      'Ada/Physical Activity/steps-2026-01-05.json': steps,
      'Ada/Personal & Account/Profile.csv': 'id,name',
    })
    expect(await lookAt(archive)).toMatch(/^google: /)
  })
})
