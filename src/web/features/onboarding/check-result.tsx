import { CircleAlert, CircleCheck, Clock3 } from 'lucide-react'
import type { OnboardingChecked } from '#shared/onboarding.ts'
import { cn } from '#web/ui/cn.ts'

const looks = {
  works: { icon: CircleCheck, colour: 'text-success' },
  later: { icon: Clock3, colour: 'text-muted-foreground' },
  problem: { icon: CircleAlert, colour: 'text-destructive' },
} as const satisfies Record<OnboardingChecked['result'], object>

/** The result of a check of the entered text. */
export function CheckResult({ result, text }: OnboardingChecked) {
  const { icon: Icon, colour } = looks[result]
  return (
    <span data-result={result} className={cn('flex items-start gap-2 text-sm', colour)}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </span>
  )
}
