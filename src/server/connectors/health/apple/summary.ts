import type { Item } from '../../connector.ts'
import { keyOf } from '../key-of.ts'
import type { Measured } from '../day-buckets.ts'
import { plainUnit } from '../units.ts'
import { dateOnly, dayOf, parseIso } from '../wall-time.ts'
import type { Attributes } from '../xml-reader.ts'
import { wordsOf } from './names.ts'

const rings = [
  { attribute: 'activeEnergyBurned', name: 'move ring', unit: 'kcal' },
  { attribute: 'activeEnergyBurnedGoal', name: 'move goal', unit: 'kcal' },
  { attribute: 'appleMoveTime', name: 'move ring', unit: 'min' },
  { attribute: 'appleMoveTimeGoal', name: 'move goal', unit: 'min' },
  { attribute: 'appleExerciseTime', name: 'exercise ring', unit: 'min' },
  { attribute: 'appleExerciseTimeGoal', name: 'exercise goal', unit: 'min' },
  { attribute: 'appleStandHours', name: 'stand ring', unit: 'h' },
  { attribute: 'appleStandHoursGoal', name: 'stand goal', unit: 'h' },
] as const

/**
 * The activity rings of a day; empty for a day without any, such as before the person had a watch.
 */
export function ringsOf(attributes: Attributes): Measured[] {
  const day = parseIso(attributes['dateComponents'] ?? '')
  if (!day || day.seconds <= 0) return []
  const energyUnit = plainUnit(attributes['activeEnergyBurnedUnit'] ?? 'kcal')
  return rings.flatMap(({ attribute, name, unit }) => {
    const value = Number(attributes[attribute] ?? '0')
    if (!Number.isFinite(value) || value === 0) return []
    return {
      name,
      unit: unit === 'kcal' ? energyUnit : unit,
      source: 'Activity',
      day: dayOf(day.seconds),
      start: day.seconds,
      end: Number.NaN,
      offset: dateOnly,
      value,
      adds: !name.endsWith('goal'),
    }
  })
}

const characteristics: Readonly<Record<string, string>> = {
  BiologicalSex: 'Sex',
  BloodType: 'Blood type',
  FitzpatrickSkinType: 'Skin type',
  CardioFitnessMedicationsUse: 'Medication that lowers the heart rate',
}

/** The export's data about its owner. */
export function meItem(attributes: Attributes): Item {
  const prefix = 'HKCharacteristicTypeIdentifier'
  const birth = attributes[`${prefix}DateOfBirth`] ?? ''
  const lines = birth === '' ? [] : [`Born: ${birth} (date of birth)`]
  for (const [name, label] of Object.entries(characteristics)) {
    const value = (attributes[prefix + name] ?? '')
      .replace(/^HK(BiologicalSex|BloodType|FitzpatrickSkinType)/, '')
      .replace(/^NotSet$|^None$/, '')
    if (value !== '')
      lines.push(`${label}: ${name === 'BloodType' ? bloodType(value) : wordsOf(value)}`)
  }
  return {
    kind: 'health_entry',
    key: keyOf(['apple', 'me']),
    healthEntry: {
      section: 'patient',
      name: 'Me',
      code: '',
      status: '',
      from: birth,
      to: '',
      detail: lines.join('\n'),
      source: 'Apple Health',
    },
  }
}

const bloodType = (value: string) => value.replace('Positive', '+').replace('Negative', '−')
