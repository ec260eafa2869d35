import { dayTexts, monthName } from '../sample-person/question.ts'
import { day, daysFromToday, month, type SourceCase } from './source-case.ts'

type Entry = readonly [
  title: string,
  date: string,
  time: string,
  location: string,
  people?: readonly string[],
]
const events: Entry[] = [
  ['Dentist', day(2, 6), '08:30', 'Dr. Okafor, Mill Lane 4'],
  ['Team lunch', day(2, 16), '12:00', 'Casa Verde', ['Lea Brandt', 'Omar Aziz']],
  ['Parents’ evening', day(1, 7), '19:00', 'Primary school'],
  ['Budget review', day(1, 14), '10:00', 'Room 3', ['Omar Aziz']],
  ['Dentist', day(1, 21), '09:15', 'Dr. Okafor, Mill Lane 4'],
  ['Yoga', daysFromToday(2), '18:00', 'Studio Nine'],
  ['Concert: The Reeds', daysFromToday(9), '20:00', 'Harbour Hall', ['Lea Brandt']],
  ['Flight to Porto', daysFromToday(21), '06:40', 'Airport'],
]
const stamp = (date: string, time: string) =>
  `${date.replaceAll('-', '')}T${time.replace(':', '')}00Z`
const later = (time: string) =>
  `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`
const inMonth = (wanted: string) => events.filter(([, date]) => date.startsWith(wanted)).length

export const calendar: SourceCase = {
  name: 'calendar',
  type: 'address_book',
  files: {
    'calendar.ics': [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'X-WR-CALNAME:Ada',
      ...events.flatMap(([title, date, time, location, people = []], index) => [
        'BEGIN:VEVENT',
        `UID:${index}@ada`,
        `DTSTART:${stamp(date, time)}`,
        `DTEND:${stamp(date, later(time))}`,
        `SUMMARY:${title}`,
        `LOCATION:${location.replaceAll(',', '\\,')}`,
        ...people.map(
          (name) => `ATTENDEE;CN=${name}:mailto:${name.split(' ')[0]?.toLowerCase()}@example.org`,
        ),
        'END:VEVENT',
      ]),
      'END:VCALENDAR',
    ].join('\r\n'),
  },
  questions: [
    { question: 'What is my next appointment?', texts: ['Yoga'] },
    { question: 'When is my flight to Porto?', texts: [dayTexts(daysFromToday(21))] },
    { question: 'When was I last at the dentist?', texts: [dayTexts(day(1, 21))] },
    { question: 'Where is the concert?', texts: ['Harbour Hall'] },
    {
      question: `How many appointments did I have in ${monthName(month(1))}?`,
      numbers: [inMonth(month(1))],
    },
    { question: 'Who came to the team lunch?', texts: ['Lea', 'Omar'] },
    { question: 'How often was I at the dentist?', numbers: [2] },
    { question: 'Which appointments do I have with Omar Aziz?', texts: ['lunch', 'Budget'] },
    { question: 'What do I have in the next two weeks?', texts: ['Yoga', 'Concert'] },
    { question: 'At what time is the concert?', texts: [['20:00', '8 pm', '8:00']] },
  ],
}
