import { plainName, wordsOf } from './names.ts'

/** What a category record is: a duration, an occurrence or a statement. */
export type Category =
  | { is: 'duration'; names: string[]; unit: 'h' | 'min' }
  | { is: 'counted'; name: string; count: number }
  | { is: 'stated'; name: string; status: string }

const durationKinds = new Set(['MindfulSession', 'HandwashingEvent', 'ToothbrushingEvent'])
const sleepStages: Readonly<Record<string, string[]>> = {
  InBed: ['time in bed'],
  Asleep: ['sleep'],
  AsleepUnspecified: ['sleep'],
  AsleepCore: ['sleep', 'core sleep'],
  AsleepDeep: ['sleep', 'deep sleep'],
  AsleepREM: ['sleep', 'REM sleep'],
  Awake: ['time awake'],
  // Other programs write these as words; iPhones as numbers.
  '0': ['time in bed'],
  '1': ['sleep'],
  '2': ['time awake'],
  '3': ['sleep', 'core sleep'],
  '4': ['sleep', 'deep sleep'],
  '5': ['sleep', 'REM sleep'],
}
const nothingSaid = /^(|NotApplicable|Unspecified|0)$/

export function categoryOf(type: string, value: string): Category {
  const kind = type.replace(/^HKCategoryTypeIdentifier/, '')
  const valueName = value.replace(/^HKCategoryValue/, '')
  if (kind === 'SleepAnalysis') {
    const stage = valueName.replace(/^SleepAnalysis/, '')
    const names = sleepStages[stage] ?? (stage === '' ? ['sleep'] : [`sleep: ${wordsOf(stage)}`])
    return { is: 'duration', names, unit: 'h' }
  }
  const name = plainName(type)
  if (kind === 'AppleStandHour') {
    return { is: 'counted', name, count: /Stood$|^0$/.test(valueName) ? 1 : 0 }
  }
  if (durationKinds.has(kind)) return { is: 'duration', names: [name], unit: 'min' }
  // Severities and similar values repeat their type: `SeverityMild`, `MenstrualFlowLight`.
  const short = valueName.startsWith(kind) ? valueName.slice(kind.length) : valueName
  const status = short.replace(
    /^(Severity|Presence|AppetiteChanges|VaginalBleeding)(?=\p{Lu})/u,
    '',
  )
  if (nothingSaid.test(status) || kind.endsWith('Event')) return { is: 'counted', name, count: 1 }
  return { is: 'stated', name, status: wordsOf(status) }
}

const daySeconds = 86_400
const eveningSeconds = 6 * 3600

/** The day that sleep counts towards: the one on which the night ends; nights start at 6 p.m. */
export const nightOf = (endSeconds: number): number =>
  Math.floor((endSeconds + eveningSeconds) / daySeconds)
