import {
  everyOne,
  figure,
  highest,
  lowest,
  mean,
  no,
  nowhere,
  rowsOf,
  sum,
  words,
  yes,
  day,
  type Keeper,
} from './keeper.ts'

const choir = `Full name,Voice,Joined,Birthday,Dues owed,Dues paid,Phone,Attends rehearsal
Adaeze Obi,Soprano,2014-02-09,1988-05-17,24000,24000,0803 555 0141,31
Bisi Adeyemi,Alto,2019-09-15,1975-11-30,24000,18000,0805 555 0172,27
Chike Nwosu,Tenor,2021-01-24,1990-07-02,24000,24000,0809 555 0119,19
Damilola Ajayi,Soprano,2023-03-05,2001-12-11,12000,12000,0812 555 0166,34
Emeka Uche,Bass,2011-06-19,1962-03-28,24000,24000,0802 555 0103,36
Funke Balogun,Alto,2016-10-02,1984-09-08,24000,6000,0813 555 0150,12
Grace Essien,Soprano,2020-02-16,1979-01-21,24000,24000,0706 555 0188,29
Hassan Bello,Bass,2022-08-28,1995-04-14,24000,20000,0816 555 0137,22
Ifeoma Eze,Alto,2009-01-11,1958-10-05,0,0,0803 555 0190,25
Jide Ogun,Tenor,2024-09-01,1999-06-23,12000,9000,0901 555 0128,30
Kemi Lawal,Soprano,2025-05-18,2003-02-27,12000,0,0705 555 0115,8
`
const events = `Event,Date,Venue,Tickets sold,Takings
Palm Sunday service,2026-03-29,St Jude's,0,0
Spring concert,2026-05-16,Civic Hall,212,636000
Wedding of the Okafors,2026-07-11,Ikoyi Club,0,350000
Harvest concert,2026-10-04,St Jude's,148,370000
Carols by candlelight,2026-12-19,Civic Hall,87,261000
`
const members = rowsOf(choir)
const held = rowsOf(events)
const value = (row: Record<string, string>, of: string) => Number(row[of])
const name = (row: Record<string, string>) => row['Full name'] ?? ''
const owing = members.filter((row) => value(row, 'Dues owed') > value(row, 'Dues paid'))

export const ngozi: Keeper = {
  name: 'Ngozi Ade',
  country: 'Nigeria',
  timeZone: 'Africa/Lagos',
  life: 'retired bank clerk, secretary of a church choir in Lagos',
  files: { 'Choir members.csv': choir, 'Choir events 2026.csv': events },
  seen: [
    { question: "What's Hassan's phone number?", answer: words('0816 555 0137') },
    {
      question: 'How many altos do we have?',
      answer: figure(members.filter((row) => row['Voice'] === 'Alto').length),
    },
    {
      question: 'Who has been in the choir the longest?',
      answer: words(name(lowest(members, (row) => Date.parse(row['Joined'] ?? '')))),
    },
    { question: 'Who still owes dues?', answer: everyOne(owing.map(name), ['Adaeze Obi']) },
    {
      question: 'How much did we take in from concerts and services altogether this year?',
      answer: figure(sum(held.map((row) => value(row, 'Takings')))),
    },
    { question: 'Has Kemi paid her dues?', answer: no('0') },
  ],
  apart: [
    { question: 'When did Grace Essien join?', answer: day('2020-02-16') },
    { question: 'Which voice part has the most singers?', answer: words('Soprano') },
    {
      question: 'What is the average number of rehearsals attended by the tenors?',
      answer: figure(
        mean(
          members
            .filter((row) => row['Voice'] === 'Tenor')
            .map((row) => value(row, 'Attends rehearsal')),
        ),
      ),
    },
    {
      question: 'Who has the biggest outstanding balance?',
      answer: words(
        name(highest(members, (row) => value(row, 'Dues owed') - value(row, 'Dues paid'))),
      ),
    },
    {
      question: 'Did we sell more tickets for the spring concert than for the harvest concert?',
      answer: yes('Spring concert'),
    },
    { question: 'How much do we pay the organist?', answer: nowhere },
  ],
}
