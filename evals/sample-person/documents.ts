import { addDays } from '#server/demo/days.ts'
import type { Facts } from './facts.ts'
import { dayTexts, inSuite, type SampleQuestion } from './question.ts'

/** Contracts, warranties, recipes and notes. */
export function documentQuestions(facts: Facts): SampleQuestion[] {
  const { plot } = facts
  return [
    ...inSuite('first', [
      { question: 'When did my landlord say the lease ends?', texts: [dayTexts(plot.leaseEnds)] },
      {
        question: 'What is the policy number of my renters insurance?',
        texts: [plot.policy.number],
      },
      {
        question: 'How long does the warranty of my laptop last?',
        texts: [[...dayTexts(addDays(plot.laptop.day, 1095)), 'three years']],
      },
      { question: 'Wann endet mein Mietvertrag?', texts: [dayTexts(plot.leaseEnds)] },
    ]),
    ...inSuite('second', [
      { question: 'How high is the deposit for my flat?', numbers: [(plot.rentCents * 2) / 100] },
      { question: 'Are dogs allowed in my flat?', texts: ['consent of the landlord'] },
      {
        question: 'What is the deductible of my insurance?',
        numbers: [plot.policy.deductibleCents / 100],
      },
      { question: 'What did Walter write about the bicycles?', texts: ['cellar'] },
      { question: 'Within how many days do I have to report a damage?', texts: ['seven days'] },
      { question: 'Wie lange habe ich Garantie auf meinen Laptop?', texts: ['three years'] },
      { question: 'How long does the apple pie have to bake?', texts: ['50 minutes'] },
      { question: 'Which books do I still want to read?', texts: ['A History of Tides'] },
    ]),
    ...inSuite('third', [
      {
        question: 'How long before the end do I have to give notice on my lease?',
        texts: ['sixty days'],
      },
      { question: 'Up to how much is my bike insured?', numbers: [1_200] },
      { question: 'when did my lease start', texts: [dayTexts(plot.leaseBegins)] },
      { question: 'How much did I budget for groceries?', numbers: [550] },
      { question: 'What does my household budget add up to per month?', numbers: [3_155] },
      { question: 'On which floor is my flat?', texts: ['third floor'] },
      { question: 'how much flour goes into the apple pie', texts: ['350 g'] },
      { question: 'What did I want to give Theo as a present?', texts: ['guitar strings'] },
      { question: 'Where’s the fuse box?', texts: ['behind the coats'] },
      { question: 'which key opens the cellar?', texts: ['front door'] },
      { question: 'Show me the pdf of my lease', texts: ['Lease 12 Alder Street.pdf'] },
    ]),
  ]
}
