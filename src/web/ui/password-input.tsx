import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { t } from '#web/words/translate.ts'
import { cn } from './cn.ts'
import { Input } from './input.tsx'

/** A password field that can reveal its text. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <Input
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={cn('pr-11', className)}
        {...props}
      />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        className="absolute top-1/2 right-1 touch:right-0 inline-flex size-8 touch:size-11 -translate-y-1/2 items-center justify-center rounded-md text-muted-foreground transition-colors hover:text-foreground"
      >
        <Icon aria-hidden className="size-4" />
        <span className="sr-only">{shown ? t('Hide password') : t('Show password')}</span>
      </button>
    </div>
  )
}
