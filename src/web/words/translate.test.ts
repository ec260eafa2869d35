import { afterEach, expect, test } from 'vitest'
import { t, tServer, tn } from './translate.ts'

afterEach(() => {
  globalThis.troveWords = undefined
})

const speakGerman = () => {
  globalThis.troveWords = {
    page: {
      'Add a file': 'Datei hinzufügen',
      'Delete {name}': '{name} löschen',
      '{count} rows': { one: '{count} Zeile', other: '{count} Zeilen' },
    },
    server: {
      'Please try again in {wait}.': 'Bitte versuche es in {wait} erneut.',
      '1 minute': '1 Minute',
    },
  }
}

test('a page without a dictionary is in English', () => {
  expect(t('Add a file')).toBe('Add a file')
  expect(t('Delete {name}', { name: 'a.pdf' })).toBe('Delete a.pdf')
  expect([tn(1, '{count} row', '{count} rows'), tn(2, '{count} row', '{count} rows')]).toEqual([
    '1 row',
    '2 rows',
  ])
})

test('a dictionary turns texts, counts and values into its language', () => {
  speakGerman()
  expect(t('Add a file')).toBe('Datei hinzufügen')
  expect(t('Delete {name}', { name: 'a {name} $& .pdf' })).toBe('a {name} $& .pdf löschen')
  expect([tn(1, '{count} row', '{count} rows'), tn(2, '{count} row', '{count} rows')]).toEqual([
    '1 Zeile',
    '2 Zeilen',
  ])
})

test('a server text that contains values is translated around them', () => {
  speakGerman()
  expect(tServer('Please try again in 1 minute.')).toBe('Bitte versuche es in 1 Minute erneut.')
  expect(tServer('Something new.')).toBe('Something new.')
})
