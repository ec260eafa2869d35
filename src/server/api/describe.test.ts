import { expect, test } from 'vitest'
import { z } from 'zod'
import { everyCall } from '#tests/assert-contract.ts'
import { describeApi } from './describe.ts'
import { apiPage } from './page.ts'

const pathsOf = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

test('the description contains every call once, with its path parameters', () => {
  const { paths } = pathsOf.parse(describeApi('1.2.3'))
  const found = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(found.toSorted()).toEqual(
    everyCall.map(({ method, path }) => `${method} ${path}`).toSorted(),
  )
})

test('the limits of a contract are in the description', () => {
  const api = JSON.stringify(describeApi('1.2.3'))
  // The longest question, and the statuses of a document.
  for (const part of ['"maxLength":10000', '"enum":["processing","processed","error"]']) {
    expect(api).toContain(part)
  }
  const references = [...api.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to)
  expect(new Set(references)).toEqual(new Set(['#/components/schemas/Error']))
})

test('no two calls share a name', () => {
  const names = [...JSON.stringify(describeApi('1.2.3')).matchAll(/"operationId":"(\w+)"/g)].map(
    ([, name]) => name,
  )
  expect(new Set(names).size).toBe(names.length)
})

test('the page for people loads nothing and runs no script', async () => {
  const page = String(await apiPage())
  expect(page).toContain('/api/documents/{id}/sheets/{index}')
  expect(page).not.toMatch(/<script|https?:\/\/(?!json-schema)/)
  expect(page).not.toMatch(/ src=/)
})
