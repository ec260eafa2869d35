import { cn } from './cn.ts'

type OneLineProps = { text: string; className?: string }

/** A name in one line, of whatever script. What does not fit ends with an ellipsis, and the title has it whole. */
export function OneLine({ text, className }: OneLineProps) {
  return (
    // The direction is that of the text, so that its end is what is cut off; it begins where others begin.
    <span dir="auto" title={text} className={cn('min-w-0 truncate text-left', className)}>
      {text}
    </span>
  )
}
