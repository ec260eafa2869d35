import { addDays, dayOf } from '#server/demo/days.ts'
import { sampleItems } from '../sample-person/items.ts'
import { factsOf } from '../sample-person/facts.ts'
import { bare, dayTexts, monthName, type Question } from '../sample-person/question.ts'

/** Everyday questions over the sample person and her three household sheets. */
export function householdQuestions(anchor: string): Question[] {
  return [...recordQuestions(anchor), ...sheetQuestions]
}

function recordQuestions(anchor: string): Question[] {
  const facts = factsOf(anchor)
  const of = sampleItems(anchor)
  const { plot, year, lastYear } = facts
  const month = plot.month(1)
  const transactions = of('transaction').map(({ transaction }) => transaction)
  const workouts = of('workout').map(({ workout }) => workout)
  const mails = of('email').map(({ email }) => email)
  const messages = of('message').map(({ message }) => message)
  const vitals = of('vitals').map((item) => item.vitals)
  const paid = (wanted: (each: (typeof transactions)[number]) => boolean) =>
    transactions.filter(wanted).reduce((all, each) => all - each.cents, 0) / 100
  const single = (category: string, when: string) =>
    transactions
      .filter((each) => each.bankCategory === category && each.date.startsWith(when))
      .map(({ cents }) => -cents / 100)
      .toSorted((a, b) => b - a)
  const between = (from: number, to: number) => (day: string) =>
    day >= dayOf(month, from) && day <= dayOf(month, to)
  const runs = workouts.filter(({ name }) => name === 'Running')
  const weights = vitals
    .filter(({ name }) => name === 'weight')
    .flatMap(({ samples }) => samples.map(({ value }) => value))
  const fastest = runs.toSorted(
    (a, b) => (a.minutes ?? 0) / (a.kilometres ?? 1) - (b.minutes ?? 0) / (b.kilometres ?? 1),
  )[0]
  const nextPlanning = [...Array(8).keys()]
    .map((ahead) => addDays(anchor, ahead))
    .find((day) => new Date(day).getUTCDay() === 1 && day > anchor)
  const checkUp = addDays(anchor, 17)
  const isSpent = ({ bankCategory = '' }: { bankCategory?: string | undefined }) =>
    !['', 'Income', 'Interest'].includes(bankCategory)
  const netSavings = (when: string) =>
    transactions
      .filter(({ bankCategory, date }) => bankCategory === 'Income' && date.startsWith(when))
      .reduce((all, { cents }) => all + cents, 0) / 100
  const difference =
    facts.inCategory('Restaurants', month) - facts.inCategory('Restaurants', plot.month(2))
  const heartIn = (when: string) => {
    const values = vitals
      .filter(({ name, day }) => name === 'heart rate' && day.startsWith(when))
      .flatMap(({ samples }) => samples.map(({ value }) => value))
    return values.reduce((all, value) => all + value, 0) / values.length
  }
  return [
    { question: 'how much rent do I pay?', numbers: [1680] },
    {
      question: `What did I spend on groceries between 10 and 20 ${bare(month)}?`,
      numbers: [paid((each) => each.bankCategory === 'Groceries' && between(10, 20)(each.date))],
    },
    {
      question: `What was my second highest grocery bill in ${monthName(month)}?`,
      numbers: [single('Groceries', month)[1] ?? 0],
    },
    { question: 'what did streamlark cost me so far?', numbers: [facts.paid('Streamlark')] },
    { question: 'What do I pay for Streamlark now?', numbers: [13.99] },
    {
      question: `Did I spend more on restaurants in ${bare(month)} than in ${bare(plot.month(2))}?`,
      texts: [difference > 0 ? 'yes' : 'no'],
    },
    {
      question: `How much more did I pay for electricity in ${bare(plot.month(1))} than in ${bare(plot.month(2))}?`,
      numbers: [facts.power(plot.month(1)) - facts.power(plot.month(2))],
    },
    {
      question: `Am I spending more than I earn in ${monthName(month)}?`,
      texts: [facts.spentIn(month) > netSavings(month) ? 'yes' : 'no'],
    },
    { question: 'How many people are in my contacts?', numbers: [9] },
    { question: 'When is my next appointment at the practice?', texts: [dayTexts(checkUp)] },
    {
      question: 'When is the next weekly planning?',
      texts: [dayTexts(nextPlanning ?? '')],
    },
    {
      question: 'What time does book club usually start?',
      texts: [['19:00', '7:00', '7 pm', '7 PM']],
    },
    {
      question: 'How often did I take a taxi this year?',
      numbers: [facts.visits('Bay Cab', year)],
    },
    {
      question: `Which day in ${monthName(month)} did I spend the most?`,
      texts: [
        dayTexts(
          [
            ...Map.groupBy(
              transactions.filter((each) => isSpent(each) && each.date.startsWith(month)),
              ({ date }) => date,
            ),
          ].toSorted(
            ([, a], [, b]) =>
              a.reduce((s, e) => s + e.cents, 0) - b.reduce((s, e) => s + e.cents, 0),
          )[0]?.[0] ?? '',
        ),
      ],
    },
    {
      question: 'What is the most I ever paid at Saffron Table?',
      numbers: [
        Math.max(
          ...transactions
            .filter(({ payee }) => payee === 'Saffron Table')
            .map(({ cents }) => -cents / 100),
        ),
      ],
    },
    {
      question: `how much did the hotel in Lisbon cost`,
      numbers: [985.5],
    },
    { question: 'How much did my laptop cost?', numbers: [1349] },
    {
      question: `How many times did I go to the cinema in ${lastYear}?`,
      numbers: [facts.visits('Orpheum Cinema', lastYear)],
    },
    {
      question: 'When did I last get my hair cut?',
      texts: [dayTexts(facts.lastAt('Fern Hair Salon'))],
    },
    {
      question: 'Which subscription is the most expensive?',
      texts: ['Northline Fitness'],
    },
    {
      question: `Average price of a coffee at Drift Coffee in ${year}?`,
      numbers: [facts.paid('Drift Coffee', year) / facts.visits('Drift Coffee', year)],
    },
    {
      question: 'What was my longest run this year, and when was it?',
      numbers: [
        Math.max(
          ...runs.filter(({ start }) => start.startsWith(year)).map((e) => e.kilometres ?? 0),
        ),
      ],
    },
    {
      question: `How many hours did I spend running in ${monthName(month)}?`,
      numbers: [],
      texts: [
        (() => {
          const minutes = runs
            .filter(({ start }) => start.startsWith(month))
            .reduce((all, each) => all + (each.minutes ?? 0), 0)
          return [
            (minutes / 60).toFixed(1),
            (minutes / 60).toFixed(2),
            `${Math.floor(minutes / 60)} h`,
            `${Math.floor(minutes / 60)} hours`,
            `${minutes} min`,
          ]
        })(),
      ],
    },
    { question: 'What is my heart rate per month this year?', listed: [heartIn(plot.month(2))] },
    {
      question: 'On which day did I run the fastest?',
      texts: [dayTexts(fastest?.start.slice(0, 10) ?? '')],
    },
    { question: 'What was my weight at its highest?', numbers: [Math.max(...weights)] },
    { question: 'Did my cholesterol get better?', texts: ['121'] },
    {
      question: 'Which of my blood values were too low in the latest test?',
      texts: ['Vitamin D'],
      without: ['Ferritin'],
    },
    { question: 'How old is Theo?', numbers: [facts.ageOf('1994-01-23')] },
    { question: 'Whose birthday is in December?', texts: ['Jonas'] },
    {
      question: `Who sent me the most emails in ${monthName(month)}?`,
      texts: [
        [
          ...Map.groupBy(
            mails.filter(({ date, sent }) => date.startsWith(month) && sent === false),
            ({ from }) => from[0]?.name ?? '',
          ),
        ].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '',
      ],
    },
    {
      question: 'How many texts did I send Sam this year?',
      numbers: [
        messages.filter(
          ({ chat, author, local }) =>
            chat === 'Sam Okafor' && author === 'Mara Ellison' && local.startsWith(year),
        ).length,
      ],
    },
    {
      question: 'When did Diego last write to me?',
      texts: [
        dayTexts(
          mails
            .filter(({ from }) => from[0]?.name === 'Diego Marsh')
            .map(({ date }) => date)
            .toSorted()
            .at(-1)
            ?.slice(0, 10) ?? '',
        ),
      ],
    },
    { question: 'How much did I pay the dog groomer last year?', unknown: true },
    { question: `How many flights did I take to Tokyo?`, unknown: true },
    {
      question: `Show me my ten largest expenses of ${year}`,
      listed: transactions
        .filter((each) => isSpent(each) && each.date.startsWith(year))
        .map(({ cents }) => -cents / 100)
        .toSorted((a, b) => b - a)
        .slice(0, 10),
    },
    {
      question: 'Wie viel habe ich letzten Monat für Lebensmittel ausgegeben?',
      numbers: [facts.inCategory('Groceries', month)],
    },
    {
      question: `Wann war ich zuletzt im Kino?`,
      texts: [dayTexts(facts.lastAt('Orpheum Cinema'))],
    },
  ]
}

