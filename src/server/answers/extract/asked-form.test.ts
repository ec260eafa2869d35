import { expect, test } from 'vitest'
import { hasAskedForm } from './asked-form.ts'

const fits = (question: string, sentence: string) => hasAskedForm(question, sentence, sentence)

test.each([
  ["What's the plumber's number?", 'Plumber, Gas Safe 548812'],
  ["What is the plumber's mobile number?", 'born 1955-03-11'],
  ['Wie ist die Handynummer vom Klempner?', 'geboren am 11/03/1955'],
  [
    "what's the phone number for Dad's heart doctor",
    'Dad (Ernesto), +1 505-555-0190, Heart dr: Dr. Okafor',
  ],
  ["What's Noel the butcher's email address?", 'Noel Keane, 021 496 3352'],
  ['Wie ist die E-Mail-Adresse von Noel?', '021 496 3352'],
  ["How old is Mhairi's brother?", "+44 7700 900111, Mhairi's brother"],
])('%s is not answered by “%s”', (question, sentence) => {
  expect(fits(question, sentence)).toBe(false)
})

test.each([
  ["What's the plumber's number?", 'Ring 0131 496 0199'],
  ["What's the policy's number?", 'Policy KL-5512'],
  ['Which phone did I buy?', 'A Pixel from the shop in Leith'],
  ['How old is the house?', 'The house was built in 1903'],
  ['How old is Isla?', 'Isla turns seven on Sunday'],
  ["What's Noel's email address?", 'noel@keane.example'],
  ["What's Malik's dad's phone number?", "Andre Greer, +1 505-555-0190, Malik's dad"],
  ['When did I change my email address?', 'on 4 May'],
  ["What is the deadline in Noel's email?", '4 May'],
])('%s may be answered by “%s”', (question, sentence) => {
  expect(fits(question, sentence)).toBe(true)
})
