import { MessageCircleQuestion } from 'lucide-react'
import { sampleQuestions } from './sample-questions.ts'

type CompleteStepProps = { pending: boolean; onAsk: (question: string) => void }

export function CompleteStep({ pending, onAsk }: CompleteStepProps) {
  return (
    <section aria-labelledby="sample-questions" className="flex flex-col gap-3">
      <h2 id="sample-questions" className="text-base font-semibold">
        What you could ask first
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {sampleQuestions.map((question) => (
          <li key={question} className="flex">
            <button
              type="button"
              disabled={pending}
              onClick={() => onAsk(question)}
              className="flex min-h-12 flex-1 items-center gap-3 rounded-lg border bg-card px-4 py-3 text-left text-sm transition-colors hover:border-input hover:bg-secondary disabled:opacity-50"
            >
              <MessageCircleQuestion aria-hidden className="size-4 shrink-0 text-primary" />
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
