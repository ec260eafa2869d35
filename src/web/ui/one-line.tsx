import { cn } from './cn.ts'

type OneLineProps = { text: string; className?: string }

/**
 * A name on one line, in any script. If it does not fit, it ends with an ellipsis, and the title
 * has the full text.
 */
export function OneLine({ text, className }: OneLineProps) {
  return (
    // The text's own direction, so that its end is cut off; aligned like other text.
    <span dir="auto" title={text} className={cn('min-w-0 truncate text-left', className)}>
      {text}
    </span>
  )
}
