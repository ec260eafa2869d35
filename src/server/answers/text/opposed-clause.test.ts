import { expect, test } from 'vitest'
import { withoutOpposed } from './opposed-clause.ts'

function kept(question: string, text: string, ...spans: string[]): string[] {
  const found = spans.map((span) => ({
    text: span,
    start: text.indexOf(span),
    sentence: { text, start: 0, end: text.length },
    sentenceStart: 0,
  }))
  return withoutOpposed(question, [found] as never)
    .flat()
    .map((each) => each.text)
}

test('a day on which something begins is not its end', () => {
  const term = 'The term begins on July 1, 2025 and ends on June 30, 2027 at noon.'
  const days = ['July 1, 2025', 'June 30, 2027']
  expect(kept('When does our lease end?', term, ...days)).toEqual(['June 30, 2027'])
  expect(kept('When does our lease start?', term, ...days)).toEqual(['July 1, 2025'])
  const enrollment = 'Open enrollment starts Monday, November 9. Choose by Friday, December 4.'
  expect(
    kept('when is open enrollment done', enrollment, 'Monday, November 9', 'December 4'),
  ).toEqual(['December 4'])
})

test('the other side of a range is not the opposite', () => {
  const term = 'The tenancy begins on 1 May 2026 for twelve months to 30 April 2027.'
  expect(kept('When does my tenancy end?', term, '1 May 2026', '30 April 2027')).toEqual([
    '30 April 2027',
  ])
  const hours = 'The surgery is open from 8:00 to 18:30.'
  expect(kept('When does the surgery close?', hours, '8:00', '18:30')).toHaveLength(2)
})

test('all candidates stay if the question names neither side, or nothing else would remain', () => {
  const term = 'The term begins on 1 July 2025.'
  expect(kept('What is the date of the lease?', term, '1 July 2025')).toEqual(['1 July 2025'])
  expect(kept('When does it end?', term, '1 July 2025')).toEqual(['1 July 2025'])
})
