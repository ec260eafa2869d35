import { expect, test } from 'vitest'
import { hasAskedForm } from './asked-form.ts'

test.each([
  ["What's Noel's email address?", 'Noel Keane, 021 496 3352', false],
  ["What's Noel's email address?", 'noel@keane.example', true],
  ["What is Ann's email?", '4 May', false],
  ['Which address did the email give?', '12 Elm Street', true],
  ["What's the plumber's number?", '4 May', false],
])('to “%s”, “%s” is an answer: %s', (question, answer, is) => {
  expect(hasAskedForm(question, answer, answer)).toBe(is)
})
