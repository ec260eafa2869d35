import { expect, test } from 'vitest'
import { readDocumentTables } from './answer-grid.ts'
import { answerFromText } from './answer-text.ts'
import { readQuestion } from './plan/reading.ts'

const table = `Sales of the bakery (in thousands)
\t2025\t2024
Bread\t1,200\t1,000
Cakes\t300\t400`
const prose = 'Cakes fell in 2025 because the oven was broken for two months.'

/** Each text is a passage of one document, and the search finds all of them. */
function ask(question: string, texts: string[], kind: 'blocks' | 'cells' = 'blocks') {
  const passages = texts.map((text, ordinal) => ({
    passageId: String(ordinal),
    documentId: 'report',
    ordinal,
    text,
    path: [],
    locator:
      kind === 'blocks'
        ? { kind, from: ordinal, to: ordinal }
        : { kind, sheet: 'Bakery', range: `A${ordinal + 1}:C${ordinal + 1}` },
  }))
  const hits = passages.map(({ ordinal: _, ...hit }) => ({ ...hit, score: 0.6 }))
  const reading = readQuestion(question, '2026-05-04')
  const names = new Map([['report', 'Report.docx']])
  const quoted = answerFromText(reading, hits, names)
  const search = { around: async () => passages }
  return readDocumentTables(search, { userId: 'ada', reading, hits, names }, quoted)
}

test('a change is computed from the cells of a table in a document, and cites its row', async () => {
  const { answer, citations, confidence } = await ask(
    'What is the percentage change in cakes from 2024 to 2025?',
    [table, prose],
  )
  expect(answer.split('\n')[0]).toBe('**-25%**')
  expect(answer).toContain('(300 − 400) ÷ 400')
  expect(citations).toMatchObject([{ documentName: 'Report.docx', quote: 'Cakes | 300 | 400' }])
  expect(confidence).toBeLessThanOrEqual(0.8)
})

test('a cell is stated with its scale', async () => {
  const { answer } = await ask('What were bread sales in 2024?', [table])
  expect(answer.split('\n')[0]).toBe('**1,000 thousand**')
})

test('a reason is answered from the text', async () => {
  const { answer } = await ask('Why did cakes fall in 2025?', [table, prose])
  expect(answer).toContain('the oven was broken')
})

const payslip = `EARNINGS            Rate       Hours       Current            YTD
Regular          31.2500      80.00      2,500.00       56,250.00
Overtime         46.8750       6.50        304.69        4,500.01
GROSS PAY                                2,804.69       62,600.01

DEDUCTIONS                                Current            YTD
Medicare                                    37.70          839.58
Dental                                      11.85          272.55`

test.each([
  ['How many overtime hours were on my payslip?', '**6.50**'],
  ['What is my gross pay YTD?', '**62,600.01**'],
  ['What was taken for dental YTD?', '**272.55**'],
])('in a table aligned by spaces, %s', async (question, says) => {
  expect((await ask(question, [payslip])).answer.split('\n')[0]).toBe(says)
})

test('a table aligned by spaces does not answer if the question names no column', async () => {
  const { isOfCells } = await ask('How much overtime did I get?', [payslip])
  expect(isOfCells).toBeUndefined()
})

test('a table unrelated to the question is ignored', async () => {
  const { found } = await ask('How many employees had the brewery in 2025?', [table])
  expect(found).toBe(false)
})

test('a sheet with one column per year is read like a table in a report', async () => {
  const rows = [
    'Column A: Bread; 2025: 1,200; 2024: 1,000',
    'Column A: Cakes; 2025: 300; 2024: 400',
  ]
  const { answer } = await ask('How much did bread increase from 2024 to 2025?', rows, 'cells')
  expect(answer.split('\n')[0]).toBe('**200**')
})

const contract = `Contract for the bakery's new oven
Price\t€23,870 incl. VAT
Working days\t18
Deposit\t€1,193`

test.each([
  'What is the price of the new oven?',
  'Who installs the new oven on working days?',
  'When are the working days of the contract?',
  'How many deposits are in the contract?',
])(
  'a figure answers neither who nor when, nor what only the text around it names: %s',
  async (question) => {
    const { answer } = await ask(question, [contract])
    expect(answer).not.toMatch(/^\*\*(?:18|€1,193)\*\*/)
  },
)

test.each([
  ['What does the new oven cost?', /23,870|1,193/],
  ['What was website revenue in 2024?', /1,000|300|400/],
])('a cell answers what its heading says in another word: %s', async (question, cell) => {
  const grids = [contract.replace(' incl. VAT', ''), table.replace('Cakes', 'Website revenue')]
  const { answer } = await ask(question, [
    question.includes('oven') ? (grids[0] ?? '') : (grids[1] ?? ''),
  ])
  expect(answer).toMatch(cell)
})
