import type { ApiKeyScope } from '#shared/api-keys.ts'
import { t } from '#web/words/translate.ts'

/** A key's permissions, in a few words and in full. */
export const scopeNames: Record<ApiKeyScope, { short: string; long: string }> = {
  records: {
    short: t('read records'),
    long: t('Records: mails, messages, money and everything else from sources'),
  },
  questions: {
    short: t('read questions'),
    long: t('Questions: what you asked, and the answers'),
  },
  documents: { short: t('read documents'), long: t('Documents: your files') },
  ask: {
    short: t('ask'),
    long: t('Asking: for assistants and the command line, which search, read and query everything'),
  },
  import: {
    short: t('import'),
    long: t('Importing: adds files, and sees your data sources and the progress of imports'),
  },
}
