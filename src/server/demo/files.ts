import { mara, walter } from './cast.ts'
import { addDays, inWords } from './days.ts'
import { dollars, type Plot } from './plot.ts'

export type SampleFile = { name: string; mimeType: string; day: string; text: string }

/** What Mara uploaded herself. */
export const uploads = (plot: Plot): SampleFile[] => [
  lease(plot),
  insuranceLetter(plot),
  budget(plot),
]

/** What lies in her drive. */
export const driveFiles = (plot: Plot): SampleFile[] => [trainingPlan(plot), packingList(plot)]

const lease = ({ leaseBegins, leaseEnds, rentCents }: Plot): SampleFile => ({
  name: 'Lease 12 Alder Street.md',
  mimeType: 'text/markdown',
  day: leaseBegins,
  text: `# Residential lease

Between ${walter.name}, Osgood Property (landlord) and ${mara.name} (tenant).

## 1 The flat

Two rooms, kitchen and bath on the third floor of 12 Alder Street, Harborview, with the cellar room 7.

## 2 Term

The lease begins on ${inWords(leaseBegins)} and ends on ${inWords(leaseEnds)}. Either side says at least sixty days before the end whether it is renewed.

## 3 Rent

The rent is ${dollars(rentCents)} a month, due on the first. Water is included; electricity is not.

## 4 Deposit

The deposit is ${dollars(rentCents * 2)}. It is paid back within thirty days of moving out.

## 5 Pets

One cat is allowed. Dogs need the consent of the landlord.
`,
})

const insuranceLetter = ({ policy, month }: Plot): SampleFile => ({
  name: 'Anchorage renters insurance.md',
  mimeType: 'text/markdown',
  day: `${month(11)}-08`,
  text: `# Anchorage Insurance

Dear Ms. Ellison,

thank you for staying with us. This letter confirms your renters insurance.

- Policy number: ${policy.number}
- Premium: ${dollars(policy.premiumCents)} a year, paid monthly
- Deductible: ${dollars(policy.deductibleCents)} for each claim
- Covered: fire, water, theft, and your bicycle up to $1,200.00

To report a damage, call within seven days.

Anchorage Insurance
`,
})

const budget = ({ rentCents, month }: Plot): SampleFile => ({
  name: 'Household budget.csv',
  mimeType: 'text/csv',
  day: `${month(6)}-02`,
  text: [
    'Item,Budget a month',
    `Rent,${rentCents / 100}`,
    'Groceries,550',
    'Restaurants,220',
    'Subscriptions,75',
    'Transport,80',
    'Savings,400',
    'Fun,150',
  ].join('\n'),
})

const trainingPlan = ({ race }: Plot): SampleFile => ({
  name: 'Half marathon plan.md',
  mimeType: 'text/markdown',
  day: addDays(race.day, -84),
  text: `# Twelve weeks to the ${race.name}

The race is on ${inWords(race.day)}. The goal: under two hours.

- Tuesday: easy run
- Thursday: intervals, six times 800 metres
- Sunday: long run, from 9 up to 18 kilometres

Week eight is for resting. No new shoes in the last two weeks.
`,
})

const packingList = ({ flightOut }: Plot): SampleFile => ({
  name: 'Packing list Lisbon.md',
  mimeType: 'text/markdown',
  day: addDays(flightOut, -5),
  text: `# Packing list for Lisbon

- Six T-shirts
- The blue sketchbook and two pens
- Rain jacket, just in case
- Two adapters
- Present for Priya: nothing yet, bring a tile back
`,
})
