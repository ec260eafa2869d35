import { addDays, dayOf } from '#server/demo/days.ts'
import type { Facts } from './facts.ts'
import { dayTexts, inSuite, type SampleQuestion } from './question.ts'

/** Mails, and travel bookings in them. */
export function mailQuestions(facts: Facts): SampleQuestion[] {
  const { plot, anchor, month } = facts
  return [
    ...inSuite('first', [
      {
        question: 'Find the mail with the boarding pass',
        texts: [`Boarding pass ${plot.flight.number}`],
      },
      {
        question: 'How many unread mails from my bank last week?',
        numbers: [facts.unreadFromBank],
      },
      { question: 'What is the booking code of my flight to Lisbon?', texts: ['QX7R2M'] },
      { question: 'Which seat do I have on the flight to Lisbon?', texts: [plot.flight.seat] },
      { question: 'How many mails did Lena send me this year?', numbers: [facts.mailsFromLena] },
      { question: 'When is my next check-up?', texts: [dayTexts(addDays(anchor, 17))] },
      { question: 'What did Dr. Frost say about my vitamin D?', texts: ['1000 units'] },
      { question: 'Who sent me the most mails this year?', texts: [facts.senders[0] ?? ''] },
      { question: 'How many mails did I get last month?', numbers: [facts.mailsIn(month)] },
      {
        question: 'Wann kommt Jonas zu Besuch?',
        texts: [dayTexts(addDays(dayOf(plot.month(8), 5), 30))],
      },
    ]),
    ...inSuite('second', [
      { question: 'What time does boarding start for my flight to Lisbon?', texts: ['10:25'] },
      { question: 'Which gate does my flight leave from?', texts: [plot.flight.gate] },
      { question: 'When do I fly back from Lisbon?', texts: [dayTexts(plot.flightBack)] },
      { question: 'What is the order number of my laptop?', texts: [plot.laptop.order] },
      { question: 'Which hotel did I book in Lisbon?', texts: [plot.hotel] },
      { question: 'When is the boiler inspected?', texts: [dayTexts(dayOf(plot.month(13), 11))] },
      { question: 'Um wie viel Uhr kommt der Zug von Jonas an?', texts: ['16:42'] },
      { question: 'What is my start number for the half marathon?', texts: ['2218'] },
    ]),
  ]
}
