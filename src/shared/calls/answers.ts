import {
  askRequest,
  askResponse,
  foundAnswers,
  pastAnswers,
  pastAnswerChange,
  pastExchange,
  pastAnswerSearch,
  suggestionsResponse,
} from '../answers.ts'
import { languageQuery } from '../page-language.ts'
import { rememberedReadings } from '../readings.ts'
import { speechResponse, speechSound } from '../speech.ts'
import type { Call } from './call.ts'

export const askQuestion = {
  method: 'POST',
  path: '/api/ask',
  access: 'anyone',
  apiKeyScope: 'ask',
  summary: "Answers a question from the person's data, with evidence.",
  json: askRequest,
  response: askResponse,
  events: true,
} as const satisfies Call

export const askInSteps = {
  method: 'POST',
  path: '/api/ask/reasoning',
  access: 'anyone',
  apiKeyScope: 'ask',
  summary: 'Answers a question in several steps, which the response lists.',
  json: askRequest,
  response: askResponse,
  events: true,
} as const satisfies Call

export const suggestQuestions = {
  method: 'GET',
  path: '/api/ask/suggestions',
  access: 'anyone',
  summary: "Suggested questions that the person's data can answer.",
  query: languageQuery,
  response: suggestionsResponse,
} as const satisfies Call

export const listReadings = {
  method: 'GET',
  path: '/api/readings',
  access: 'person',
  summary: 'Meanings of words that the person has chosen.',
  response: rememberedReadings,
} as const satisfies Call

export const forgetReading = {
  method: 'DELETE',
  path: '/api/readings/{id}',
  access: 'person',
  summary: 'Forgets the chosen meaning of a word.',
} as const satisfies Call

export const recogniseSpeech = {
  method: 'POST',
  path: '/api/speech',
  access: 'anyone',
  summary: 'Transcribes a recording.',
  body: speechSound.contentType,
  response: speechResponse,
} as const satisfies Call

export const listAnswers = {
  method: 'GET',
  path: '/api/ask/answers',
  access: 'person',
  summary: 'Earlier questions and answers: pinned ones first, then the newest.',
  response: pastAnswers,
} as const satisfies Call

export const searchAnswers = {
  method: 'POST',
  path: '/api/ask/answers/search',
  access: 'person',
  summary: 'Finds earlier questions and answers that contain all of the words.',
  json: pastAnswerSearch,
  response: foundAnswers,
} as const satisfies Call

export const readAnswer = {
  method: 'GET',
  path: '/api/ask/answers/{id}',
  access: 'person',
  summary: 'An earlier answer, as given at the time.',
  response: pastExchange,
} as const satisfies Call

export const pinAnswer = {
  method: 'PATCH',
  path: '/api/ask/answers/{id}',
  access: 'person',
  summary: 'Pins or unpins an answer.',
  json: pastAnswerChange,
} as const satisfies Call

export const deleteAnswer = {
  method: 'DELETE',
  path: '/api/ask/answers/{id}',
  access: 'person',
  summary: 'Deletes a question and its answer.',
} as const satisfies Call
