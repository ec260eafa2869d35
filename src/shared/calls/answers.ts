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
  access: 'anyone',
  apiKeyScope: 'ask',
  summary: 'Answers a question about what the person keeps, with evidence.',
  json: askRequest,
  response: askResponse,
  events: true,
} as const satisfies Call

export const askInSteps = {
  method: 'POST',
  path: '/api/ask/reasoning',
  access: 'anyone',
  apiKeyScope: 'ask',
  summary: 'Answers a question in more steps, and says what they were.',
  json: askRequest,
  response: askResponse,
  events: true,
} as const satisfies Call

export const suggestQuestions = {
  method: 'GET',
  path: '/api/ask/suggestions',
  access: 'anyone',
  summary: 'Questions that can be answered from what is there.',
  response: suggestionsResponse,
} as const satisfies Call

export const listReadings = {
  method: 'GET',
  path: '/api/readings',
  access: 'person',
  summary: 'What words of questions mean, as the person said.',
  response: rememberedReadings,
} as const satisfies Call

export const forgetReading = {
  method: 'DELETE',
  path: '/api/readings/{id}',
  access: 'person',
  summary: 'Forgets what a word means.',
} as const satisfies Call

export const recogniseSpeech = {
  method: 'POST',
  path: '/api/speech',
  access: 'anyone',
  summary: 'What somebody said in a recording, as text.',
  body: speechSound.contentType,
  response: speechResponse,
} as const satisfies Call

export const listAnswers = {
  method: 'GET',
  path: '/api/ask/answers',
  access: 'person',
  summary: 'What was asked: the pinned first, then the newest.',
  response: keptAnswers,
} as const satisfies Call

export const searchAnswers = {
  method: 'POST',
  path: '/api/ask/answers/search',
  access: 'person',
  summary: 'Of what was asked, what says all the words.',
  json: keptSearch,
  response: keptAnswers,
} as const satisfies Call

export const readAnswer = {
  method: 'GET',
  path: '/api/ask/answers/{id}',
  access: 'person',
  summary: 'An answer as it was given.',
  response: keptExchange,
} as const satisfies Call

export const pinAnswer = {
  method: 'PATCH',
  path: '/api/ask/answers/{id}',
  access: 'person',
  summary: 'Pins an answer, or no longer.',
  json: keptChange,
} as const satisfies Call

export const deleteAnswer = {
  method: 'DELETE',
  path: '/api/ask/answers/{id}',
  access: 'person',
  summary: 'Deletes a question with its answer.',
} as const satisfies Call
