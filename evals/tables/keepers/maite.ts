import {
  day,
  everyOne,
  figure,
  highest,
  nowhere,
  rowsOf,
  sum,
  words,
  yes,
  type Keeper,
} from './keeper.ts'

const vet = `Fecha,Animal,Reason,Clinic,Vet,Weight kg,Cost €,Next due
14/01/2025,Luna,Rabies vaccine,Clínica Abando,Dra. Etxeberria,17.8,42.00,14/01/2026
03/03/2025,Txiki,Teeth cleaning,Clínica Abando,Dr. Sainz,4.6,118.50,
22/06/2025,Luna,Ear infection,Urgencias Deusto,Dra. Prieto,18.3,76.20,
06/07/2025,Luna,Ear infection check,Clínica Abando,Dra. Etxeberria,18.1,25.00,
19/09/2025,Txiki,Annual check-up,Clínica Abando,Dr. Sainz,4.9,38.00,19/09/2026
12/01/2026,Luna,Rabies vaccine,Clínica Abando,Dra. Etxeberria,18.9,44.00,12/01/2027
27/02/2026,Luna,Swallowed a sock,Urgencias Deusto,Dra. Prieto,18.6,412.80,
15/05/2026,Txiki,Blood test,Clínica Abando,Dr. Sainz,5.2,67.30,
21/09/2026,Txiki,Annual check-up,Clínica Abando,Dr. Sainz,5.4,39.50,21/09/2027
02/11/2026,Luna,Limping left hind leg,Clínica Abando,Dra. Etxeberria,19.4,91.00,07/12/2026
`
const food = `Bought,Brand,Bag kg,Price,For
2026-02-08,Belcando,12.5,58.90,Luna
2026-04-19,Belcando,12.5,58.90,Luna
2026-05-02,Gatik,3,21.40,Txiki
2026-07-05,Belcando,12.5,61.50,Luna
2026-09-12,Orinova,10,49.95,Luna
2026-10-10,Gatik,3,22.10,Txiki
`
const visits = rowsOf(vet)
const cost = (row: Record<string, string>) => Number(row['Cost €'])
const of = (animal: string) => visits.filter((row) => row['Animal'] === animal)
const inYear = (year: string) => visits.filter((row) => row['Fecha']?.endsWith(year))

export const maite: Keeper = {
  name: 'Maite Arana',
  country: 'Spain',
  timeZone: 'Europe/Madrid',
  life: 'translator in Bilbao with a dog and a cat',
  files: { 'Mascotas veterinario.csv': vet, 'pet food.csv': food },
  seen: [
    { question: 'How heavy was Luna at her last visit?', answer: figure(19.4, 'kg') },
    {
      question: 'How much have I spent at the vet on Luna?',
      answer: figure(sum(of('Luna').map(cost)), 'EUR'),
    },
    { question: 'When is Txiki due for his next check-up?', answer: day('2027-09-21') },
    {
      question: 'What was the most expensive visit for?',
      answer: words(highest(visits, cost)['Reason'] ?? ''),
    },
    { question: 'How many times did we go to Urgencias Deusto?', answer: figure(2) },
    { question: 'Did I spend more at the vet in 2026 than in 2025?', answer: yes('more') },
  ],
  apart: [
    { question: 'How much weight has Txiki put on since March 2025?', answer: figure(0.8, 'kg') },
    { question: 'Who treated Luna for the sock?', answer: words('Dra. Prieto') },
    {
      question: 'How much did the vet cost me in 2026?',
      answer: figure(sum(inYear('2026').map(cost)), 'EUR'),
    },
    {
      question: 'What do I usually pay for a bag of Belcando?',
      answer: figure(58.9),
    },
    {
      question: 'Which brands of food do I buy?',
      answer: everyOne(['Belcando', 'Gatik', 'Orinova']),
    },
    { question: "What is Luna's microchip number?", answer: nowhere },
  ],
}
