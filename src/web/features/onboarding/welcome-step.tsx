import { Database, FileText, MessageCircleQuestion, ShieldCheck } from 'lucide-react'
import { processingNotice } from '#web/parts/sources/processing-notice.ts'
import { t } from '#web/words/translate.ts'

const points = [
  {
    icon: Database,
    text: t('Connect your accounts, such as mail, social networks and your bank.'),
  },
  { icon: FileText, text: t('Add documents: statements, contracts, sheets and reports.') },
  {
    icon: MessageCircleQuestion,
    text: t('Ask about all of it, and open the evidence of each answer.'),
  },
] as const

export function WelcomeStep() {
  return (
    <>
      <ul className="flex flex-col gap-3">
        {points.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-3">
            <span className="flex size-9 shrink-0 items-center justify-center rounded-lg bg-accent text-accent-foreground">
              <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
            </span>
            {text}
          </li>
        ))}
      </ul>
      <section
        aria-label={t('Privacy')}
        className="flex gap-3 rounded-lg border bg-accent/50 p-4 text-sm text-muted-foreground"
      >
        <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
        <div className="flex flex-col gap-2">
          <p className="font-medium text-foreground">{processingNotice}</p>
          <p>
            {t(
              'It is sealed with a key of your own, so a copy of the database cannot be read; whoever runs this server holds the key to that key and could open it.',
            )}
          </p>
        </div>
      </section>
    </>
  )
}
