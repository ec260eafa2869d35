import { plainUnit } from '../units.ts'

const prefix =
  /^HK(?:QuantityTypeIdentifier|CategoryTypeIdentifier|CorrelationTypeIdentifier|DataTypeIdentifier|DataType|WorkoutActivityType|CategoryValue)/

/** Names that the rule would get wrong. */
const exceptions: Readonly<Record<string, string>> = {
  StepCount: 'steps',
  BodyMass: 'weight',
  BodyMassIndex: 'body mass index',
  DistanceWalkingRunning: 'walking and running distance',
  DistanceCycling: 'cycling distance',
  DistanceSwimming: 'swimming distance',
  DistanceWheelchair: 'wheelchair distance',
  DistanceDownhillSnowSports: 'downhill snow sports distance',
  DistanceCrossCountrySkiing: 'cross-country skiing distance',
  DistanceRowing: 'rowing distance',
  DistancePaddleSports: 'paddle sports distance',
  DistanceSkatingSports: 'skating sports distance',
  ActiveEnergyBurned: 'active energy',
  BasalEnergyBurned: 'resting energy',
  AppleExerciseTime: 'exercise time',
  AppleMoveTime: 'move time',
  AppleStandTime: 'stand time',
  AppleStandHour: 'stand hours',
  BloodPressureSystolic: 'systolic blood pressure',
  BloodPressureDiastolic: 'diastolic blood pressure',
  HeartRateVariabilitySDNN: 'heart rate variability',
  VO2Max: 'VO2 max',
  UVExposure: 'UV exposure',
  DietaryEnergyConsumed: 'dietary energy',
  DietaryFatTotal: 'dietary fat',
  DietaryCarbohydrates: 'dietary carbohydrates',
  DietaryVitaminB12: 'dietary vitamin B12',
  DietaryVitaminB6: 'dietary vitamin B6',
  AppleWalkingSteadiness: 'walking steadiness',
  AppleSleepingWristTemperature: 'sleeping wrist temperature',
  AppleSleepingBreathingDisturbances: 'sleeping breathing disturbances',
  SixMinuteWalkTestDistance: 'six-minute walk distance',
  NumberOfTimesFallen: 'falls',
  NumberOfAlcoholicBeverages: 'alcoholic drinks',
  PushCount: 'wheelchair pushes',
  SwimmingStrokeCount: 'swimming strokes',
  InhalerUsage: 'inhaler use',
  MindfulSession: 'mindful minutes',
  HandwashingEvent: 'handwashing',
  ToothbrushingEvent: 'toothbrushing',
  AudioExposureEvent: 'loud environment',
  EnvironmentalAudioExposureEvent: 'loud environment',
  HeadphoneAudioExposureEvent: 'loud headphones',
  HighHeartRateEvent: 'high heart rate alert',
  LowHeartRateEvent: 'low heart rate alert',
  IrregularHeartRhythmEvent: 'irregular heart rhythm alert',
  LowCardioFitnessEvent: 'low cardio fitness alert',
  AppleWalkingSteadinessEvent: 'walking steadiness alert',
  HKWorkoutActivityTypeOther: 'other workout',
  Other: 'other workout',
}

/** Quantities that add up over a day. */
const adding =
  /^(StepCount|FlightsClimbed|PushCount|NumberOf\w+|SwimmingStrokeCount|InhalerUsage|InsulinDelivery|NikeFuel|Distance\w+|\w+EnergyBurned|Dietary\w+|Apple(Exercise|Stand|Move)Time|TimeInDaylight|WorkoutEffortScore)$/

export type Quantity = { name: string; adds: boolean }

/** The plain name of an identifier, and whether its values add up. */
export function quantityOf(identifier: string): Quantity {
  const bare = identifier.replace(prefix, '')
  return { name: plainName(identifier), adds: adding.test(bare) }
}

export function plainName(identifier: string): string {
  const bare = identifier.replace(prefix, '')
  return exceptions[bare] ?? wordsOf(bare)
}

/** `HeartRateRecoveryOneMinute` → `heart rate recovery one minute`; runs of capitals stay. */
export function wordsOf(camelCase: string): string {
  return camelCase
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(' ')
    .map((word) => (/^\p{Lu}+\d*$/u.test(word) ? word : word.toLowerCase()))
    .join(' ')
    .trim()
}

const perMinute = /HeartRate|BeatsPerMinute/

/** The plain unit, and whether the values are percentages. */
export function unitOf(identifier: string, unit: string): { unit: string; percent: boolean } {
  const plain = plainUnit(unit)
  if (plain === '/min') {
    return { unit: perMinute.test(identifier) ? 'bpm' : '/min', percent: false }
  }
  return { unit: plain, percent: plain === '%' }
}

/** Percentages are written as fractions of one; a value far above one is already a percentage. */
export const percentOf = (value: number): number =>
  value <= 1.5 ? Number((value * 100).toPrecision(10)) : value
