import { dayOf } from '#server/demo/days.ts'
import type { Facts } from './facts.ts'
import { bare, dayTexts, inSuite, monthName, type SampleQuestion } from './question.ts'

/** Rent, subscriptions, salary, fees and balances. */
export function billQuestions(facts: Facts): SampleQuestion[] {
  const { plot, month, year } = facts
  const ago = plot.month
  return [
    ...inSuite('first', [
      {
        question: 'Which subscriptions went up this year?',
        texts: facts.raised,
        without: facts.unraised,
      },
      { question: 'What is 15 % of my rent?', numbers: [plot.rentCents * 0.0015] },
      { question: 'How much is my rent?', numbers: [plot.rentCents / 100] },
      { question: 'How much do I pay for Streamlark each month?', numbers: [13.99] },
      {
        question: 'What was my electricity bill last month?',
        numbers: [facts.paid('Harborview Electric', month)],
      },
      { question: 'How much did I put into savings this year?', numbers: [facts.saved] },
      { question: 'What was my last salary?', numbers: [4_950] },
      { question: 'How much is in my savings account?', numbers: [facts.balance('8802')] },
      {
        question: 'How much did I pay in fees this year?',
        numbers: [facts.inCategory('Fees', year)],
      },
      { question: 'Wie hoch ist meine Miete?', numbers: [plot.rentCents / 100] },
      {
        question: 'Welche Abos sind dieses Jahr teurer geworden?',
        texts: facts.raised,
        without: facts.unraised,
      },
    ]),
    ...inSuite('second', [
      {
        question: 'What did my phone bill come to last month?',
        numbers: [facts.paid('Lumen Mobile', month)],
      },
      {
        question: 'What do my subscriptions cost me per month?',
        numbers: [facts.inCategory('Subscriptions')],
      },
      { question: 'When did I last get my salary?', texts: [dayTexts(facts.lastPay)] },
      { question: 'How much do I owe on my credit card?', numbers: [facts.balance('9031')] },
      {
        question: 'When was I charged an overdraft fee?',
        texts: [dayTexts(dayOf(plot.month(1), 24))],
      },
      { question: 'Wie viel zahle ich im Monat für mein Fitnessstudio?', numbers: [45] },
      { question: 'What is the balance of my checking account?', numbers: [facts.balance('4417')] },
      {
        question: 'Wie viel habe ich dieses Jahr für Strom bezahlt?',
        numbers: [facts.paid('Harborview Electric', year)],
      },
    ]),
    ...inSuite('third', [
      { question: 'How much is the renters insurance per year?', numbers: [216] },
      {
        question: 'Since when is my gym more expensive?',
        texts: [[...dayTexts(dayOf(ago(7), 3)), monthName(ago(7)), ago(7)]],
      },
      { question: 'How much was Tuneloft before the price went up?', numbers: [9.99] },
      {
        question: `How much did Fernwood Studio pay me in ${monthName(ago(10))}?`,
        numbers: [4_800],
      },
      { question: 'How much money do I have altogether?', texts: [facts.held] },
      {
        question: `Did I pay less for electricity in ${bare(ago(2))} than in ${bare(ago(1))}?`,
        listed: [facts.power(ago(2)), facts.power(ago(1))],
      },
      {
        question: 'In which month was my electricity bill the highest?',
        texts: [[monthName(facts.dearestPower), facts.dearestPower]],
      },
      { question: 'Have I ever had to pay an overdraft fee?', numbers: [35] },
      { question: 'How many subscriptions do I have?', numbers: [5] },
      { question: 'cheapest subscription', texts: ['Cloudnest'] },
      { question: 'What did I pay for power two months ago?', numbers: [facts.power(ago(2))] },
    ]),
  ]
}
