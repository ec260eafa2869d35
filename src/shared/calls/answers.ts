import {
  askRequest,
  askResponse,
  keptAnswers,
  keptChange,
  keptExchange,
  keptSearch,
  suggestionsResponse,
} from '../answers.ts'
import { rememberedReadings } from '../readings.ts'
import { speechResponse, speechSound } from '../speech.ts'
import type { Call } from './call.ts'

export const askQuestion = {
  method: 'POST',
  path: '/api/ask',
  by: 'anyone',
  keyFor: 'ask',
  says: 'Answers a question about what the person keeps, with evidence.',
  json: askRequest,
  answer: askResponse,
  events: true,
} as const satisfies Call

export const askInSteps = {
  method: 'POST',
  path: '/api/ask/reasoning',
  by: 'anyone',
  keyFor: 'ask',
  says: 'Answers a question in more steps, and says what they were.',
  json: askRequest,
  answer: askResponse,
  events: true,
} as const satisfies Call

export const suggestQuestions = {
  method: 'GET',
  path: '/api/ask/suggestions',
  by: 'anyone',
  says: 'Questions that can be answered from what is there.',
  answer: suggestionsResponse,
} as const satisfies Call

export const listReadings = {
  method: 'GET',
  path: '/api/readings',
  by: 'person',
  says: 'What words of questions mean, as the person said.',
  answer: rememberedReadings,
} as const satisfies Call

export const forgetReading = {
  method: 'DELETE',
  path: '/api/readings/{id}',
  by: 'person',
  says: 'Forgets what a word means.',
} as const satisfies Call

export const recogniseSpeech = {
  method: 'POST',
  path: '/api/speech',
  by: 'anyone',
  says: 'What somebody said in a recording, as text.',
  body: speechSound.contentType,
  answer: speechResponse,
} as const satisfies Call

export const listAnswers = {
  method: 'GET',
  path: '/api/ask/answers',
  by: 'person',
  says: 'What was asked: the pinned first, then the newest.',
  answer: keptAnswers,
} as const satisfies Call

export const searchAnswers = {
  method: 'POST',
  path: '/api/ask/answers/search',
  by: 'person',
  says: 'Of what was asked, what says all the words.',
  json: keptSearch,
  answer: keptAnswers,
} as const satisfies Call

export const readAnswer = {
  method: 'GET',
  path: '/api/ask/answers/{id}',
  by: 'person',
  says: 'An answer as it was given.',
  answer: keptExchange,
} as const satisfies Call

export const pinAnswer = {
  method: 'PATCH',
  path: '/api/ask/answers/{id}',
  by: 'person',
  says: 'Pins an answer, or no longer.',
  json: keptChange,
} as const satisfies Call

export const deleteAnswer = {
  method: 'DELETE',
  path: '/api/ask/answers/{id}',
  by: 'person',
  says: 'Deletes a question with its answer.',
} as const satisfies Call
