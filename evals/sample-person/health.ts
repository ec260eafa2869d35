import { dayOf } from '#server/demo/days.ts'
import type { Facts } from './facts.ts'
import { bare, dayTexts, inSuite, type SampleQuestion } from './question.ts'

/** Workouts, steps, lab results and medications. */
export function healthQuestions(facts: Facts): SampleQuestion[] {
  const { plot, month, stepsADay } = facts
  return [
    ...inSuite('first', [
      {
        question: 'What was my average heart rate on days I ran?',
        numbers: [facts.heartRateOnRunDays],
      },
      { question: 'How many kilometres did I run this year?', numbers: [facts.kilometres] },
      { question: 'What was my longest run?', numbers: [facts.longestRun] },
      { question: 'What is my latest LDL value?', numbers: [121] },
      { question: 'Which medications do I take?', texts: ['Vitamin D3', 'Cetirizine'] },
      {
        question: 'Wie viele Schritte bin ich letzte Woche gegangen?',
        numbers: [facts.stepsLastWeek],
      },
    ]),
    ...inSuite('second', [
      { question: 'How much do I weigh at the moment?', numbers: [facts.weight] },
      { question: 'How far did I run last month?', numbers: [facts.kilometresLastMonth] },
      { question: 'How often did I go swimming this year?', numbers: [facts.swims] },
      { question: 'What am I allergic to?', texts: ['Birch pollen'] },
      {
        question: 'When was my last flu vaccination?',
        texts: [dayTexts(dayOf(facts.plot.month(1), 8))],
      },
      { question: 'What was my highest LDL value?', numbers: [148] },
      {
        question: 'On which day did I take the most steps this year?',
        texts: [dayTexts(facts.mostSteps)],
      },
      { question: 'Welche Impfungen habe ich bekommen?', texts: ['Tetanus', 'Influenza'] },
    ]),
    ...inSuite('third', [
      { question: 'current vitamin d level?', numbers: [26] },
      { question: 'Is my ferritin normal?', listed: [44], texts: ['normal'] },
      { question: 'By how much has my LDL dropped since the first blood test?', numbers: [27] },
      {
        question: `How many steps a day did I walk on average in ${bare(plot.month(2))}?`,
        numbers: [facts.stepsADay(plot.month(2))],
      },
      { question: 'How many steps did I do yesterday?', numbers: [facts.stepsYesterday] },
      {
        question: 'When did I have to take ibuprofen?',
        texts: [dayTexts(dayOf(plot.month(7), 3))],
      },
      { question: 'what dose of cetirizine do i take?', texts: ['10 mg'] },
      { question: 'What was my lowest weight this year?', numbers: [facts.lightest] },
      {
        question: `how often did I go for a run in ${bare(plot.month(2))}`,
        numbers: [facts.runsIn(plot.month(2))],
      },
      { question: 'How many minutes was my longest swim?', numbers: [facts.longestSwim] },
      { question: 'When did I sprain my knee?', texts: [dayTexts(dayOf(plot.month(7), 3))] },
      {
        question: 'Have I had a tetanus shot?',
        texts: ['Tetanus booster', dayTexts(dayOf(plot.month(16), 5))],
      },
      {
        question: 'How many calories did I burn running last month?',
        numbers: [facts.burntIn(month)],
      },
      { question: 'How far did I run last spring?', numbers: [facts.kilometresInSpring] },
      {
        question: `How many km have I run since ${bare(plot.month(6))}?`,
        numbers: [facts.kilometresSince(dayOf(plot.month(6), 1))],
      },
      {
        question: `Wie viele Schritte bin ich im ${bare(plot.month(2), 'de')} im Schnitt am Tag gegangen?`,
        numbers: [stepsADay(plot.month(2))],
      },
    ]),
  ]
}
