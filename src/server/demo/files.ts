import { mara, walter } from './cast.ts'
import { addDays, inWords } from './days.ts'
import { dollars, type Plot } from './plot.ts'
import { writePdf, type PdfLine } from './write-pdf.ts'
import { writeSheet } from './write-sheet.ts'

type Described = { name: string; mimeType: string; day: string }
export type SampleUpload = Described & { write: () => Promise<Buffer> }
export type SampleNote = Described & { text: string }

/** Files that Mara uploaded, as received from others. */
export const uploads = (plot: Plot): SampleUpload[] => [
  lease(plot),
  insuranceLetter(plot),
  budget(plot),
]

/** Her own notes in her drive. */
export const driveFiles = (plot: Plot): SampleNote[] => [trainingPlan(plot), packingList(plot)]

const line = (style: PdfLine['style'], text: string): PdfLine => ({ style, text })

const lease = ({ leaseBegins, leaseEnds, rentCents }: Plot): SampleUpload => ({
  name: 'Lease 12 Alder Street.pdf',
  mimeType: 'application/pdf',
  day: leaseBegins,
  write: () =>
    writePdf('Residential lease', [
      line('title', 'Residential lease'),
      line('text', `Between ${walter.name}, Osgood Property (landlord) and ${mara.name} (tenant).`),
      line('heading', '1 The flat'),
      line(
        'text',
        'Two rooms, kitchen and bath on the third floor of 12 Alder Street, Harborview, with the cellar room 7.',
      ),
      line('heading', '2 Term'),
      line(
        'text',
        `The lease begins on ${inWords(leaseBegins)} and ends on ${inWords(leaseEnds)}. Either side says at least sixty days before the end whether it is renewed.`,
      ),
      line('heading', '3 Rent'),
      line(
        'text',
        `The rent is ${dollars(rentCents)} a month, due on the first. Water is included; electricity is not.`,
      ),
      line('heading', '4 Deposit'),
      line(
        'text',
        `The deposit is ${dollars(rentCents * 2)}. It is paid back within thirty days of moving out.`,
      ),
      line('heading', '5 Pets'),
      line('text', 'One cat is allowed. Dogs need the consent of the landlord.'),
    ]),
})

const insuranceLetter = ({ policy, month }: Plot): SampleUpload => ({
  name: 'Anchorage renters insurance.pdf',
  mimeType: 'application/pdf',
  day: `${month(11)}-08`,
  write: () =>
    writePdf('Renters insurance', [
      line('title', 'Anchorage Insurance'),
      line('text', 'Dear Ms. Ellison,'),
      line('text', 'thank you for staying with us. This letter confirms your renters insurance.'),
      line('text', `• Policy number: ${policy.number}`),
      line('text', `• Premium: ${dollars(policy.premiumCents)} a year, paid monthly`),
      line('text', `• Deductible: ${dollars(policy.deductibleCents)} for each claim`),
      line('text', '• Covered: fire, water, theft, and your bicycle up to $1,200.00'),
      line('text', 'To report a damage, call within seven days.'),
      line('text', 'Anchorage Insurance'),
    ]),
})

const budget = ({ rentCents, month }: Plot): SampleUpload => ({
  name: 'Household budget.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  day: `${month(6)}-02`,
  write: () =>
    writeSheet('Budget', [
      ['Item', 'Budget a month'],
      ['Rent', rentCents / 100],
      ['Groceries', 550],
      ['Restaurants', 220],
      ['Subscriptions', 75],
      ['Transport', 80],
      ['Savings', 400],
      ['Fun', 150],
    ]),
})

const trainingPlan = ({ race }: Plot): SampleNote => ({
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

const packingList = ({ flightOut }: Plot): SampleNote => ({
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
