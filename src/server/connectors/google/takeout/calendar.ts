import type { Event } from '../../kinds/event.ts'
import { baseName } from '../../open-archive.ts'
import { cardLines, unescapeText, type CardLine } from './card-lines.ts'
import { hashOf } from './activities.ts'
import { itemPiece, unreadable, type Context, type Read } from './piece.ts'
import { instantOf } from './zoned-time.ts'

const dayMs = 86_400_000

/** Events of a calendar. A recurring event is one item that says how it recurs. */
export const readCalendar: Read = async function* (file, context) {
  let calendar = baseName(file.path).replace(/\.ics$/i, '')
  let zone = ''
  let lines: CardLine[] | undefined
  let nested = 0
  for await (const line of cardLines(file.stream())) {
    context.signal.throwIfAborted()
    const { name, value } = line
    if (name === 'X-WR-CALNAME') calendar = unescapeText(value)
    else if (name === 'X-WR-TIMEZONE') zone = value.trim()
    else if (name === 'BEGIN' && value.trim() === 'VEVENT') lines = []
    else if (lines && name === 'BEGIN') nested += 1
    else if (lines && name === 'END' && value.trim() !== 'VEVENT') nested -= 1
    else if (lines && name === 'END') {
      const event = eventOf(lines, { calendar, zone, owner: context.owner })
      yield event
        ? itemPiece({ kind: 'event', key: keyOf(lines, event), event })
        : unreadable(`${file.path}, an appointment`)
      lines = undefined
    } else if (nested === 0) lines?.push(line)
  }
}

type Place = { calendar: string; zone: string; owner: Context['owner'] }
const first = (lines: readonly CardLine[], name: string) => lines.find((line) => line.name === name)

function keyOf(lines: readonly CardLine[], event: Event): string {
  const uid = first(lines, 'UID')?.value.trim()
  const one = first(lines, 'RECURRENCE-ID')?.value.trim() ?? ''
  return uid ? `event ${uid} ${one}` : hashOf(['event', event.title, event.start, event.location])
}

function eventOf(lines: readonly CardLine[], { calendar, zone, owner }: Place): Event | undefined {
  const start = timeOf(first(lines, 'DTSTART'), zone)
  if (!start) return undefined
  const end = endOf(lines, start, zone)
  const text = (name: string) => unescapeText(first(lines, name)?.value ?? '')
  const rule = first(lines, 'RRULE')?.value.trim()
  const attendees = lines.filter(({ name }) => name === 'ATTENDEE')
  const own = attendees.find((line) => owner.has(personOf(line).address))
  const organiser = first(lines, 'ORGANIZER')
  const host = organiser && personOf(organiser)
  return {
    service: 'Calendar',
    calendar,
    title: text('SUMMARY'),
    start: start.text,
    end,
    ...(start.timeZone === undefined ? {} : { timeZone: start.timeZone }),
    allDay: start.allDay,
    location: text('LOCATION'),
    description: [text('DESCRIPTION'), rule === undefined ? '' : repeats(rule)]
      .filter((part) => part !== '')
      .join('\n'),
    organiser: host?.name || host?.address || '',
    attendees: attendees.map(personOf),
    status: (own?.params.get('PARTSTAT') ?? text('STATUS')).toLowerCase(),
  }
}

function personOf({ params, value }: CardLine): { name: string; address: string } {
  const address = value
    .replace(/^mailto:/i, '')
    .trim()
    .toLowerCase()
  const name = params.get('CN') ?? ''
  return { name: name.toLowerCase() === address ? '' : name, address }
}

type Time = { text: string; allDay: boolean; timeZone?: string }

function timeOf(line: CardLine | undefined, zone: string): Time | undefined {
  const found = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?/.exec(line?.value.trim() ?? '')
  if (!found) return undefined
  const [, year, month, day, hour, minute, second = '00', utc] = found
  const date = `${year}-${month}-${day}`
  if (hour === undefined) return { text: date, allDay: true }
  const wall = `${date}T${hour}:${minute}:${second}`
  const own = line?.params.get('TZID') ?? zone
  // An invitation has its organiser's zone; the calendar's is the owner's.
  const timeZone = zone || own
  const given = timeZone === '' ? {} : { timeZone }
  if (utc) return { text: new Date(`${wall}Z`).toISOString(), allDay: false, ...given }
  return { text: instantOf(wall, own) ?? wall, allDay: false, ...given }
}

/** The last day of an all-day event; in a calendar file, DTEND is the day after it. */
function endOf(lines: readonly CardLine[], start: Time, zone: string): string {
  const end = timeOf(first(lines, 'DTEND'), zone)
  if (end?.allDay && end.text > start.text) {
    return new Date(Date.parse(end.text) - dayMs).toISOString().slice(0, 10)
  }
  if (end) return end.text
  const span = spanMs(first(lines, 'DURATION')?.value.trim() ?? '')
  if (span === undefined) return start.allDay ? start.text : ''
  const from = Date.parse(start.allDay || start.text.endsWith('Z') ? start.text : `${start.text}Z`)
  if (start.allDay) return new Date(from + Math.max(0, span - dayMs)).toISOString().slice(0, 10)
  const to = new Date(from + span).toISOString()
  return start.text.endsWith('Z') ? to : to.slice(0, 19)
}

function spanMs(written: string): number | undefined {
  const found = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(written)
  if (!found) return undefined
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0))
  return (((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60_000 + seconds * 1000
}

/** `FREQ=WEEKLY;INTERVAL=2;UNTIL=20260101` in words. */
function repeats(rule: string): string {
  const parts = new Map(
    rule.split(';').map((part) => [part.split('=')[0] ?? '', part.split('=')[1] ?? '']),
  )
  const frequency = (parts.get('FREQ') ?? '').toLowerCase()
  const until = /^(\d{4})(\d\d)(\d\d)/.exec(parts.get('UNTIL') ?? '')
  return [
    `Repeats ${frequency}`,
    parts.has('INTERVAL') ? `every ${parts.get('INTERVAL')}` : '',
    parts.has('BYDAY') ? `on ${parts.get('BYDAY')}` : '',
    parts.has('COUNT') ? `${parts.get('COUNT')} times` : '',
    until ? `until ${until[1]}-${until[2]}-${until[3]}` : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}
