import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AssistantView } from '#shared/assistants.ts'
import { formatUploadedAt } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { CopyLine } from '#web/ui/copy-line.tsx'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'
import { assistantsQuery, disconnectAssistant } from './assistants-queries.ts'
import { Section } from './section.tsx'
import { Loaded } from './security/loaded.tsx'

/** Assistants to which the person granted access by logging in. */
export function AssistantsSection() {
  const query = useQuery(assistantsQuery)
  return (
    <Section
      title={t('Assistants')}
      description={t(
        'Give this address to an assistant that supports MCP, and it asks you for access. It can ask, search and read, but not change or delete anything.',
      )}
    >
      <CopyLine label={t('Address for assistants')} value={`${window.location.origin}/mcp`} />
      <Loaded query={query} items={t('The assistants')}>
        {(assistants) =>
          assistants.length === 0 ? (
            <p className="text-sm text-muted-foreground">{t('No assistant is connected.')}</p>
          ) : (
            <ul aria-label={t('Assistants')} className="flex flex-col divide-y rounded-md border">
              {assistants.map((assistant) => (
                <AssistantRow key={assistant.id} assistant={assistant} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  )
}

function AssistantRow({
  assistant: { id, name, destination, ...times },
}: {
  assistant: AssistantView
}) {
  const [asking, setAsking] = useState(false)
  const [now] = useState(() => new Date())
  const queryClient = useQueryClient()
  const disconnect = useMutation({
    mutationFn: () => disconnectAssistant(id),
    onError: ({ message }) =>
      notify({ title: t('Error'), description: message, destructive: true }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: assistantsQuery.queryKey }),
  })
  const used =
    times.lastUsedAt === null
      ? t('never used')
      : t('used {lastUsedAt}', { lastUsedAt: formatUploadedAt(times.lastUsedAt, now) })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2.5 text-sm">
      <div className="flex min-w-0 flex-1 basis-44 flex-col gap-0.5">
        <span className="font-medium wrap-anywhere">{name}</span>
        <span className="wrap-anywhere text-muted-foreground">{destination.name}</span>
        <span className="text-muted-foreground">
          {t('Connected {createdAt}, {used}', {
            createdAt: formatUploadedAt(times.createdAt, now),
            used,
          })}
        </span>
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-label={t('Disconnect {name}', { name })}
        disabled={disconnect.isPending}
        onClick={() => setAsking(true)}
      >
        {t('Disconnect')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Disconnect “{name}”', { name })}
        description={t('It loses access at once. It keeps what it has already read.')}
        action={t('Disconnect')}
        onConfirm={() => disconnect.mutate()}
      />
    </li>
  )
}
