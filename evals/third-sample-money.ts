import { dayOf, inWords } from '#server/demo/days.ts'
import { bare, dayTexts, monthName, type SampleQuestion } from './sample-questions.ts'
import type { ThirdFacts } from './third-sample-facts.ts'

/** Questions about money, in the wording of different people. */
export const thirdMoneyQuestions = (facts: ThirdFacts): SampleQuestion[] => {
  const { plot, year, lastYear, month } = facts
  const ago = plot.month
  const cost = (back: number) => facts.inCategory('Groceries', ago(back))
  const [cheaper, dearer] = [7, 8].toSorted((a, b) => cost(a) - cost(b))
  return [
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
    { question: 'How much is the renters insurance per year?', numbers: [216] },
    { question: 'what did the plane ticket to Lisbon cost me', numbers: [612.4] },
    { question: 'How much was the hotel in Lisbon?', numbers: [985.5] },
    {
      question: 'How much have I spent on travelling altogether?',
      numbers: [facts.inCategory('Travel', '')],
    },
    {
      question: 'Since when is my gym more expensive?',
      texts: [[...dayTexts(dayOf(ago(7), 3)), monthName(ago(7)), ago(7)]],
    },
    { question: 'How much was Tuneloft before the price went up?', numbers: [9.99] },
    { question: `How much did Fernwood Studio pay me in ${monthName(ago(10))}?`, numbers: [4_800] },
    { question: 'How much money do I have altogether?', texts: [facts.held] },
    {
      question: `Did I pay less for electricity in ${bare(ago(2))} than in ${bare(ago(1))}?`,
      listed: [facts.power(ago(2)), facts.power(ago(1))],
    },
    {
      question: 'In which month was my electricity bill the highest?',
      texts: [[monthName(facts.dearestPower), facts.dearestPower]],
    },
    {
      question: 'How much did I spend in the week before Christmas?',
      texts: [facts.beforeChristmas],
    },
    {
      question: `How much cash did I take out in ${lastYear}?`,
      numbers: [facts.inCategory('Cash', lastYear)],
    },
    { question: 'Have I ever had to pay an overdraft fee?', numbers: [35] },
    { question: 'How many subscriptions do I have?', numbers: [5] },
    { question: 'cheapest subscription', texts: ['Cloudnest'] },
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
    { question: 'What did I pay for power two months ago?', numbers: [facts.power(ago(2))] },
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
  ]
}
