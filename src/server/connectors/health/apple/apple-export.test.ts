import { describe, expect, test } from 'vitest'
import { category, exportOf, record } from '../apple-export.fixtures.ts'
import { importedText } from '../imported.fixtures.ts'

const steps = (value: number, start: string, source: string) =>
  record({ type: 'StepCount', unit: 'count', value, start, source })
const day = '2026-03-02'
const at = (time: string) => `${day} ${time}:00 +0100`

describe('measurements', () => {
  test('of one kind, source and day are one item with a sample each, in local time', async () => {
    const { vitals } = await importedText(
      'export.xml',
      exportOf(
        record({ type: 'HeartRate', unit: 'count/min', value: 72, start: at('09:00') }) +
          record({ type: 'HeartRate', unit: 'count/min', value: 61, start: at('08:00') }) +
          record({
            type: 'HeartRate',
            unit: 'count/min',
            value: 80,
            start: '2026-03-03 00:10:00 +0100',
          }),
      ),
    )
    expect(vitals).toEqual([
      {
        name: 'heart rate',
        unit: 'bpm',
        source: 'Watch',
        day,
        samples: [
          { at: '2026-03-02T08:00:00+01:00', end: '', value: 61 },
          { at: '2026-03-02T09:00:00+01:00', end: '', value: 72 },
        ],
      },
      expect.objectContaining({ day: '2026-03-03' }),
    ])
  })

  test('that two sources counted stay separate, and the smaller one is marked as counted elsewhere', async () => {
    const { vitals, notes } = await importedText(
      'export.xml',
      exportOf(
        steps(4000, at('08:00'), 'iPhone') +
          steps(2500, at('08:05'), 'Watch') +
          steps(2500, at('09:00'), 'Watch') +
          steps(900, '2026-03-03 08:00:00 +0100', 'iPhone'),
      ),
    )
    const counted = vitals.map(({ source, day: on, doubled = false }) => [source, on, doubled])
    expect(counted).toEqual([
      ['iPhone', day, true],
      ['Watch', day, false],
      ['iPhone', '2026-03-03', false],
    ])
    expect(notes).toEqual([expect.stringMatching(/On 1 day more than one source counted “steps”/)])
  })

  test('of the heart are not added up, so neither of two sources is marked', async () => {
    const beat = (source: string) =>
      record({ type: 'HeartRate', unit: 'count/min', value: 60, start: at('08:00'), source })
    const { vitals } = await importedText('export.xml', exportOf(beat('Watch') + beat('Strap')))
    expect(vitals.map(({ doubled }) => doubled)).toEqual([undefined, undefined])
  })

  test('as a fraction of one become percent, and different units within a day become the first', async () => {
    const { vitals } = await importedText(
      'export.xml',
      exportOf(
        record({ type: 'OxygenSaturation', unit: '%', value: 0.97, start: at('08:00') }) +
          record({ type: 'BodyMass', unit: 'kg', value: 70, start: at('08:00') }) +
          record({ type: 'BodyMass', unit: 'lb', value: 154.3235835294143, start: at('09:00') }),
      ),
    )
    expect(vitals.map(({ unit, samples }) => [unit, samples.map(({ value }) => value)])).toEqual([
      ['%', [97]],
      ['kg', [70, 70]],
    ])
  })

  test('of blood pressure are the same inside and outside their pair', async () => {
    const pressure =
      record({ type: 'BloodPressureSystolic', unit: 'mmHg', value: 121, start: at('08:00') }) +
      record({ type: 'BloodPressureDiastolic', unit: 'mmHg', value: 79, start: at('08:00') })
    const pair = `<Correlation type="HKCorrelationTypeIdentifierBloodPressure" sourceName="Watch" startDate="${at('08:00')}" endDate="${at('08:00')}"><MetadataEntry key="a" value="b"/>${pressure}</Correlation>`
    for (const body of [pressure + pair, pair + pressure, pair]) {
      const { vitals } = await importedText('export.xml', exportOf(body))
      expect(vitals.map(({ name, samples }) => [name, samples.length])).toEqual([
        ['systolic blood pressure', 1],
        ['diastolic blood pressure', 1],
      ])
    }
  })

  test('keep their key when a later export has more of them', async () => {
    const before = await importedText('export.xml', exportOf(steps(10, at('08:00'), 'iPhone')))
    const after = await importedText(
      'export.xml',
      exportOf(steps(10, at('08:00'), 'iPhone') + steps(20, at('09:00'), 'iPhone')),
    )
    expect(after.keys).toEqual(before.keys)
    expect(after.vitals[0]?.samples).toHaveLength(2)
  })
})

test('sleep is in hours per night, by stage and in total', async () => {
  const stage = (value: string, start: string, end: string) =>
    category('SleepAnalysis', `HKCategoryValueSleepAnalysis${value}`, start, end)
  const { vitals } = await importedText(
    'export.xml',
    exportOf(
      stage('AsleepCore', '2026-03-01 23:00:00 +0100', '2026-03-02 02:00:00 +0100') +
        stage('AsleepREM', '2026-03-02 02:00:00 +0100', '2026-03-02 03:30:00 +0100') +
        stage('Awake', '2026-03-02 03:30:00 +0100', '2026-03-02 03:45:00 +0100'),
    ),
  )
  const sums = vitals.map(({ name, unit, day: on, samples }) => [
    name,
    samples.reduce((sum, { value }) => sum + value, 0),
    unit,
    on,
  ])
  expect(sums.toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1))).toEqual([
    ['REM sleep', 1.5, 'h', day],
    ['core sleep', 3, 'h', day],
    ['sleep', 4.5, 'h', day],
    ['time awake', 0.25, 'h', day],
  ])
})

