import { dayTexts, monthName } from '../sample-person/question.ts'
import { day, month, type SourceCase } from './source-case.ts'

type Mail = {
  from: string
  to: string
  at: string
  subject: string
  text: string
  labels: string
  file?: string
}
const me = 'Ada Weber <ada@example.org>'
const nora = 'Nora Lind <nora@example.net>'
const shop = 'Lumen Books <orders@lumenbooks.example>'
const landlord = 'Jonas Hale <jonas@hale.example>'

const received = (
  from: string,
  at: string,
  subject: string,
  text: string,
  more: Partial<Mail> = {},
): Mail => ({
  from,
  to: me,
  at,
  subject,
  text,
  labels: 'Inbox',
  ...more,
})
const sent = (to: string, at: string, subject: string, text: string): Mail => ({
  from: me,
  to,
  at,
  subject,
  text,
  labels: 'Sent',
})
const mails: Mail[] = [
  received(
    landlord,
    day(3, 2),
    'Rent from next year',
    'From January the rent is 1,180 euros a month. The contract stays the same.',
  ),
  sent(landlord, day(3, 3), 'Re: Rent from next year', 'Thank you, that is fine with me.'),
  received(
    nora,
    day(2, 4),
    'Cabin in the hills',
    'I booked the cabin for the second weekend of December. We split the 240 euros.',
  ),
  sent(nora, day(2, 4), 'Re: Cabin in the hills', 'Wonderful! I bring the board games.'),
  received(nora, day(2, 9), 'Train times', 'The train leaves at 9:12 from platform 4.'),
  received(
    shop,
    day(2, 12),
    'Your order 88231',
    'We shipped "The Salt Road". It arrives within three days.',
    { labels: 'Inbox,Unread' },
  ),
  received(nora, day(1, 3), 'Board games', 'Please bring Carcassonne.'),
  sent(nora, day(1, 3), 'Re: Board games', 'Packed already.'),
  sent(nora, day(1, 20), 'Snow', 'Do we need chains for the car?'),
  received(
    'Dr. Ito <praxis@ito.example>',
    day(1, 22),
    'Your appointment',
    'Your appointment is on 14 December at 8:30.',
    { labels: 'Inbox,Unread' },
  ),
  received(
    landlord,
    day(1, 25),
    'Keys for the cellar',
    'The keys are with the neighbour in flat 3.',
    { file: 'cellar-plan.txt' },
  ),
  received(
    shop,
    day(0, 1),
    'Your invoice 5520',
    'The total is 34.90 euros. The invoice is attached.',
    { file: 'invoice-5520.txt', labels: 'Inbox,Unread' },
  ),
]

function raw({ from, to, at, subject, text, labels, file }: Mail, index: number): string {
  const head = [
    `From ${index}@x ${new Date(at).toUTCString().replace(/^(\w+), (\d+) (\w+) (\d+) ([\d:]+).*$/, '$1 $3 $2 $5 +0000 $4')}`,
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${new Date(`${at}T10:${10 + index}:00Z`).toUTCString()}`,
    `Message-ID: <m${index}@example.org>`,
    `X-Gmail-Labels: ${labels}`,
    'MIME-Version: 1.0',
  ]
  if (file === undefined)
    return `${head.join('\n')}\nContent-Type: text/plain; charset=utf-8\n\n${text}\n`
  return `${head.join('\n')}\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain; charset=utf-8\n\n${text}\n--b\nContent-Type: text/plain; name="${file}"\nContent-Disposition: attachment; filename="${file}"\n\nThe plan shows room 12 on the left.\n--b--\n`
}

const of = (keep: (mail: Mail) => boolean) => mails.filter(keep).length

export const mail: SourceCase = {
  name: 'mail',
  type: 'gmail',
  files: { 'All mail.mbox': mails.map(raw).join('\n') },
  questions: [
    { question: 'How many mails do I have?', numbers: [mails.length] },
    { question: 'Who sends me the most mail?', texts: ['Nora'] },
    {
      question: 'How many unread mails do I have?',
      numbers: [of(({ labels }) => labels.includes('Unread'))],
    },
    {
      question: `How many mails did I get in ${monthName(month(1))}?`,
      numbers: [of(({ to, at }) => to === me && at.startsWith(month(1)))],
    },
    { question: 'When did Nora last write to me?', texts: [dayTexts(day(1, 3))] },
    { question: 'What is the new rent?', numbers: [1180] },
    { question: 'Which mails have attachments?', texts: ['cellar', 'invoice'] },
    { question: 'When is my appointment with Dr. Ito?', texts: [['14 December', 'December 14']] },
    { question: 'From which platform does the train leave?', texts: ['4'] },
    { question: 'How many mails did I write to Nora?', numbers: [of(({ to }) => to === nora)] },
  ],
}
