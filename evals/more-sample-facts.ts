import { mara } from '#server/demo/cast.ts'
import { addMonths, monthOf } from '#server/demo/days.ts'
import { factsOf } from './sample-facts.ts'
import { sampleItems } from './sample-items.ts'

export type MoreFacts = ReturnType<typeof moreFactsOf>

/** More facts about the sample person, counted from the generated data. */
export function moreFactsOf(anchor: string) {
  const facts = factsOf(anchor)
  const { month, year, spentIn } = facts
  const of = sampleItems(anchor)
  const transactions = of('transaction').map(({ transaction }) => transaction)
  const workouts = of('workout').map(({ workout }) => workout)
  const vitals = of('vitals').map((item) => item.vitals)
  const months = Array.from({ length: Number(monthOf(anchor).slice(5)) }, (_, index) =>
    addMonths(`${year}-01`, index),
  )
  const tweets = of('post')
    .map(({ post }) => post)
    .filter(({ service }) => service === 'Twitter')
  const mostLikes = Math.max(...tweets.map(({ likes }) => likes ?? 0))
  const steps = vitals
    .filter(({ name, day }) => name === 'steps' && day.startsWith(year))
    .map(({ day, samples }) => ({ day, value: samples.reduce((sum, each) => sum + each.value, 0) }))
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  return {
    ...facts,
    dearestMonth: months.toSorted((a, b) => spentIn(b) - spentIn(a))[0] ?? '',
    lastPay:
      transactions.findLast(({ description }) => description.includes('PAYROLL'))?.date ?? '',
    textsToSam: of('message').filter(
      ({ message }) =>
        message.chat === 'Sam Okafor' &&
        message.author === mara.name &&
        message.local.startsWith(year),
    ).length,
    weight: vitals.findLast(({ name }) => name === 'weight')?.samples[0]?.value ?? 0,
    kilometresLastMonth: sum(
      workouts
        .filter(({ name, start }) => name === 'Running' && start.startsWith(month))
        .map(({ kilometres }) => kilometres ?? 0),
    ),
    swims: workouts.filter(({ name, start }) => name === 'Swimming' && start.startsWith(year))
      .length,
    mostSteps: steps.toSorted((a, b) => b.value - a.value)[0]?.day ?? '',
    views: sum(
      of('metric')
        .filter(
          ({ metric }) => metric.metric === 'screenPageViews' && metric.date.startsWith(month),
        )
        .map(({ metric }) => metric.value),
    ),
    bestTweets: tweets.filter(({ likes }) => likes === mostLikes).map(({ text }) => text),
  }
}
