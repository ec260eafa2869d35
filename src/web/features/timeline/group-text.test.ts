import { expect, test } from 'vitest'
import type { TimelineGroup } from '#shared/timeline.ts'
import { amountText, detailText, groupText, titleText } from './group-text.ts'

const group = (given: Partial<TimelineGroup>): TimelineGroup => ({
  kind: 'message',
  of: '',
  service: '',
  who: '',
  count: 34,
  from: '',
  to: '',
  entries: [],
  ...given,
})
const entry = {
  id: '1',
  time: '',
  title: 'Steps',
  detail: '',
  who: '',
  amount: null,
  unit: '',
}

test.each([
  [{ who: 'Bea', of: 'Bea' }, '34 messages with Bea'],
  [{ of: 'Family' }, '34 messages in Family'],
  [{ kind: 'email', of: 'sent', count: 4, who: 'Bea' }, '4 mails sent to Bea'],
  [{ kind: 'email', of: 'received', count: 4 }, '4 mails received'],
  [{ kind: 'activity', of: 'watched', service: 'YouTube' }, 'Watched 34 times on YouTube'],
  [{ kind: 'play', of: 'series', service: 'Netflix' }, '34 series on Netflix'],
  [{ kind: 'post', of: 'reply', service: 'Twitter' }, '34 replies on Twitter'],
  [{ kind: 'transaction' }, '34 payments'],
  [{ kind: 'upload' }, '34 documents uploaded'],
  [{ kind: 'picture' }, '34 pictures taken'],
] as const)('a folded group of %j is named %s', (given, text) => {
  expect(groupText(group(given))).toBe(text)
})

test('an entry shows what it is, with whom or where, and how much', () => {
  const mail = group({ kind: 'email', of: 'received' })
  expect(titleText(mail, { ...entry, title: '' })).toBe('No subject')
  expect(detailText(mail, { ...entry, detail: 'Bea' })).toBe('From Bea')
  const visit = group({ kind: 'activity', of: 'visited', service: 'Google Maps' })
  expect(titleText(visit, { ...entry, title: 'the lighthouse' })).toBe('Visited the lighthouse')
  expect(detailText(visit, { ...entry, detail: 'Bergen' })).toBe('Bergen · Google Maps')
  const metric = group({ kind: 'metric', of: 'terns.example', count: 2 })
  expect(groupText(metric)).toBe('2 web metrics for terns.example')
  expect(titleText(metric, { ...entry, title: 'screenPageViews' })).toBe('Page views')
  expect(titleText(metric, { ...entry, title: 'bounceRate /about' })).toBe('Bounce rate /about')
  expect(amountText('vitals', { ...entry, amount: 8_432.4, unit: 'count' })).toBe('8,432')
  expect(
    amountText('vitals', { ...entry, title: 'heart rate', amount: 61.6, unit: 'count/min' }),
  ).toBe('61.6 bpm')
  expect(amountText('workout', { ...entry, amount: 7.52, unit: 'km' })).toBe('7.5 km')
  expect(amountText('transaction', { ...entry, amount: 12.5, unit: 'USD' })).toBe('+$12.50')
})
