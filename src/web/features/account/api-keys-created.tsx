import { useEffect, useRef } from 'react'
import type { CreatedApiKey } from '#shared/api-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyLine } from '#web/ui/copy-line.tsx'
import { t } from '#web/words/translate.ts'

type ApiKeyCreatedProps = { created: CreatedApiKey; userId: string; onDone: () => void }

/** The only time that a key is shown. */
export function ApiKeyCreated({ created, userId, onDone }: ApiKeyCreatedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [created.id])
  const { key, name } = created
  return (
    <div className="flex flex-col gap-4 rounded-md border border-primary/50 p-4">
      <div className="flex flex-col gap-1">
        <h3 ref={heading} tabIndex={-1} className="font-medium wrap-anywhere outline-none">
          {t('The key “{name}” has been created', { name })}
        </h3>
        <p className="text-sm text-muted-foreground">
          {t('Copy it now: it is shown only once, and only a fingerprint of it is kept here.')}
        </p>
      </div>
      <CopyLine label={t('Key for another Trove')} value={`${key}@${window.location.origin}`} />
      <CopyLine label={t('Key for a program')} value={key} />
      <CopyLine label={t('User id')} value={userId} />
      <Button variant="outline" className="self-start" onClick={onDone}>
        {t('I have copied it')}
      </Button>
    </div>
  )
}
