import type { NoticeContent } from '#web/ui/notice-store.ts'
import { t, tn } from '#web/words/translate.ts'
import type { Sent } from './send-folder.ts'

/** The notice about the new files of a folder. */
export function sentNotice(folder: string, { imported, waiting, refused }: Sent): NoticeContent {
  const lines = [
    ...(imported > 0 ? [tn(imported, '{count} file imported.', '{count} files imported.')] : []),
    ...(waiting > 0
      ? [tn(waiting, '{count} file waits for your answer.', '{count} files wait for your answer.')]
      : []),
    ...(refused > 0
      ? [tn(refused, '{count} file could not be imported.', '{count} files could not be imported.')]
      : []),
  ]
  if (lines.length === 0) lines.push(t('There is nothing new in it.'))
  return { title: t('Folder {folder}', { folder }), description: lines.join('\n') }
}