const sheetQuestions: Question[] = [
  { question: 'How much did I spend on fuel according to my fuel log?', numbers: [676.45] },
  { question: 'What is the cheapest price per litre I paid?', numbers: [1.69] },
  { question: 'How many litres did I buy at Bayside Fuel?', numbers: [157.8] },
  { question: 'Where was petrol the most expensive per litre?', texts: ['Highway Stop'] },
  {
    question: 'How many kilometres did the car do between the first and the last fill-up?',
    numbers: [5625],
  },
  { question: 'How often did I fill up at Pinecrest?', numbers: [5] },
  { question: 'What was the odometer reading in September?', numbers: [45577] },
  {
    question: 'Which things are still under warranty?',
    texts: ['Washing machine', 'Toaster', 'Office chair', 'Monitor', 'Television', 'Vacuum'],
    without: ['Fridge', 'Dishwasher', 'Sofa'],
  },
  { question: 'Is the fridge still under warranty?', texts: ['no'] },
  { question: 'When does the warranty of the television end?', texts: [dayTexts('2026-11-29')] },
  { question: 'Until when is the desk under warranty?', unknown: true },
  { question: 'What is everything in the study worth together?', numbers: [829] },
  { question: 'What did the sofa cost?', numbers: [1150] },
  { question: 'Which item is the oldest?', texts: ['Sofa'] },
  {
    question: 'What did I buy at Elektra?',
    texts: ['Washing machine', 'Dishwasher', 'Toaster', 'Television', 'Vacuum'],
    without: ['Sofa'],
  },
  { question: 'How much more did the washing machine cost than the dishwasher?', numbers: [120] },
  {
    question: 'Which books have I not returned yet?',
    texts: ['Winter Lines', 'Clockmaker', 'Moss'],
    without: ['Owl Post'],
  },
  { question: 'Which books are overdue?', texts: ['Moss'], without: ['Winter Lines', 'Owl Post'] },
  { question: 'How many days did I keep Rivers of Salt?', numbers: [34] },
  { question: 'Which book did we keep the longest?', texts: ['Bread for Beginners'] },
  { question: 'How many pages do the books of Nico have together?', numbers: [280] },
  { question: 'Who wrote The Glass Tram?', texts: ['Dana Holt'] },
  {
    question: 'Which books were returned late?',
    texts: ['Rivers of Salt', 'Bread for Beginners'],
    without: ['Glass Tram', 'Orchard'],
  },
]
