import { expect, test } from 'vitest'
import { readMoment } from './read-moment.ts'

const languages = (
  'en en-GB en-CA en-IN de fr fr-CA es es-MX it pt pt-BR nl pl sv da nb fi cs sk hu ro tr el ru uk ' +
  'id vi ca hr sl sr bg et lv lt he ar hi bn ja ko zh-CN zh-TW fil ms sw'
).split(' ')
const forms = [
  { dateStyle: 'medium', timeStyle: 'long' },
  { dateStyle: 'full', timeStyle: 'long' },
  { dateStyle: 'medium', timeStyle: 'medium' },
] as const

test.each(languages)('a time as written in %s is read', (language) => {
  for (const hour of [0, 9, 12, 21]) {
    const moment = new Date(Date.UTC(2023, 2, 17, hour, 5, 9))
    for (const form of forms) {
      const format = { ...form, timeZone: 'UTC', numberingSystem: 'latn' } as const
      const written = new Intl.DateTimeFormat(language, format).format(moment)
      expect(readMoment(written), written).toBe(moment.toISOString())
    }
  }
})

test.each([
  ['2023-03-17 09:00', '2023-03-17T09:00:00.000Z'],
  ['2023-03-17T09:00:00+02:00', '2023-03-17T07:00:00.000Z'],
  ['2023. 3. 17. 오후 9:05:09 GMT+9', '2023-03-17T12:05:09.000Z'],
  ['17.03.2023, 09:05:09 MEZ', '2023-03-17T08:05:09.000Z'],
  ['Mar 17, 2023, 9:05:09 PM PDT', '2023-03-18T04:05:09.000Z'],
  ['a walk in March', undefined],
])('%s', (written, moment) => {
  expect(readMoment(written)).toBe(moment)
})
