import { dayOf } from '#server/demo/days.ts'
import type { MoreFacts } from './more-sample-facts.ts'
import { dayTexts, monthName, type SampleQuestion } from './sample-questions.ts'

const money = (facts: MoreFacts): SampleQuestion[] => {
  const { plot, month, year, dearestMonth } = facts
  return [
    {
      question: 'What did my phone bill come to last month?',
      numbers: [facts.paid('Lumen Mobile', month)],
    },
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
      question: 'What do my subscriptions cost me per month?',
      numbers: [facts.inCategory('Subscriptions')],
    },
    {
      question: 'How much cash did I withdraw this year?',
      numbers: [facts.inCategory('Cash', year)],
    },
    {
      question: 'Which month of this year was the most expensive?',
      texts: [[dearestMonth, monthName(dearestMonth)]],
    },
    { question: 'When did I last get my salary?', texts: [dayTexts(facts.lastPay)] },
    { question: 'How much do I owe on my credit card?', numbers: [facts.balance('9031')] },
    {
      question: 'When was I charged an overdraft fee?',
      texts: [dayTexts(dayOf(plot.month(1), 24))],
    },
    { question: 'How much did I pay Nimbus Air?', numbers: [facts.paid('Nimbus Air')] },
    { question: 'Wie viel zahle ich im Monat für mein Fitnessstudio?', numbers: [45] },
    { question: 'What is the balance of my checking account?', numbers: [facts.balance('4417')] },
    {
      question: 'Wie viel habe ich dieses Jahr für Strom bezahlt?',
      numbers: [facts.paid('Harborview Electric', year)],
    },
  ]
}

const texts = ({ plot }: MoreFacts): SampleQuestion[] => [
  { question: 'What time does boarding start for my flight to Lisbon?', texts: ['10:25'] },
  { question: 'Which gate does my flight leave from?', texts: [plot.flight.gate] },
  { question: 'When do I fly back from Lisbon?', texts: [dayTexts(plot.flightBack)] },
  { question: 'What is the order number of my laptop?', texts: [plot.laptop.order] },
  { question: 'Which hotel did I book in Lisbon?', texts: [plot.hotel] },
  { question: 'How high is the deposit for my flat?', numbers: [(plot.rentCents * 2) / 100] },
  { question: 'Are dogs allowed in my flat?', texts: ['consent of the landlord'] },
  {
    question: 'What is the deductible of my insurance?',
    numbers: [plot.policy.deductibleCents / 100],
  },
  { question: 'When is the boiler inspected?', texts: [dayTexts(dayOf(plot.month(13), 11))] },
  { question: 'What did Walter write about the bicycles?', texts: ['cellar'] },
  { question: 'Um wie viel Uhr kommt der Zug von Jonas an?', texts: ['16:42'] },
  { question: 'What is my start number for the half marathon?', texts: ['2218'] },
  { question: 'Within how many days do I have to report a damage?', texts: ['seven days'] },
  { question: 'Wie lange habe ich Garantie auf meinen Laptop?', texts: ['three years'] },
  { question: 'How long does the apple pie have to bake?', texts: ['50 minutes'] },
  { question: 'Which books do I still want to read?', texts: ['A History of Tides'] },
]

const people = ({ textsToSam }: MoreFacts): SampleQuestion[] => [
  { question: 'What is Priya’s email address?', texts: ['priya.raman@example.org'] },
  {
    question: 'When was Theo born?',
    texts: [['1994-01-23', '23 January', 'January 23']],
  },
  { question: 'Walter Osgood’s number', texts: ['+12025550109'] },
  { question: 'How many texts did I send to Sam this year?', numbers: [textsToSam] },
  { question: 'How much do I owe Priya for the concert tickets?', texts: ['45'] },
  { question: 'Where does Jonas celebrate his wedding?', texts: ['Gasthof Seestern'] },
  { question: 'Who brings the wine to the family dinner?', texts: ['Theo the wine'] },
  { question: 'Wo arbeitet Lena?', texts: ['Fernwood Studio'] },
]

const health = (facts: MoreFacts): SampleQuestion[] => [
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
]

const others = ({ views, bestTweets }: MoreFacts): SampleQuestion[] => [
  { question: 'How many page views did my website get last month?', numbers: [views] },
  { question: 'Which of my tweets got the most likes?', texts: [bestTweets] },
]

const unanswerable: SampleQuestion[] = [
  'How much does Theo earn?',
  'What is the PIN of my bank card?',
  'When is my sister’s wedding?',
  'Welche Schuhgröße hat Priya?',
].map((question) => ({ question, unknown: true }))

/** The same life in other words, asked after the first questions were answered. */
export const moreSampleQuestions = (facts: MoreFacts): SampleQuestion[] => [
  ...money(facts),
  ...texts(facts),
  ...people(facts),
  ...health(facts),
  ...others(facts),
  ...unanswerable,
]
