import { BrainCircuit } from 'lucide-react'
import { useId } from 'react'
import { cn } from '#web/ui/cn.ts'
import { Tooltip, TooltipContent, TooltipTrigger } from '#web/ui/tooltip.tsx'
import { t } from '#web/words/translate.ts'

const explanation = t(
  'Uses advanced AI for complex problem-solving, mathematical calculations and step-by-step analysis',
)

type ReasoningToggleProps = { on: boolean; onChange: (on: boolean) => void }

export function ReasoningToggle({ on, onChange }: ReasoningToggleProps) {
  const id = useId()
  return (
    <>
      <Tooltip>
        <TooltipTrigger>
          <button
            type="button"
            aria-pressed={on}
            aria-describedby={id}
            onClick={() => onChange(!on)}
            className={cn(
              'inline-flex min-h-10 touch:min-h-11 items-center gap-2 rounded-full border border-input/50 px-3 text-sm text-muted-foreground transition-colors hover:border-input hover:text-foreground',
              on && 'border-primary bg-accent font-medium text-accent-foreground',
            )}
          >
            <BrainCircuit aria-hidden className="size-4" />
            {on ? t('Reasoning Mode ON') : t('Enable Reasoning')}
          </button>
        </TooltipTrigger>
        <TooltipContent>{explanation}</TooltipContent>
      </Tooltip>
      <span id={id} className="sr-only">
        {explanation}
      </span>
    </>
  )
}
