import { addDays, dayOf, inWords } from '#server/demo/days.ts'
import type { Facts } from './sample-facts.ts'

/** The content of a right answer. */
export type Wanted = {
  /** Numbers it has to state first. */
  numbers?: number[]
  /** Numbers anywhere in it or its table. */
  listed?: number[]
  /** Texts anywhere in it, its table or its quotations; one of an inner list is enough. */
  texts?: (string | string[])[]
  /** Texts it must not contain. */
  without?: string[]
  /** It has to say that it does not know. */
  unknown?: true
}
export type SampleQuestion = Wanted & {
  question: string
  /** Earlier questions in the same conversation. */
  after?: string[]
}

export const monthName = (month: string, locale = 'en') =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  )

/** `March`, without its year. */
export const bare = (month: string, locale = 'en') =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  )

/** Notations of a date in an answer. */
export function dayTexts(day: string): string[] {
  const date = new Date(day)
  const written = (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date)
  const long = { day: 'numeric', month: 'long' } as const
  return [day, inWords(day), written('en-US', long), written('en-GB', long), written('de', long)]
}

const money = (facts: Facts): SampleQuestion[] => {
  const { month, monthBefore, year, plot } = facts
  const earlier = plot.month(5)
  const [top = ''] = facts.categories
  return [
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
      question: 'Which subscriptions went up this year?',
      texts: facts.raised,
      without: facts.unraised,
    },
    { question: 'What is 15 % of my rent?', numbers: [plot.rentCents * 0.0015] },
    { question: 'How much is my rent?', numbers: [plot.rentCents / 100] },
    {
      question: 'What were my five largest purchases last month?',
      listed: facts.largest.slice(0, 5),
    },
    { question: 'How much do I pay for Streamlark each month?', numbers: [13.99] },
    {
      question: 'How much did I spend at Greenleaf Market this year?',
      numbers: [facts.paid('Greenleaf Market', year)],
    },
    {
      question: 'What was my electricity bill last month?',
      numbers: [facts.paid('Harborview Electric', month)],
    },
    { question: 'How much did I put into savings this year?', numbers: [facts.saved] },
    { question: 'What was my last salary?', numbers: [4_950] },
    { question: 'What did I spend the most on last month?', texts: [top] },
    {
      question: 'How often did I go to Drift Coffee last month?',
      numbers: [facts.visits('Drift Coffee', month)],
    },
    {
      question: `Compare what I spent on groceries in ${monthName(earlier)} and ${monthName(month)}`,
      listed: [facts.inCategory('Groceries', earlier), facts.inCategory('Groceries')],
    },
    { question: 'How much is in my savings account?', numbers: [facts.balance('8802')] },
    {
      question: 'How much did I pay in fees this year?',
      numbers: [facts.inCategory('Fees', year)],
    },
    {
      question: 'Wie viel habe ich letzten Monat für Lebensmittel ausgegeben?',
      numbers: [facts.inCategory('Groceries')],
    },
    { question: 'Wie hoch ist meine Miete?', numbers: [plot.rentCents / 100] },
    {
      question: 'Welche Abos sind dieses Jahr teurer geworden?',
      texts: facts.raised,
      without: facts.unraised,
    },
  ]
}

const mails = (facts: Facts): SampleQuestion[] => {
  const { plot, anchor, month } = facts
  return [
    {
      question: 'Find the mail with the boarding pass',
      texts: [`Boarding pass ${plot.flight.number}`],
    },
    { question: 'How many unread mails from my bank last week?', numbers: [facts.unreadFromBank] },
    { question: 'When did my landlord say the lease ends?', texts: [dayTexts(plot.leaseEnds)] },
    { question: 'What is the booking code of my flight to Lisbon?', texts: ['QX7R2M'] },
    { question: 'Which seat do I have on the flight to Lisbon?', texts: [plot.flight.seat] },
    { question: 'How many mails did Lena send me this year?', numbers: [facts.mailsFromLena] },
    { question: 'When is my next check-up?', texts: [dayTexts(addDays(anchor, 17))] },
    { question: 'What is the policy number of my renters insurance?', texts: [plot.policy.number] },
    { question: 'What did Dr. Frost say about my vitamin D?', texts: ['1000 units'] },
    { question: 'Who sent me the most mails this year?', texts: [facts.senders[0] ?? ''] },
    { question: 'How many mails did I get last month?', numbers: [facts.mailsIn(month)] },
    {
      question: 'How long does the warranty of my laptop last?',
      texts: [[...dayTexts(addDays(plot.laptop.day, 1095)), 'three years']],
    },
    {
      question: 'Wann kommt Jonas zu Besuch?',
      texts: [dayTexts(addDays(dayOf(plot.month(8), 5), 30))],
    },
    { question: 'Wann endet mein Mietvertrag?', texts: [dayTexts(plot.leaseEnds)] },
  ]
}

const people = ({ plot, fromPriya }: Facts): SampleQuestion[] => [
  { question: 'Who do I write to most?', texts: ['Priya Raman'] },
  { question: 'How many messages did Priya send me last month?', numbers: [fromPriya] },
  { question: 'What is our wifi password?', texts: [plot.wifi] },
  { question: 'Which book do we read in the book club?', texts: [plot.book.title] },
  {
    question: 'When is my mother’s birthday?',
    texts: [[...dayTexts('1959-06-30'), '30 June', 'June 30', '06-30']],
  },
  {
    question: 'What is Sam’s phone number?',
    texts: [['+12025550171', '202-555-0171', '202 555 0171']],
  },
  { question: 'Where does Priya work?', texts: ['Tidepool Labs'] },
  { question: 'Wann heiratet Jonas?', texts: [['14. Juni', '06-14']] },
]

const health = (facts: Facts): SampleQuestion[] => [
  {
    question: 'What was my average heart rate on days I ran?',
    numbers: [facts.heartRateOnRunDays],
  },
  { question: 'How many kilometres did I run this year?', numbers: [facts.kilometres] },
  { question: 'What was my longest run?', numbers: [facts.longestRun] },
  { question: 'What is my latest LDL value?', numbers: [121] },
  { question: 'Which medications do I take?', texts: ['Vitamin D3', 'Cetirizine'] },
  { question: 'Wie viele Schritte bin ich letzte Woche gegangen?', numbers: [facts.stepsLastWeek] },
]

const others = ({ tweets, sessions, inCategory, monthBefore }: Facts): SampleQuestion[] => [
  { question: 'How many tweets did I write last month?', numbers: [tweets] },
  { question: 'How many sessions did my website have last month?', numbers: [sessions] },
  {
    question: 'And on restaurants?',
    after: ['How much did I spend on groceries last month?'],
    numbers: [inCategory('Restaurants')],
  },
  {
    question: 'And the month before?',
    after: ['How much did I spend on groceries last month?'],
    numbers: [inCategory('Groceries', monthBefore)],
  },
]

const unanswerable: SampleQuestion[] = [
  'When does my passport expire?',
  'What is my blood type?',
  'When is my flight to Tokyo?',
  'What is the licence plate of my car?',
]
  .concat(['How much does my brother earn?', 'Wie heißt mein Hund?'])
  .map((question) => ({ question, unknown: true }))

export const sampleQuestions = (facts: Facts): SampleQuestion[] => [
  ...money(facts),
  ...mails(facts),
  ...people(facts),
  ...health(facts),
  ...others(facts),
  ...unanswerable,
]
