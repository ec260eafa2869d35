import { day, figure, mean, no, nowhere, rowsOf, sum, words, type Keeper } from './keeper.ts'

const ledger = `Month;Flat;Tenant;Rent due;Received;Received on;Condo fee
06/2026;Apto 31;Rafael Pires;R$ 2.400,00;R$ 2.400,00;05/06/2026;R$ 612,00
06/2026;Casa dos fundos;Dona Célia;R$ 1.150,00;R$ 1.150,00;10/06/2026;R$ 0,00
06/2026;Kitnet Lapa;Igor Tanaka;R$ 1.480,00;R$ 1.480,00;07/06/2026;R$ 285,00
07/2026;Apto 31;Rafael Pires;R$ 2.400,00;R$ 2.400,00;06/07/2026;R$ 612,00
07/2026;Casa dos fundos;Dona Célia;R$ 1.150,00;R$ 1.000,00;14/07/2026;R$ 0,00
07/2026;Kitnet Lapa;Igor Tanaka;R$ 1.480,00;R$ 1.480,00;06/07/2026;R$ 285,00
08/2026;Apto 31;Rafael Pires;R$ 2.520,00;R$ 2.520,00;05/08/2026;R$ 640,00
08/2026;Casa dos fundos;Dona Célia;R$ 1.150,00;R$ 1.300,00;08/08/2026;R$ 0,00
08/2026;Kitnet Lapa;Igor Tanaka;R$ 1.480,00;R$ 0,00;;R$ 285,00
09/2026;Apto 31;Rafael Pires;R$ 2.520,00;R$ 2.520,00;04/09/2026;R$ 640,00
09/2026;Casa dos fundos;Dona Célia;R$ 1.150,00;R$ 1.150,00;10/09/2026;R$ 0,00
09/2026;Kitnet Lapa;Bianca Moura;R$ 1.550,00;R$ 1.550,00;02/09/2026;R$ 298,00
10/2026;Apto 31;Rafael Pires;R$ 2.520,00;R$ 2.520,00;06/10/2026;R$ 655,00
10/2026;Casa dos fundos;Dona Célia;R$ 1.150,00;R$ 900,00;19/10/2026;R$ 0,00
10/2026;Kitnet Lapa;Bianca Moura;R$ 1.550,00;R$ 1.550,00;01/10/2026;R$ 298,00
`
const repairs = `Date;Flat;What;Tradesman;Paid
11/06/2026;Apto 31;Leaking tap;Seu Jorge;R$ 180,00
30/07/2026;Casa dos fundos;New water heater;HidroMax;R$ 1.390,00
02/09/2026;Kitnet Lapa;Painting;Seu Jorge;R$ 860,00
17/10/2026;Apto 31;Lock changed;Chaveiro Sol;R$ 240,00
`
const rents = rowsOf(ledger, ';')
const works = rowsOf(repairs, ';')
const money = (row: Record<string, string>, of: string) =>
  Number((row[of] ?? '').replace('R$ ', '').replace('.', '').replace(',', '.'))
const received = (rows: typeof rents) => sum(rows.map((row) => money(row, 'Received')))
const due = (rows: typeof rents) => sum(rows.map((row) => money(row, 'Rent due')))
const of = (what: string, value: string) => rents.filter((row) => row[what] === value)

export const luiza: Keeper = {
  name: 'Luiza Brandão',
  country: 'Brazil',
  timeZone: 'America/Sao_Paulo',
  life: 'pharmacist in São Paulo who lets two flats and a back house',
  files: { 'Rent ledger 2026.csv': ledger, 'Repairs.csv': repairs },
  seen: [
    {
      question: 'How much rent came in in September?',
      answer: figure(received(of('Month', '09/2026'))),
    },
    { question: 'Who lives in Kitnet Lapa now?', answer: words('Bianca Moura') },
    {
      question: 'Which months did Dona Célia pay less than she owed?',
      answer: {
        all: [
          ['July', '07/2026', 'Jul'],
          ['October', '10/2026', 'Oct'],
        ],
        not: ['September', 'Sep 2026', '09/2026'],
      },
    },
    { question: "What is Rafael's rent at the moment?", answer: figure(2520) },
    {
      question: 'How much did I pay Seu Jorge in total?',
      answer: figure(
        sum(
          works.filter((row) => row['Tradesman'] === 'Seu Jorge').map((row) => money(row, 'Paid')),
        ),
      ),
    },
    { question: 'Did Igor pay in August?', answer: no('0', 'R$ 0') },
  ],
  apart: [
    { question: 'When did Bianca pay her October rent?', answer: day('2026-10-01') },
    {
      question: 'How much rent is still missing overall?',
      answer: figure(due(rents) - received(rents)),
    },
    { question: 'Which flat brings in the most?', answer: words('Apto 31') },
    { question: 'What was my dearest repair?', answer: words('New water heater', 'water heater') },
    {
      question: 'How much condo fee do I pay for Apto 31 on average?',
      answer: figure(mean(of('Flat', 'Apto 31').map((row) => money(row, 'Condo fee')))),
    },
    { question: 'How much deposit did Rafael leave?', answer: nowhere },
  ],
}
