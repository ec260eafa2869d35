import type { RecapWords } from './recap-words.ts'

export const english: RecapWords = {
  subject: (from, to) => `Your week from ${from} to ${to}`,
  spent: (spent) => `You spent ${spent}.`,
  spentMore: (spent, difference) => `You spent ${spent}, ${difference} more than usual.`,
  spentLess: (spent, difference) => `You spent ${spent}, ${difference} less than usual.`,
  spentAsUsual: (spent) => `You spent ${spent}, as much as usual.`,
  biggest: (payments) => `The biggest payments: ${payments}.`,
  mail: (from, subject, day) => `${from} may be waiting for an answer to “${subject}” (${day}).`,
  steps: (now) => `You took ${now} steps a day`,
  sleep: (now) => `You slept ${now} hours a day`,
  more: (percent) => `${percent}% more than in the four weeks before.`,
  less: (percent) => `${percent}% less than in the four weeks before.`,
  same: 'the same as in the four weeks before.',
  documents: (count, names) =>
    count === 1 ? `1 document added: ${names}.` : `${count} documents added: ${names}.`,
  open: 'Open the dashboard',
  why: 'You get this mail each Monday because you turned it on in your account.',
  stop: 'Stop these mails',
}
