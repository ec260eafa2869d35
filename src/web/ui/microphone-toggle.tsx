import { Mic } from 'lucide-react'
import { t } from '#web/words/translate.ts'
import { Button } from './button.tsx'
import { cn } from './cn.ts'
import { Spinner } from './spinner.tsx'
import { Tooltip, TooltipContent, TooltipTrigger } from './tooltip.tsx'

type MicrophoneToggleProps = {
  phase: 'idle' | 'listening' | 'recognising'
  labels: { idle: string; listening: string }
  onClick: () => void
}

/** A microphone that shows whether it is listening or recognising. */
export function MicrophoneToggle({ phase, labels, onClick }: MicrophoneToggleProps) {
  const isRecognising = phase === 'recognising'
  const label = isRecognising ? t('Cancel recognising') : labels[phase]
  return (
    <>
      <output
        className={isRecognising ? 'text-xs text-muted-foreground max-sm:sr-only' : 'sr-only'}
      >
        {isRecognising && t('Recognising...')}
      </output>
      <Tooltip>
        <TooltipTrigger>
          <Button
            variant="ghost"
            size="icon"
            aria-label={label}
            aria-pressed={phase === 'listening'}
            aria-busy={isRecognising}
            onClick={onClick}
            className={cn(
              'rounded-full text-muted-foreground',
              phase === 'listening' &&
                'bg-destructive text-destructive-foreground hover:bg-destructive motion-safe:animate-pulse',
            )}
          >
            {isRecognising ? <Spinner /> : <Mic aria-hidden />}
          </Button>
        </TooltipTrigger>
        <TooltipContent>{label}</TooltipContent>
      </Tooltip>
    </>
  )
}
