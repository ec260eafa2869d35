import { amelia, diego, insurer, jonas, lena, mara, priya, ruth, sam, walter } from './cast.ts'
import { addDays, dayOf, inWords, monthsUntil } from './days.ts'
import { dollars, type Plot } from './plot.ts'
import type { Letter } from './mailbox.ts'
import { createRandom } from './random.ts'
import { maraReplies, projectSteps, projects, ruthWrites } from './phrases.ts'

/** Mails between people. */
export const letters = (plot: Plot): Letter[] => [
  ...fromTheLandlord(plot),
  ...fromFriends(plot),
  ...fromPractices(plot),
  ...monthsUntil(plot.anchor).flatMap((month) => [...atWork(month), ...withMother(month)]),
]

function fromTheLandlord({ leaseMail, leaseEnds, rentCents, month }: Plot): Letter[] {
  const thread = 'lease'
  return [
    {
      day: leaseMail,
      from: walter,
      subject: 'Your lease at 12 Alder Street',
      thread,
      text: `Dear Mara,

a short note about the flat: your lease ends on ${inWords(leaseEnds)}. If you would like to stay, please tell me at least sixty days before, so that I can prepare the renewal.

The rent stays at ${dollars(rentCents)} a month if you renew for another two years.

Best regards
Walter Osgood`,
    },
    {
      day: addDays(leaseMail, 2),
      from: mara,
      to: walter,
      subject: 'Re: Your lease at 12 Alder Street',
      thread,
      text: 'Dear Walter,\n\nthank you for telling me early. I think I would like to stay, and will let you know for certain next month.\n\nBest\nMara',
    },
    {
      day: dayOf(month(13), 4),
      from: walter,
      subject: 'Boiler inspection',
      text: `Dear Mara,\n\nthe boiler is inspected on ${inWords(dayOf(month(13), 11))} between nine and eleven. Could you let the technician in? His name is Mr. Petrie.\n\nWalter Osgood`,
    },
    {
      day: dayOf(month(7), 19),
      from: walter,
      subject: 'Bicycles in the hallway',
      text: 'Dear tenants,\n\nplease keep bicycles in the cellar; the hallway has to stay free. The key of the cellar is the same as of the front door.\n\nWalter Osgood',
    },
  ]
}

function fromFriends({ month, flightOut, book, race }: Plot): Letter[] {
  const visit = dayOf(month(8), 5)
  return [
    {
      day: addDays(flightOut, -20),
      from: priya,
      subject: 'Lisbon list',
      text: 'My list for Lisbon: the tile museum, the ferry to Cacilhas at sunset, custard tarts at Pastelaria Andorinha, and the flea market on Saturday. Do not miss the ferry.\n\nPriya',
    },
    {
      day: addDays(flightOut, -19),
      from: mara,
      to: priya,
      subject: 'Re: Lisbon list',
      text: 'You are the best. I will bring back tiles. And tarts, if they survive.\n\nMara',
    },
    {
      day: visit,
      from: jonas,
      subject: 'Besuch im Frühling',
      text: `Liebe Mara,\n\nich komme vom ${inWords(addDays(visit, 30), 'de')} an für fünf Tage nach Harborview. Mein Zug kommt um 16:42 Uhr an. Kann ich bei dir auf dem Sofa schlafen?\n\nLiebe Grüße\nJonas`,
    },
    {
      day: addDays(visit, 1),
      from: mara,
      to: jonas,
      subject: 'Re: Besuch im Frühling',
      text: 'Lieber Jonas,\n\nnatürlich! Das Sofa gehört dir. Ich hole dich am Bahnhof ab.\n\nMara',
    },
    {
      day: dayOf(month(5), 3),
      from: priya,
      subject: 'Book club',
      text: `We read "${book.title}" by ${book.author} next. We meet at my place, and Theo brings the cheese.\n\nPriya`,
    },
    {
      day: addDays(race.day, -14),
      from: sam,
      subject: 'Start numbers',
      text: `Our start numbers for the ${race.name} are here: yours is 2218, mine is 2219. They can be collected at the harbour hall the evening before.\n\nSam`,
    },
  ]
}

function fromPractices({ month, policy, anchor }: Plot): Letter[] {
  return [
    {
      day: dayOf(month(4), 23),
      from: amelia,
      subject: 'Your results',
      text: 'Dear Ms. Ellison,\n\nyour LDL cholesterol came down, which is very good. Your vitamin D is still low: please go on with 1000 units a day. We look at it again in half a year.\n\nDr. Amelia Frost',
    },
    {
      day: dayOf(month(1), 12),
      from: amelia,
      subject: 'Your next appointment',
      unread: true,
      text: `Dear Ms. Ellison,\n\nyour check-up is on ${inWords(addDays(anchor, 17))} at 8:30. Please come without breakfast.\n\nLindgate Practice`,
    },
    {
      day: dayOf(month(11), 8),
      from: insurer,
      subject: 'Your renters insurance',
      files: ['Renters insurance policy.pdf'],
      text: `Dear Ms. Ellison,\n\nyour renters insurance, policy ${policy.number}, is renewed for another year. The premium is ${dollars(policy.premiumCents)} a year, the deductible ${dollars(policy.deductibleCents)}.\n\nAnchorage Insurance`,
    },
  ]
}

/** One project per month: a request, a reply, and an agreement. */
function atWork(month: string): Letter[] {
  const random = createRandom(`work ${month}`)
  const project = random.pick(projects)
  const thread = `work ${month}`
  const subject = `${project}: ${random.pick(projectSteps)}`
  const first = random.whole(2, 9)
  const other = random.chance(0.5) ? lena : diego
  const on = (days: number) => dayOf(month, first + days)
  return [
    {
      day: on(0),
      from: lena,
      subject,
      thread,
      text: `Hi Mara,\n\ncan you have the next draft for ${project} ready by the ${first + 7}th? The client asked for two more variants of the start screen.\n\nLena`,
    },
    {
      day: on(1),
      from: mara,
      to: lena,
      subject: `Re: ${subject}`,
      thread,
      text: `Hi Lena,\n\n${random.pick(maraReplies)}\n\nMara`,
    },
    {
      day: on(6),
      from: mara,
      to: other,
      subject: `Re: ${subject}`,
      thread,
      files: [`${project} draft.pdf`],
      text: `Hi ${other.name.split(' ')[0]},\n\nhere is the draft. The second variant is the one that I would choose.\n\nMara`,
    },
    {
      day: on(8),
      from: other,
      subject: `Re: ${subject}`,
      thread,
      text: `Thanks, Mara. ${random.chance(0.5) ? 'The client loves it.' : 'Two small remarks are in the file.'}\n\n${other.name.split(' ')[0]}`,
    },
  ]
}

function withMother(month: string): Letter[] {
  const random = createRandom(`mother ${month}`)
  const { subject, text } = random.pick(ruthWrites)
  const day = dayOf(month, random.whole(10, 20))
  const letter = { day, from: ruth, subject, text: `${text}\n\nLove, Mum`, thread: `ruth ${month}` }
  if (random.chance(0.5)) return [letter]
  const answer = 'Thank you, Mum! I will call you on Sunday.\n\nMara'
  return [
    letter,
    {
      ...letter,
      day: addDays(day, 1),
      from: mara,
      to: ruth,
      subject: `Re: ${subject}`,
      text: answer,
    },
  ]
}
