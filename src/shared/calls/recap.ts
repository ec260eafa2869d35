import { done } from '../done.ts'
import { recapToken, weeklyRecapChange, weeklyRecapView } from '../recap.ts'
import type { Call } from './call.ts'

export const readWeeklyRecap = {
  method: 'GET',
  path: '/api/account/weekly-recap',
  access: 'account',
  summary: 'Whether a recap of the last week is mailed each Monday.',
  response: weeklyRecapView,
} as const satisfies Call

export const changeWeeklyRecap = {
  method: 'PUT',
  path: '/api/account/weekly-recap',
  access: 'account',
  summary: 'Turns the weekly mail on or off.',
  json: weeklyRecapChange,
  response: weeklyRecapView,
} as const satisfies Call

export const openUnsubscribe = {
  method: 'GET',
  path: '/api/weekly-recap/unsubscribe',
  access: 'anyone',
  summary: 'Redirects to the page that turns the weekly mail off.',
  query: recapToken,
} as const satisfies Call

export const unsubscribe = {
  method: 'POST',
  path: '/api/weekly-recap/unsubscribe',
  access: 'anyone',
  summary: 'Turns the weekly mail off with the token of a mail, as mail programs do in one click.',
  query: recapToken,
  response: done,
} as const satisfies Call
