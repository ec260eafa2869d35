import { expect, test } from 'vitest'
import { changeTags } from './tags.ts'

type Case = [string[], { add?: string[]; remove?: string[] }, string[]]

test.for<Case>([
  [[], { add: ['tax'] }, ['tax']],
  [['tax'], { add: ['Tax'] }, ['tax']],
  [['tax', 'Büro'], { remove: ['BURO'] }, ['tax']],
  [['tax'], { add: ['2025', 'Art'] }, ['2025', 'Art', 'tax']],
  [['tax'], { add: ['Tax'], remove: ['tax'] }, ['Tax']],
])('tags %o with the change %o are %o', ([tags, change, expected]) => {
  expect(changeTags(tags, change)).toEqual(expected)
})
