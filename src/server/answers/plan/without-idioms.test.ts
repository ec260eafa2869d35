import { expect, test } from 'vitest'
import { withoutIdioms } from './without-idioms.ts'

test.each([
  ['What’s on tomorrow?', 'which events do I have tomorrow?'],
  ['Am I free on Friday?', 'which events do I have on Friday?'],
  ['do I have anything planned this weekend', 'which events do I have this weekend?'],
  ['What do I have on next week?', 'which events do I have next week?'],
  ['What are my plans for Saturday?', 'which events do I have for Saturday?'],
  ['how does my week look next week', 'which events do I have next week?'],
  ['Was steht morgen an?', 'welche Termine habe ich morgen?'],
  ['Habe ich am Freitag was vor?', 'welche Termine habe ich am Freitag?'],
  ['Bin ich am Samstag frei?', 'welche Termine habe ich am Samstag?'],
  ['What do I weigh?', 'what is my latest weight?'],
  ['Did I get paid this month?', 'did I receive my salary this month?'],
  ['have I been paid yet', 'did I receive my salary this month?'],
  ['Where does Ruth live?', 'what is the home address of Ruth?'],
  ['Wo wohnt Ben?', 'wie lautet die Anschrift von Ben?'],
  ['Which medications am I taking right now?', 'which medications do I take?'],
  ['What am I reading right now?', 'which books have the status reading?'],
  ['Was lese ich gerade?', 'welche Bücher haben den Status reading?'],
  ['Whose birthday is next?', 'who has a birthday in the next 60 days?'],
  ['When did Filmbox raise its price?', 'when did Filmbox get more expensive?'],
  ['How much more do I pay for Filmbox now?', 'by how much did Filmbox go up?'],
  ['How much do I spend at Baker Lane per visit?', 'what is my average payment at Baker Lane?'],
  ['What was my most popular post this year?', 'which post got the most likes this year?'],
  ['How much money do I have left?', 'how much money do I have?'],
  ['carpet man comes when', 'when carpet man comes?'],
  ['last boiler service when', 'when is last boiler service?'],
  ['last gym charge was when', 'when was last gym charge?'],
  ['car insurance good until when', 'until when is car insurance valid?'],
  ['last time at Verdis?', 'when did I last go to Verdis?'],
  ['last date for october electricity bill', 'when is the october electricity bill due?'],
  ['by when does the power bill have to be paid', 'when is the power bill due?'],
  ['When was my rent paid?', 'When was my rent paid?'],
  ['Does my insurance cover storm damage in May?', 'Does my insurance cover storm damage in May?'],
  ['What was the flood damage in 2025?', 'What was the flood damage in 2025?'],
  ['Since which month has Octopus been taking less from my account?', 'when did Octopus go down?'],
  ['By how much did Cox raise our bill back in March?', 'by how much did Cox bill go up in March?'],
  ['everything dunbreck has put in my account', 'how much did dunbreck pay me in total?'],
  ['how much did Lottie charge me for the visits', 'how much did Lottie charge me for the visits'],
  ['what have i got in my bank account', 'how much money do I have?'],
  ['which is dearer, the fibre or the phone?', 'do I pay more for the fibre or for the phone?'],
  ['On which day did my pay come through?', 'when did I receive pay?'],
  ['costco damage last month?', 'how much did I spend at costco last month?'],
  [
    'frys or sprouts, who gets more of my money this year',
    'did I spend more at frys or at sprouts this year?',
  ],
  ['Wer hat bald Geburtstag?', 'wer hat in den nächsten 60 Tagen Geburtstag?'],
  ['Wie viel gebe ich pro Monat aus?', 'Wie viel gebe ich pro Monat ausgegeben?'],
  [
    'Is my electricity bill higher than last year?',
    'did I pay more for electricity on average this year than last year?',
  ],
  [
    'Is my rent higher than last year?',
    'did I pay more for rent on average this year than last year?',
  ],
  [
    'Ist meine Stromrechnung höher als letztes Jahr?',
    'habe ich dieses Jahr im Durchschnitt mehr für Strom bezahlt als letztes Jahr?',
  ],
  [
    'Habe ich im Mai mehr ausgegeben als eingenommen?',
    'Habe ich im Mai mehr ausgegeben als verdient?',
  ],
  ['Welches Lied höre ich am meisten?', 'welche Lied habe ich am häufigsten gehört?'],
  ['How much is my insurance a year?', 'how much do I pay for insurance per year?'],
  ['How much do I have in savings?', 'what is the balance of my savings account?'],
  ['Which book did I like best?', 'which book has the highest rating?'],
  ['what did Ruth write me last?', 'what is the text of the last message from Ruth?'],
])('%s asks %s', (said, asked) => {
  expect(withoutIdioms(said, '2026-11-26')).toBe(asked)
})

test.each([
  'What is on the pizza?',
  'What do I have in common with Ben?',
  'Am I free of debt?',
  'What did I weigh in March?',
  'What do I have to pay in March?',
  'What is my average weight per month?',
  'Is my weight lower than last year?',
])('%s is no idiom', (question) => {
  expect(withoutIdioms(question, '2026-11-26')).toBe(question)
})
