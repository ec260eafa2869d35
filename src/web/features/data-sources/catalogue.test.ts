import { expect, test } from 'vitest'
import { catalogueTypes, sourceCatalogue } from '#shared/source-catalogue.ts'
import { sourceType } from '#shared/sources.ts'
import { requirement } from '#tests/requirement.ts'
import { missingLabels, toNewSource } from './credential-entry.ts'
import { sourceAppearance } from '#web/parts/sources/source-appearance.ts'

test('every type has a description, and its own icon and colour', () => {
  requirement('catalogue.entry')
  const types = sourceType.options
  for (const type of types) expect(sourceCatalogue[type].description).not.toBe('')
  expect(new Set(types.map((type) => sourceAppearance[type].icon)).size).toBe(types.length)
  expect(new Set(types.map((type) => sourceAppearance[type].colour)).size).toBe(types.length)
})

test('every type in the catalogue has its category', () => {
  requirement('catalogue.categories')
  const categories = catalogueTypes.map((type) => [type, sourceCatalogue[type].category])
  expect(Object.fromEntries(categories)).toEqual({
    trove: 'ai_services',
    gmail: 'personal',
    google: 'personal',
    linkedin: 'professional',
    facebook: 'social',
    whatsapp: 'social',
    apple_messages: 'social',
    google_messages: 'social',
    twitter: 'social',
  })
})

test('spaces do not fill a field', () => {
  const entered = { email: 'ada@trove.example', password: '  ', accessToken: '' }
  expect(missingLabels(sourceCatalogue.facebook, entered)).toEqual(['Password', 'Access Token'])
})

test('the text of every field is sent as entered', () => {
  const entered = { email: 'ada@trove.example', password: ' abc ' }
  expect(toNewSource(sourceCatalogue.gmail, entered)).toEqual({
    name: 'Gmail',
    type: 'gmail',
    config: {
      credentials: entered,
      category: 'personal',
      scrapingEnabled: true,
      vectorizationEnabled: true,
    },
  })
})
