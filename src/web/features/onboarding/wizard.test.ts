import { expect, test } from 'vitest'
import { onboardingSources } from '#shared/onboarding-sources.ts'
import { requirement } from '#tests/requirement.ts'
import {
  canLeave,
  emptyWizard,
  enterValue,
  fieldNameOf,
  percentOf,
  selectedSources,
  stepFrom,
  steps,
  toCompletion,
  toggleSource,
} from './wizard.ts'

test("the offered types have the wizard's categories", () => {
  requirement('onboarding.types.category')
  expect(onboardingSources.map(({ type, category }) => [type, category])).toEqual([
    ['google', 'business'],
    ['facebook', 'social'],
    ['linkedin', 'social'],
    ['bank_of_america', 'financial'],
    ['gmail', 'personal'],
  ])
})

test('entered values are stored by field name, and no two types share one', () => {
  requirement('onboarding.credentials.map')
  const names = onboardingSources.map(fieldNameOf)
  expect(new Set(names).size).toBe(5)
  const wizard = names.reduce((now, name) => enterValue(now, name, `text of ${name}`), emptyWizard)
  expect(wizard.values).toEqual(Object.fromEntries(names.map((name) => [name, `text of ${name}`])))
})

test('the steps are in order and end at a hundred percent', () => {
  expect(steps.map(percentOf)).toEqual([20, 40, 60, 80, 100])
  expect(stepFrom('welcome', -1)).toBe('welcome')
  expect(stepFrom('credentials', 1)).toBe('documents')
  expect(stepFrom('complete', 1)).toBe('complete')
})

test('sources and their texts are required to continue, and nothing else', () => {
  const chosen = toggleSource(toggleSource(emptyWizard, 'gmail'), 'facebook')
  expect(canLeave('data-sources', emptyWizard)).toBe(false)
  expect(canLeave('data-sources', chosen)).toBe(true)
  const half = enterValue(chosen, 'gmail_email', 'ada@trove.example')
  expect(canLeave('credentials', enterValue(half, 'facebook_email', '   '))).toBe(false)
  expect(canLeave('credentials', enterValue(half, 'facebook_email', 'ada'))).toBe(true)
  for (const step of ['welcome', 'documents', 'complete'] as const) {
    expect(canLeave(step, emptyWizard)).toBe(true)
  }
})

test('an unselected source is neither asked for nor sent, but its text is kept', () => {
  const entered = enterValue(toggleSource(emptyWizard, 'gmail'), 'gmail_email', 'ada@trove.example')
  const without = toggleSource(entered, 'gmail')
  expect(selectedSources(without)).toEqual([])
  expect(toCompletion(without, 2)).toEqual({ dataSources: [], documentsCount: 2 })
  expect(toCompletion(toggleSource(without, 'gmail'), 2).dataSources).toEqual([
    { type: 'gmail', credentials: 'ada@trove.example' },
  ])
})
