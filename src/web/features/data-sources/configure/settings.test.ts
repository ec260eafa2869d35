import { expect, test } from 'vitest'
import type { ListedSource } from '#web/parts/sources/queries.ts'
import { choicesOf, settingsOf, toChange, toggled } from './settings.ts'

const source: ListedSource = {
  id: 'src_1',
  name: 'Gmail',
  type: 'gmail',
  status: 'connected',
  config: { schedule: 'daily', include: { withoutFolders: ['Spam'] } },
}

test('an unchanged form sends only the name', () => {
  expect(toChange(source, settingsOf(source))).toEqual({ name: 'Gmail' })
})

test('only changes are sent, and empty fields replace no credentials', () => {
  const settings = settingsOf(source)
  expect(
    toChange(source, {
      ...settings,
      name: ' Work mail ',
      schedule: 'hourly',
      entered: { email: '  ', password: 'abcd' },
    }),
  ).toEqual({ name: 'Work mail', schedule: 'hourly', credentials: { password: 'abcd' } })
})

test('inclusion is sent completely if any of it changes', () => {
  const settings = { ...settingsOf(source), since: '2024-01-01', withoutKinds: ['contact'] }
  expect(toChange(source, settings)).toEqual({
    name: 'Gmail',
    include: { since: '2024-01-01', withoutKinds: ['contact'], withoutFolders: ['Spam'] },
  })
  const everything = { ...settings, since: '', withoutKinds: [], withoutFolders: [] }
  expect(toChange(source, everything).include).toEqual({})
})

test('an excluded folder can be included again, even if it is unknown now', () => {
  expect(choicesOf(['Inbox'], ['Spam'])).toEqual(['Inbox', 'Spam'])
  expect(toggled(['Spam'], 'Spam')).toEqual([])
  expect(toggled(['Spam'], 'Inbox')).toEqual(['Spam', 'Inbox'])
})
