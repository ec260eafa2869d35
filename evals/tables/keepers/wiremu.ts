import { day, everyOne, figure, mean, rowsOf, sum, words, yes, type Keeper } from './keeper.ts'

const hives = `Hive,Queen,Queen year,Site,Frames of brood,Temper (1-5),Last inspected,Mites per 100
Rata,Carniolan,2024,Orchard,8,2,2026-11-14,1.3
Kowhai,Italian,2025,Orchard,6,1,2026-11-14,0.7
Totara,Carniolan,2023,River flat,4,4,2026-10-31,4.2
Manuka,Unknown,2022,River flat,5,5,2026-10-31,2.9
Rimu,Italian,2025,Back shed,7,1,2026-11-21,0.3
Kauri,Buckfast,2024,Back shed,9,3,2026-11-07,1.9
`
const harvest = `Date,Hive,Honey (kg),Jars filled,Moisture %,Notes
2025-12-28,Rata,14.2,28,17.4,
2025-12-28,Kowhai,9.6,19,17.9,
2026-01-18,Totara,6.1,12,18.3,a bit runny
2026-01-18,Manuka,11.7,23,17.1,
2026-02-07,Rata,18.9,37,16.8,best of the season
2026-02-07,Kauri,16.4,32,17.0,
2026-02-22,Kowhai,12.3,24,17.2,
2026-03-15,Manuka,8.8,17,17.6,
2026-03-15,Kauri,7.5,15,17.3,
2026-11-15,Rata,5.2,10,18.1,early spring
`
const pulled = rowsOf(harvest)
const kg = (row: Record<string, string>) => Number(row['Honey (kg)'])
const ofHive = (hive: string) => pulled.filter((row) => row['Hive'] === hive)

export const wiremu: Keeper = {
  name: 'Wiremu Tait',
  country: 'New Zealand',
  timeZone: 'Pacific/Auckland',
  life: 'mechanic in Whakatāne who keeps bees',
  files: { 'hives.csv': hives, 'Honey harvest.csv': harvest },
  seen: [
    { question: 'How old is the queen in Totara?', answer: figure(3) },
    { question: 'Which hive gave the most honey overall?', answer: words('Rata') },
    {
      question: 'How many kilos of honey did I get in February 2026?',
      answer: figure(sum(pulled.filter((row) => row['Date']?.startsWith('2026-02')).map(kg))),
    },
    {
      question: 'Which hives have more than 2 mites per 100?',
      answer: everyOne(['Totara', 'Manuka'], ['Kauri']),
    },
    { question: 'When did I last look into Kauri?', answer: day('2026-11-07') },
    { question: 'Is Rimu calmer than Manuka?', answer: yes('1') },
  ],
  apart: [
    {
      question: 'What is the average moisture of my honey?',
      answer: figure(mean(pulled.map((row) => Number(row['Moisture %'])))),
    },
    { question: 'Which hive is the nastiest?', answer: words('Manuka') },
    {
      question: 'How much honey per month did I harvest?',
      answer: everyOne(['23.8', '17.8', '47.6', '16.3', '5.2']),
    },
    {
      question: 'How many jars did I fill from Kowhai?',
      answer: figure(sum(ofHive('Kowhai').map((row) => Number(row['Jars filled'])))),
    },
    { question: 'Where does Rimu stand?', answer: words('Back shed') },
    { question: 'Which of the hives gave no honey at all?', answer: words('Rimu') },
  ],
}
