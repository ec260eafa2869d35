import { expect, test } from 'vitest'
import { german } from '#web/words/de/german.ts'
import { titleOf } from './measure.ts'

test('names and states have a German translation in any case; others stay as the source writes them', () => {
  expect(['running', 'Running', 'VO2 max'].map(titleOf)).toEqual(['Running', 'Running', 'VO2 max'])
  globalThis.troveWords = german
  const names = ['Running', 'completed', 'low', 'immunization', 'VO2 max', 'Bowling']
  expect(names.map(titleOf)).toEqual([
    'Laufen',
    'Abgeschlossen',
    'Niedrig',
    'Impfung',
    'VO2max',
    'Bowling',
  ])
  globalThis.troveWords = undefined
})
