import { expect, test } from 'vitest'
import { sourceCatalogue } from '#shared/source-catalogue.ts'
import { splitStep } from './step-text.ts'

test('an address in a step becomes a link, and the sentence stays complete', () => {
  expect(splitStep('Open myaccount.google.com/apppasswords, then takeout.google.com.')).toEqual([
    { text: 'Open ' },
    {
      text: 'myaccount.google.com/apppasswords',
      href: 'https://myaccount.google.com/apppasswords',
    },
    { text: ', then ' },
    { text: 'takeout.google.com', href: 'https://takeout.google.com' },
    { text: '.' },
  ])
})

test('files and mail addresses are not links', () => {
  expect(splitStep('Import chat.db or the .mbox of ada@trove.com.')).toHaveLength(1)
})

test('no step of any source loses a word', () => {
  for (const { howto } of Object.values(sourceCatalogue)) {
    for (const step of howto) {
      expect(
        splitStep(step)
          .map(({ text }) => text)
          .join(''),
      ).toBe(step)
    }
  }
})
