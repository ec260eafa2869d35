import { Card } from '#web/ui/card.tsx'
import { sampleCategories } from './sample-questions.ts'

/** What can be asked, for those who do not know where to begin. */
export function SampleCards({ onPick }: { onPick: (question: string) => void }) {
  return (
    <section aria-label="Sample questions" className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {sampleCategories.map(({ title, icon: Icon, questions }) => (
        <Card key={title} className="gap-2 p-4 sm:p-5">
          <h2 className="flex items-center gap-2 text-sm font-semibold">
            <Icon aria-hidden className="size-4 text-primary" strokeWidth={1.75} />
            {title}
          </h2>
          <ul className="-mx-2 flex flex-col">
            {questions.map((question) => (
              <li key={question}>
                <button
                  type="button"
                  onClick={() => onPick(question)}
                  className="min-h-11 w-full rounded-md px-2 py-2 text-left text-sm text-muted-foreground transition-colors hover:bg-accent hover:text-accent-foreground"
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </section>
  )
}
