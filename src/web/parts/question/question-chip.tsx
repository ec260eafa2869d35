import { CornerDownLeft } from 'lucide-react'

type QuestionChipProps = {
  question: string
  /** Its short form, next to the answer that it continues. */
  short?: string | undefined
  onPick: (question: string) => void
}

/** A question that fills the input. */
export function QuestionChip({ question, short, onPick }: QuestionChipProps) {
  return (
    <button
      type="button"
      title={short === undefined ? undefined : question}
      onClick={() => onPick(question)}
      className="group inline-flex min-h-10 touch:min-h-11 max-w-full items-center gap-2 rounded-full border border-input/50 bg-card px-4 py-1.5 text-left text-sm transition-colors hover:border-primary hover:bg-accent hover:text-accent-foreground"
    >
      <span dir="auto" className="min-w-0">
        {short ?? question}
      </span>
      <CornerDownLeft
        aria-hidden
        className="size-3.5 shrink-0 text-muted-foreground group-hover:text-current"
      />
    </button>
  )
}
