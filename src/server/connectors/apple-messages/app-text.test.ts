import { expect, test } from 'vitest'
import { appText } from './app-text.ts'
import { Pointer, propertyListOf, type PropertyValue } from './property-list.fixtures.ts'

/** An archive whose first object is the root; pointers count from there. */
const archiveOf = (...objects: PropertyValue[]) =>
  propertyListOf({
    $version: 100_000,
    $archiver: 'NSKeyedArchiver',
    $top: { root: new Pointer(1) },
    $objects: ['$null', ...objects],
  })

test("an app's message has its name, text and link", () => {
  const payload = archiveOf(
    { an: new Pointer(2), ldtext: new Pointer(3), userInfo: new Pointer(4), URL: new Pointer(7) },
    'Table',
    'Booked',
    { 'NS.keys': [new Pointer(5)], 'NS.objects': [new Pointer(6)] },
    'caption',
    'For 4 at 7 pm',
    { 'NS.relative': new Pointer(8) },
    'https://example.org/table',
  )
  expect(appText(payload)).toBe('Table: Booked – For 4 at 7 pm\nhttps://example.org/table')
})

test('a link preview has its title and summary, otherwise its address', () => {
  const preview = archiveOf(
    { richLinkMetadata: new Pointer(2) },
    { title: new Pointer(3), summary: new Pointer(4), specialization: new Pointer(5) },
    'Beans',
    'How to grow them',
    { artist: new Pointer(6) },
    'Bea',
  )
  expect(appText(preview)).toBe('Beans – How to grow them – Bea')
  const bare = archiveOf(
    { richLinkMetadata: new Pointer(2) },
    { URL: new Pointer(3) },
    { 'NS.relative': new Pointer(4) },
    'https://example.org/beans',
  )
  expect(appText(bare)).toBe('https://example.org/beans')
})

test.each([
  ['nothing', undefined],
  ['no property list', Buffer.from('hello')],
  ['a damaged one', propertyListOf({ $top: {} }).subarray(0, 30)],
  ['an object that points to itself', archiveOf({ userInfo: new Pointer(1), URL: new Pointer(1) })],
])('%s yields nothing', (_, payload) => {
  expect(appText(payload)).toBe('')
})
