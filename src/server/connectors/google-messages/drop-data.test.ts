import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDataFilter } from './drop-data.ts'

const filtered = (parts: readonly Buffer[]) => {
  const filter = createDataFilter()
  return Buffer.concat(parts.map((part) => filter(part))).toString()
}

test.each([
  ['<part ct="a" data="12345"/>', '<part ct="a" data="5"/>'],
  ["<part data = '123' x='data=\"9\"'/>", "<part data = '3' x='data=\"9\"'/>"],
  [
    '<sms body="a data=&quot;1&quot; &gt;"/> data="1"',
    '<sms body="a data=&quot;1&quot; &gt;"/> data="1"',
  ],
  [
    '<!-- it\'s <part data="12"/> --><part data="12"/>',
    '<!-- it\'s <part data="12"/> --><part data="2"/>',
  ],
  ['<sms my-data="12" data=""/>', '<sms my-data="12" data="0"/>'],
  ['<sms body="a > b" text="c"/>', '<sms body="a > b" text="c"/>'],
])('%s', (xml, kept) => {
  expect(filtered([Buffer.from(xml)])).toBe(kept)
})

test('it does not matter where a file is split', () => {
  const xml = Buffer.from(
    `<!-- "x" --><smses count='2'><sms body='say "hi"' data="abc"/><part text="ü" data="${'A'.repeat(50)}"/></smses>`,
  )
  fc.assert(
    fc.property(fc.array(fc.nat(xml.length)), (cuts) => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), xml.length]
      const parts = places.slice(1).map((end, at) => xml.subarray(places[at] ?? 0, end))
      expect(filtered(parts)).toBe(filtered([xml]))
    }),
  )
})
