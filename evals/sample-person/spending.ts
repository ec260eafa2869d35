import { dayOf, inWords } from '#server/demo/days.ts'
import type { Facts } from './facts.ts'
import { bare, dayTexts, inSuite, monthName, type SampleQuestion } from './question.ts'

/** Spending, by place and time. */
export function spendingQuestions(facts: Facts): SampleQuestion[] {
  const { plot, month, monthBefore, year, lastYear, dearestMonth, lastAt } = facts
  const ago = plot.month
  const earlier = ago(5)
  const [top = ''] = facts.categories
  const cost = (back: number) => facts.inCategory('Groceries', ago(back))
  const [cheaper, dearer] = [7, 8].toSorted((a, b) => cost(a) - cost(b))
  return [
    ...inSuite('first', [
      {
        question: 'How much did I spend on groceries last month?',
        numbers: [facts.inCategory('Groceries')],
      },
      { question: 'How much did I spend last month?', numbers: [facts.spentIn(month)] },
      {
        question: `What did I spend on restaurants in ${monthName(earlier)}?`,
        numbers: [facts.inCategory('Restaurants', earlier)],
      },
      {
        question: 'Did I spend more on groceries or on restaurants last month?',
        texts: ['Groceries'],
        listed: [facts.inCategory('Groceries'), facts.inCategory('Restaurants')],
      },
      {
        question: 'Show my spending by month',
        listed: [facts.spentIn(month), facts.spentIn(monthBefore)],
      },
      {
        question: 'What were my five largest purchases last month?',
        listed: facts.largest.slice(0, 5),
      },
      {
        question: 'How much did I spend at Greenleaf Market this year?',
        numbers: [facts.paid('Greenleaf Market', year)],
      },
      { question: 'What did I spend the most on last month?', texts: [top] },
      {
        question: 'How often did I go to Drift Coffee last month?',
        numbers: [facts.visits('Drift Coffee', month)],
      },
      {
        question: `Compare what I spent on groceries in ${monthName(earlier)} and ${monthName(month)}`,
        listed: [facts.inCategory('Groceries', earlier), facts.inCategory('Groceries')],
      },
      {
        question: 'Wie viel habe ich letzten Monat für Lebensmittel ausgegeben?',
        numbers: [facts.inCategory('Groceries')],
      },
    ]),
    ...inSuite('second', [
      {
        question: 'Total I spent on eating out this year',
        numbers: [facts.inCategory('Restaurants', year)],
      },
      {
        question: 'How many times did I take a cab this year?',
        numbers: [facts.visits('Bay Cab', year)],
      },
      { question: 'How much was the laptop?', numbers: [plot.laptop.cents / 100] },
      {
        question: 'How much cash did I withdraw this year?',
        numbers: [facts.inCategory('Cash', year)],
      },
      {
        question: 'Which month of this year was the most expensive?',
        texts: [[dearestMonth, monthName(dearestMonth)]],
      },
      { question: 'How much did I pay Nimbus Air?', numbers: [facts.paid('Nimbus Air')] },
    ]),
    ...inSuite('third', [
      {
        question: 'how much money did i blow on eating out in the last 3 months',
        texts: [facts.eatenLately],
      },
      {
        question: `Did I spend more on groceries in ${monthName(ago(8))} or ${monthName(ago(7))}?`,
        texts: [[bare(ago(dearer ?? 0)), ago(dearer ?? 0)]],
        listed: [cost(cheaper ?? 0), cost(dearer ?? 0)],
      },
      {
        question: 'What is the most expensive thing I have ever bought?',
        texts: ['Kestrel Computers'],
      },
      { question: 'Did Meridian Outdoor give me my money back?', numbers: [129] },
      {
        question: `how many times was I at Drift Coffee in ${bare(ago(4))}?`,
        numbers: [facts.visits('Drift Coffee', ago(4))],
      },
      {
        question: 'On average, what do I spend per visit to Greenleaf Market?',
        numbers: [facts.perVisit],
      },
      {
        question: 'Which supermarket did I leave the most money at this year?',
        texts: [facts.groceryShops[0] ?? ''],
      },
      { question: `top 3 merchants by spending in ${lastYear}`, texts: facts.topMerchants },
      {
        question: 'When did I last fill up the car?',
        texts: [dayTexts(facts.lastAt('Pinecrest Fuel'))],
      },
      { question: 'last haircut?', texts: [dayTexts(facts.lastAt('Fern Hair Salon'))] },
      {
        question: 'What have I paid for going to the cinema this year?',
        numbers: [facts.paid('Orpheum Cinema', year)],
      },
      { question: 'what did the plane ticket to Lisbon cost me', numbers: [612.4] },
      { question: 'How much was the hotel in Lisbon?', numbers: [985.5] },
      {
        question: 'How much have I spent on travelling altogether?',
        numbers: [facts.inCategory('Travel', '')],
      },
      {
        question: 'How much did I spend in the week before Christmas?',
        texts: [facts.beforeChristmas],
      },
      {
        question: `How much cash did I take out in ${lastYear}?`,
        numbers: [facts.inCategory('Cash', lastYear)],
      },
      {
        question: `how mutch did i pay in resturants in ${bare(ago(2))}`,
        numbers: [facts.inCategory('Restaurants', ago(2))],
      },
      {
        question: 'How much did I spend on books at Paper Lark last year?',
        numbers: [facts.paid('Paper Lark Books', lastYear)],
      },
      { question: 'How much did I send Priya with Zelle?', numbers: [45] },
      {
        question: `By how much did my spending on groceries change between ${monthName(ago(3))} and ${monthName(ago(2))}?`,
        numbers: [cost(2) - cost(3)],
      },
      {
        question: 'What percentage of my spending last month was rent?',
        numbers: [(facts.inCategory('Rent', month) / facts.spentIn(month)) * 100],
      },
      {
        question: 'How much did I spend in restaurants last summer?',
        numbers: [facts.eatenInSummer],
      },
      { question: `What did I buy on ${inWords(plot.laptop.day)}?`, texts: ['Kestrel Computers'] },
      {
        question: `spent at Drift Coffee between 1 ${bare(ago(4))} and 15 ${bare(ago(3))}`,
        numbers: [facts.paidBetween('Drift Coffee', dayOf(ago(4), 1), dayOf(ago(3), 15))],
      },
      {
        question: 'Did I stay within my restaurant budget last month?',
        listed: [220, facts.inCategory('Restaurants', month)],
      },
      {
        question: 'Wann war ich das letzte Mal beim Friseur?',
        texts: [dayTexts(lastAt('Fern Hair Salon'))],
      },
      { question: 'Was hat das Hotel in Lissabon gekostet?', numbers: [985.5] },
    ]),
  ]
}
