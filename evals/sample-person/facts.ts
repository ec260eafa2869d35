import { periodsOf } from './periods.ts'
import { healthFactsOf } from './health-facts.ts'
import { moneyFactsOf } from './money-facts.ts'
import { peopleFactsOf } from './people-facts.ts'
import { postFactsOf } from './post-facts.ts'

export type Facts = ReturnType<typeof factsOf>

/** Facts about the sample person, counted from the generated data independently of Trove. */
export function factsOf(anchor: string) {
  const periods = periodsOf(anchor)
  return {
    ...periods,
    ...moneyFactsOf(periods),
    ...peopleFactsOf(periods),
    ...healthFactsOf(periods),
    ...postFactsOf(periods),
  }
}
