import type { ImportReport, SourceView } from '#shared/sources.ts'
import type { NoticeContent } from '#web/ui/notice-store.ts'
import { t, tn, tServer } from '#web/words/translate.ts'
import { formatStored } from './format-counts.ts'

type Counts = NonNullable<SourceView['counts']>

/** The notice about an import that has ended. */
export function notifyImportEnd(
  name: string,
  { stored, problem }: Pick<ImportReport, 'stored' | 'problem'>,
  before: Counts | undefined,
  after: Counts | undefined,
): Omit<NoticeContent, 'action'> {
  if (problem !== undefined) {
    return {
      title: t('The import into {name} failed', { name }),
      description: tServer(problem),
      destructive: true,
    }
  }
  if (stored === 0) {
    return {
      title: t('Import finished'),
      description: t('Nothing new was imported into {name}.', { name }),
    }
  }
  const counts = formatStored(added(before, after))
  const items = tn(stored, '{count} item', '{count} items')
  return {
    title: t('Import finished'),
    description: t('Imported {items} from {name}.', {
      items: counts === '' ? items : counts,
      name,
    }),
  }
}

/** How many of each kind were added. */
function added(before: Counts | undefined, after: Counts | undefined): Counts {
  const kinds = Object.entries(after ?? {}).map(
    ([kind, count]) => [kind, Math.max(0, count - (before?.[kind] ?? 0))] as const,
  )
  return { emails: 0, messages: 0, transactions: 0, ...Object.fromEntries(kinds) }
}