test('other category records become minutes, a count or a statement', async () => {
  const { vitals, entries } = await importedText(
    'export.xml',
    exportOf(
      category('MindfulSession', 'HKCategoryValueNotApplicable', at('08:00'), at('08:12')) +
        category('AppleStandHour', 'HKCategoryValueAppleStandHourStood', at('09:00'), at('10:00')) +
        category('AppleStandHour', 'HKCategoryValueAppleStandHourIdle', at('10:00'), at('11:00')) +
        category('Headache', 'HKCategoryValueSeverityModerate', at('12:00'), at('13:00')),
    ),
  )
  expect(
    vitals.map(({ name, unit, samples }) => [name, unit, samples.map((s) => s.value)]),
  ).toEqual([
    ['mindful minutes', 'min', [12]],
    ['stand hours', 'count', [1, 0]],
  ])
  expect(entries).toEqual([
    expect.objectContaining({
      name: 'headache',
      status: 'moderate',
      from: '2026-03-02T12:00:00+01:00',
      to: '2026-03-02T13:00:00+01:00',
    }),
  ])
})

test('workouts are read in the old and the new format, in kilometres and kilocalories', async () => {
  const when = `sourceName="Watch" startDate="${at('08:00')}" endDate="${at('08:30')}"`
  const { workouts, skipped } = await importedText(
    'export.xml',
    exportOf(`<Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30.5" durationUnit="min" totalDistance="3" totalDistanceUnit="mi" totalEnergyBurned="1000" totalEnergyBurnedUnit="kJ" ${when}/>
      <Workout workoutActivityType="HKWorkoutActivityTypeCycling" ${when}>
        <WorkoutEvent type="HKWorkoutEventTypeLap"/>
        <WorkoutActivity uuid="1"><WorkoutStatistics type="HKQuantityTypeIdentifierDistanceCycling" sum="12" unit="km"/></WorkoutActivity>
        <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceCycling" sum="12" unit="km"/>
        <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="250" unit="Cal"/>
        <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="141.5" unit="count/min"/>
        <WorkoutRoute sourceName="Watch"><FileReference path="/workout-routes/route_2026-03-02.gpx"/></WorkoutRoute>
      </Workout>
      <Workout workoutActivityType="HKWorkoutActivityTypeYoga" sourceName="Watch"/>`),
  )
  expect(workouts).toEqual([
    {
      name: 'running',
      start: '2026-03-02T08:00:00+01:00',
      end: '2026-03-02T08:30:00+01:00',
      minutes: 30.5,
      kilometres: 4.828032,
      kilocalories: expect.closeTo(239, 0),
      averageHeartRate: null,
      source: 'Watch',
    },
    expect.objectContaining({
      name: 'cycling',
      minutes: 30,
      kilometres: 12,
      kilocalories: 250,
      averageHeartRate: 141.5,
    }),
  ])
  expect(skipped).toEqual([{ reason: 'A workout without a time', count: 1 }])
})

test("a day's rings and the owner are read, and unknown records are counted", async () => {
  const { vitals, entries, skipped } = await importedText(
    'export.xml',
    exportOf(`<Me HKCharacteristicTypeIdentifierDateOfBirth="1990-05-01" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexFemale" HKCharacteristicTypeIdentifierBloodType="HKBloodTypeAPositive"/>
      <ActivitySummary dateComponents="2026-03-02" activeEnergyBurned="480" activeEnergyBurnedGoal="500" activeEnergyBurnedUnit="Cal" appleExerciseTime="31" appleStandHours="0"/>
      <ActivitySummary dateComponents="1969-12-30" activeEnergyBurned="0"/>
      <Audiogram startDate="${at('08:00')}"><SensitivityPoint frequency="1000"/></Audiogram>
      <Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" value="fast" startDate="${at('08:00')}"/>
      <Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" value="60" startDate="soon"/>`),
  )
  expect(vitals.map(({ name, samples }) => [name, samples])).toEqual([
    ['move ring', [{ at: day, end: '', value: 480 }]],
    ['move goal', [{ at: day, end: '', value: 500 }]],
    ['exercise ring', [{ at: day, end: '', value: 31 }]],
  ])
  expect(entries[0]).toMatchObject({
    section: 'patient',
    from: '1990-05-01',
    detail: 'Born: 1990-05-01 (date of birth)\nSex: female\nBlood type: A+',
  })
  expect(skipped).toEqual([
    { reason: 'An activity summary of a day without activity', count: 1 },
    { reason: 'An element Audiogram, which is not read', count: 1 },
    { reason: 'A record whose value is not a number', count: 1 },
    { reason: 'A record without a type or a time', count: 1 },
  ])
})
