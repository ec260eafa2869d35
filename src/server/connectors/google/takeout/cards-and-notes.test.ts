import { describe, expect, test } from 'vitest'
import { archiveFile, lookAt } from '../../exports/exports.fixtures.ts'
import { readImport } from '../../read-import.fixtures.ts'
import { google, readTakeout } from './takeout.fixtures.ts'

describe('people, appointments and notes', () => {
  test('a card is read completely, and once however many groups it is in', async () => {
    const card = [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Gardner;Bea;;Dr.;',
      'FN:Dr. Bea Gardner',
      'item1.EMAIL;TYPE=INTERNET:Bea@Example.org',
      'TEL;TYPE=CELL:+49 30 1234567',
      'ORG:Garden GmbH;Beans',
      'TITLE:Head of',
      '  peas',
      'BDAY:--0704',
      'ADR;TYPE=HOME:;;Beetweg 1;Berlin;;10115;Germany',
      'NOTE:likes\\, among others\\nbeans',
      'PHOTO;ENCODING=b:AAAA',
      ' BBBB',
      'END:VCARD',
      '',
    ].join('\r\n')
    const old =
      'BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:J=C3=BC=\nrgen\nTEL;CELL:123\nEND:VCARD\n'
    const { items } = await readTakeout({
      'Google Kontakte/Alle Kontakte/Alle.vcf': card + old,
      'Google Kontakte/Meine/Meine.vcf': card,
    })
    expect(items[0]?.key).toBe(items[2]?.key)
    expect(items[0]).toMatchObject({
      contact: {
        name: 'Dr. Bea Gardner',
        emails: ['bea@example.org'],
        phones: ['+49 30 1234567'],
        organisation: 'Garden GmbH, Beans',
        position: 'Head of peas',
        birthday: '--07-04',
        address: 'Beetweg 1, Berlin, 10115, Germany',
        note: 'likes, among others\nbeans',
      },
    })
    expect(items[1]).toMatchObject({ contact: { name: 'Jürgen', phones: ['123'] } })
  })

  test("appointments have their zone, whole days and the owner's response", async () => {
    const calendar = [
      'BEGIN:VCALENDAR',
      'X-WR-CALNAME:Garden',
      'X-WR-TIMEZONE:Europe/Berlin',
      'BEGIN:VEVENT',
      'UID:1',
      'DTSTART;TZID=America/New_York:20260704T090000',
      'DURATION:PT1H30M',
      'SUMMARY:Sow\\, then water',
      'ATTENDEE;CN=Ada;PARTSTAT=DECLINED:mailto:ada@gmail.com',
      'ORGANIZER;CN="Gardner, Bea":mailto:bea@example.org',
      'STATUS:CONFIRMED',
      'BEGIN:VALARM',
      'DESCRIPTION:alarm',
      'END:VALARM',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:2',
      'DTSTART;VALUE=DATE:20260710',
      'DTEND;VALUE=DATE:20260712',
      'RRULE:FREQ=YEARLY;UNTIL=20300101',
      'SUMMARY:Harvest',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:3',
      'DTSTART:20260101T120000',
      'DTEND:20260101T130000Z',
      'SUMMARY:Floating',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n')
    const { items } = await readTakeout({ 'Kalender/EMAIL.ics': calendar })
    expect(items.map((item) => item.kind === 'event' && item.event)).toMatchObject([
      {
        calendar: 'Garden',
        title: 'Sow, then water',
        start: '2026-07-04T13:00:00.000Z',
        end: '2026-07-04T14:30:00.000Z',
        timeZone: 'Europe/Berlin',
        allDay: false,
        status: 'declined',
        organiser: 'Gardner, Bea',
        description: '',
      },
      {
        start: '2026-07-10',
        end: '2026-07-11',
        allDay: true,
        description: 'Repeats yearly, until 2030-01-01',
      },
      { start: '2026-01-01T11:00:00.000Z', end: '2026-01-01T13:00:00.000Z' },
    ])
  })

  test('Keep notes are read once, with lists and labels, and not from the bin', async () => {
    const note = {
      title: 'Seeds',
      textContent: '',
      listContent: [{ text: 'beans', isChecked: true }],
      labels: [{ name: 'Garden' }],
      createdTimestampUsec: 1_767_607_207_000_000,
      userEditedTimestampUsec: 1_767_607_208_000_000,
      isPinned: true,
      isArchived: true,
    }
    const html =
      '<html><body><div class="note"><div class="heading"><div class="meta-icons"></div>Jan 5, 2026, 10:00:07 AM</div><div class="title">Peas</div><div class="content">Sow<br>them</div></div></body></html>'
    const { items, skipped } = await readTakeout({
      'Notizen/Seeds.json': note,
      'Notizen/Seeds.html': html,
      'Notizen/Peas.html': html,
      'Notizen/Old.json': { ...note, isTrashed: true },
    })
    expect(items).toMatchObject([
      {
        note: {
          title: 'Seeds',
          items: [{ text: 'beans', done: true }],
          labels: ['Garden'],
          pinned: true,
          archived: true,
          createdAt: '2026-01-05T10:00:07.000Z',
        },
      },
      { note: { title: 'Peas', text: 'Sow\nthem', updatedAt: '2026-01-05T10:00:07.000Z' } },
    ])
    expect(skipped).toContainEqual({ reason: 'Notes in the bin', count: 1 })
  })
})

test('Keep notes zipped without the rest of the archive are recognised', async () => {
  const note = { title: 'Seeds', textContent: 'kohlrabi', userEditedTimestampUsec: 1 }
  const zipped = archiveFile('Notes.zip', { 'Notizen/Seeds.json': note })
  expect(await lookAt(zipped)).toBe('google: a Google Takeout archive')
  const { items } = await readImport(google, zipped)
  expect(items).toMatchObject([{ kind: 'note', note: { title: 'Seeds', text: 'kohlrabi' } }])
  const other = archiveFile('other.zip', { 'Notizen/Seeds.json': { title: 'Seeds' } })
  expect(await lookAt(other)).toBeUndefined()
})
