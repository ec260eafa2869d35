import { inSuite, type SampleQuestion } from './question.ts'

/** Nothing in the data answers these. */
export function unanswerable(): SampleQuestion[] {
  return [
    ...inSuite('first', [
      { question: 'When does my passport expire?', unknown: true },
      { question: 'What is my blood type?', unknown: true },
      { question: 'When is my flight to Tokyo?', unknown: true },
      { question: 'What is the licence plate of my car?', unknown: true },
      { question: 'How much does my brother earn?', unknown: true },
      { question: 'Wie heißt mein Hund?', unknown: true },
    ]),
    ...inSuite('second', [
      { question: 'How much does Theo earn?', unknown: true },
      { question: 'What is the PIN of my bank card?', unknown: true },
      { question: 'When is my sister’s wedding?', unknown: true },
      { question: 'Welche Schuhgröße hat Priya?', unknown: true },
    ]),
    ...inSuite('third', [
      { question: 'What is the premium of my car insurance?', unknown: true },
      { question: 'When was I in Paris?', unknown: true },
      { question: 'What is Sam’s home address?', unknown: true },
      { question: 'How much do I pay for Netflix?', unknown: true },
      { question: 'What was my blood pressure last week?', unknown: true },
      { question: 'What is the interest rate of my mortgage?', unknown: true },
      { question: 'When is Lena’s birthday?', unknown: true },
      { question: 'Wann läuft mein Personalausweis ab?', unknown: true },
    ]),
  ]
}
