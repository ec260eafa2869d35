import { useId, type ReactNode } from 'react'
import { cn } from './cn.ts'
import { Label } from './label.tsx'

type FieldProps = {
  label: string
  hint?: ReactNode
  className?: string
  /** Renders the control with the id that the label refers to. */
  children: (control: { id: string; 'aria-describedby'?: string }) => ReactNode
}

/** A control with its label above and a hint below. */
export function Field({ label, hint, className, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <Label htmlFor={id}>{label}</Label>
      {children(hint === undefined ? { id } : { id, 'aria-describedby': hintId })}
      {hint !== undefined && (
        <p id={hintId} className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
    </div>
  )
}
