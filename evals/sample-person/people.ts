import { ruth } from '#server/demo/cast.ts'
import { dayOf } from '#server/demo/days.ts'
import type { Facts } from './facts.ts'
import { dayTexts, inSuite, monthName, type SampleQuestion } from './question.ts'

/** Contacts, messages and statements in them. */
export function peopleQuestions(facts: Facts): SampleQuestion[] {
  const { plot, month, lastYear, fromPriya, textsToSam } = facts
  return [
    ...inSuite('first', [
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
    ]),
    ...inSuite('second', [
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
    ]),
    ...inSuite('third', [
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
      { question: 'Was soll ich zum Familienessen mitbringen?', texts: ['Mara brings the pie'] },
    ]),
  ]
}
