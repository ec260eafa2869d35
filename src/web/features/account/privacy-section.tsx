import { Eye, Fingerprint, LockKeyhole, ServerCog, Trash2, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#web/words/translate.ts'
import { Section } from './section.tsx'

export function PrivacySection() {
  return (
    <Section title={t('What the server can and cannot see')}>
      <ul className="flex flex-col gap-4 text-sm">
        <Point icon={LockKeyhole} title={t('Stored sealed')}>
          {t(
            'Your name, your documents and their names, everything from your sources, their passwords and tokens, your questions and the answers are encrypted with a key of your own before they are stored. None of it can be read in a copy of the database or of the files.',
          )}
        </Point>
        <Point icon={Eye} title={t('What stays in the clear')}>
          {t(
            'Your email address; the size, kind, status and times of each document; the kind, status, times and amount of data of each data source; the time of each question; the times of your log-ins; and the public halves of your passkeys.',
          )}
        </Point>
        <Point icon={Fingerprint} title={t('What a copy of the index reveals')}>
          {t(
            'To find words without opening everything, the index keeps a number for each, made with a key. It shows which passages of one source share a word, not which word. Somebody who has a copy and knows one of your texts could recognise its words in others of the same source. For that reason the sample, and mails sent to many people, have their own keys.',
          )}
        </Point>
        <Point icon={ServerCog} title={t('Read only to answer you')}>
          {t(
            'To search and to answer, the running server opens what you stored, for you alone. Whoever runs this server holds the key that opens your key, so you trust that person as you would trust the keeper of a safe.',
          )}
        </Point>
        <Point icon={Trash2} title={t('Deleted means unreadable')}>
          {t(
            'Deleting your account destroys your key first. From that moment on nothing you stored can be read, not even what has not been erased yet.',
          )}
        </Point>
      </ul>
    </Section>
  )
}

type PointProps = { icon: LucideIcon; title: string; children: ReactNode }

function Point({ icon: Icon, title, children }: PointProps) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
      <div className="flex max-w-prose min-w-0 flex-col gap-0.5">
        <span className="font-medium">{title}</span>
        <span className="text-muted-foreground">{children}</span>
      </div>
    </li>
  )
}
