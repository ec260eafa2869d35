import { cn } from '#web/ui/cn.ts'

type KeysProps = {
  /** With a space between the keys. */
  keys: string
  /** Not announced: it would become part of the surrounding element's name. */
  quiet?: boolean
  className?: string
}

export function Keys({ keys, quiet = false, className }: KeysProps) {
  return (
    <span aria-hidden={quiet || undefined} className={cn('inline-flex shrink-0 gap-1', className)}>
      {keys.split(' ').map((key) => (
        <kbd
          key={key}
          className="inline-flex min-w-5 justify-center rounded-sm border bg-muted px-1 font-sans text-xs text-muted-foreground"
        >
          {key}
        </kbd>
      ))}
    </span>
  )
}
