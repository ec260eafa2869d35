import { addDays, dayOf } from '#server/demo/days.ts'
import { ruth } from '#server/demo/cast.ts'
import { bare, dayTexts, monthName, type SampleQuestion } from './sample-questions.ts'
import type { ThirdFacts } from './third-sample-facts.ts'
import { thirdMoneyQuestions } from './third-sample-money.ts'

const calendar = ({ plot, anchor, lastClub }: ThirdFacts): SampleQuestion[] => [
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
]

const people = (facts: ThirdFacts): SampleQuestion[] => {
  const { plot, month, lastYear } = facts
  return [
    { question: 'whats diegos email', texts: ['diego@fernwoodstudio.example'] },
    { question: 'How old is Ruth Ellison?', numbers: [facts.ageOf(ruth.birthday)] },
    {
      question: 'Who has their birthday in September?',
      texts: ['Priya Raman'],
      without: ['Sam Okafor'],
    },
    { question: 'phone number of dr frost', texts: [['+12025550152', '202 555 0152']] },
    {
      question: 'Which of my contacts work at Fernwood Studio?',
      texts: ['Lena Brandt', 'Diego Marsh'],
    },
    { question: 'Whose number is +1 202 555 0171?', texts: ['Sam Okafor'] },
    { question: 'Where did I go to college?', texts: ['Saltmarsh College of Art'] },
    { question: 'Where did I work before Fernwood Studio?', texts: ['Bright Pier Agency'] },
    {
      question: 'Which of my contacts have no birthday saved?',
      texts: ['Lena Brandt', 'Diego Marsh', 'Walter Osgood', 'Amelia Frost'],
      without: ['Priya Raman'],
    },
    { question: 'hey, do you remember where I put Priya’s drill?', texts: ['Under the sink'] },
    { question: 'Who wanted to borrow my car rack?', texts: ['Theo'] },
    {
      question: 'When did Priya ask me for the wifi password?',
      texts: [dayTexts(dayOf(plot.month(3), 2))],
    },
    { question: 'Where does Theo’s band play?', texts: ['Gull & Anchor'] },
    { question: 'What was my finishing time in the half marathon?', texts: [plot.race.time] },
    { question: 'When is the plumber coming?', texts: ['Thursday at ten'] },
    { question: 'What did Priya recommend for Lisbon?', texts: ['tile museum'] },
    { question: 'When did I last hear from Jonas?', texts: [dayTexts(facts.lastFromJonas)] },
    {
      question: `How many texts did Ruth send me in ${monthName(month)}?`,
      numbers: [facts.textsFromRuth],
    },
    { question: 'How many unread emails do I have?', numbers: [facts.unread] },
    {
      question: 'Did I answer Priya’s mail about the Lisbon list?',
      texts: [['tarts, if they survive', 'Re: Lisbon list']],
    },
    { question: 'who wrote the salt lantern', texts: ['Ines Calloway'] },
    { question: 'Who was the technician for the boiler?', texts: ['Petrie'] },
    {
      question: `How many mails did Harborview Electric send me in ${lastYear}?`,
      numbers: [facts.mailsFrom('Harborview Electric')],
    },
  ]
}

const health = (facts: ThirdFacts): SampleQuestion[] => {
  const { plot, month } = facts
  return [
    { question: 'current vitamin d level?', numbers: [26] },
    { question: 'Is my ferritin normal?', listed: [44], texts: ['normal'] },
    { question: 'By how much has my LDL dropped since the first blood test?', numbers: [27] },
    {
      question: `How many steps a day did I walk on average in ${bare(plot.month(2))}?`,
      numbers: [facts.stepsADay(plot.month(2))],
    },
    { question: 'How many steps did I do yesterday?', numbers: [facts.stepsYesterday] },
    { question: 'When did I have to take ibuprofen?', texts: [dayTexts(dayOf(plot.month(7), 3))] },
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
  ]
}

const documents = ({ plot }: ThirdFacts): SampleQuestion[] => [
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
]

const others = (facts: ThirdFacts): SampleQuestion[] => [
  { question: 'How many times did I post on Facebook last year?', numbers: [facts.facebookPosts] },
  { question: 'When did I last tweet something?', texts: [dayTexts(facts.lastTweet)] },
  { question: 'What was my most liked post on LinkedIn?', texts: [facts.bestLinkedin] },
  {
    question: 'On which day did my website have the most sessions?',
    texts: [facts.busiestDays.flatMap(dayTexts)],
  },
]

const german = (facts: ThirdFacts): SampleQuestion[] => {
  const { plot, lastAt, stepsADay } = facts
  return [
    {
      question: 'Wann war ich das letzte Mal beim Friseur?',
      texts: [dayTexts(lastAt('Fern Hair Salon'))],
    },
    { question: 'Was hat das Hotel in Lissabon gekostet?', numbers: [985.5] },
    {
      question: 'Wann war mein letzter Zahnarzttermin?',
      texts: [dayTexts(dayOf(plot.month(5), 6))],
    },
    { question: 'Was soll ich zum Familienessen mitbringen?', texts: ['Mara brings the pie'] },
    {
      question: `Wie viele Schritte bin ich im ${bare(plot.month(2), 'de')} im Schnitt am Tag gegangen?`,
      numbers: [stepsADay(plot.month(2))],
    },
  ]
}

const unanswerable: SampleQuestion[] = [
  'What is the premium of my car insurance?',
  'When was I in Paris?',
  'What is Sam’s home address?',
  'How much do I pay for Netflix?',
  'What was my blood pressure last week?',
  'What is the interest rate of my mortgage?',
  'When is Lena’s birthday?',
  'Wann läuft mein Personalausweis ab?',
].map((question) => ({ question, unknown: true }))

/** In the wording of different people: short, chatty, misspelt, with dates in words. */
export const thirdSampleQuestions = (facts: ThirdFacts): SampleQuestion[] => [
  ...thirdMoneyQuestions(facts),
  ...calendar(facts),
  ...people(facts),
  ...health(facts),
  ...documents(facts),
  ...others(facts),
  ...german(facts),
  ...unanswerable,
]
