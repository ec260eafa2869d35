import { FileSpreadsheet, FileText, FileType } from 'lucide-react'
import { cn } from '#web/ui/cn.ts'

const icons = { pdf: FileType, sheet: FileSpreadsheet, text: FileText } as const

/** Told apart by the kind of file, for the eye only: the name says it too. */
export function DocumentIcon({ mimeType, className }: { mimeType: string; className?: string }) {
  const Icon = icons[kindOf(mimeType)]
  return <Icon aria-hidden strokeWidth={1.6} className={cn('size-5 shrink-0', className)} />
}

function kindOf(mimeType: string): keyof typeof icons {
  if (mimeType === 'application/pdf') return 'pdf'
  return /spreadsheet|excel|csv/.test(mimeType) ? 'sheet' : 'text'
}
