import { addDays, dayOf } from '#server/demo/days.ts'
import type { Facts } from './facts.ts'
import { dayTexts, inSuite, type SampleQuestion } from './question.ts'

/** Appointments and trips. */
export function calendarQuestions(facts: Facts): SampleQuestion[] {
  const { plot, anchor, lastClub } = facts
  return [
    ...inSuite('third', [
      { question: 'last dentist?', texts: [dayTexts(dayOf(plot.month(5), 6))] },
      { question: 'When did the book club last meet?', texts: [dayTexts(lastClub)] },
      { question: 'Where does the book club meet?', texts: [['Priya’s place', 'my place']] },
      { question: 'How many days was I in Lisbon?', texts: [['9 days', '10 days', '9 nights']] },
      { question: 'At what time did the half marathon start?', texts: [['09:00', '9:00']] },
      { question: 'Who else comes to the weekly planning?', texts: ['Lena Brandt', 'Diego Marsh'] },
      { question: 'how long does the weekly planning take', texts: ['45 min'] },
      { question: 'When was my last vacation?', texts: [dayTexts(plot.flightOut)] },
      { question: 'When do I see Dr. Frost next?', texts: [dayTexts(addDays(anchor, 17))] },
      { question: 'Which airline did I fly to Lisbon with?', texts: ['Nimbus Air'] },
      { question: 'From what time on can I check in at the hotel?', texts: ['three o’clock'] },
      { question: 'is breakfast included at the hotel?', texts: ['Breakfast is included'] },
      {
        question: 'Wann war mein letzter Zahnarzttermin?',
        texts: [dayTexts(dayOf(plot.month(5), 6))],
      },
    ]),
  ]
}
