import { FileImage, FileSpreadsheet, FileText, FileType, Mail, Presentation } from 'lucide-react'
import { cn } from '#web/ui/cn.ts'
import { kindOf } from './document-kind.ts'

const icons = {
  pdf: FileType,
  text: FileText,
  sheet: FileSpreadsheet,
  presentation: Presentation,
  picture: FileImage,
  mail: Mail,
} as const

/** The icon of the file's kind; visual only, since the name says it, too. */
export function DocumentIcon({ mimeType, className }: { mimeType: string; className?: string }) {
  const Icon = icons[kindOf(mimeType)]
  return <Icon aria-hidden strokeWidth={1.6} className={cn('size-5 shrink-0', className)} />
}
