import { Link } from '@tanstack/react-router'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import type { ConversationView } from '#shared/chat.ts'
import { UploadedAt } from '#web/parts/documents/uploaded-at.tsx'
import { Button } from '#web/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx'
import { OneLine } from '#web/ui/one-line.tsx'
import { t } from '#web/words/translate.ts'

type ConversationRowProps = {
  conversation: ConversationView
  isOpen: boolean
  onOpen: () => void
  onRename: () => void
  onDelete: () => void
}

export function ConversationRow({ conversation, isOpen, ...on }: ConversationRowProps) {
  const { id, title, updatedAt } = conversation
  return (
    <li className="flex items-center rounded-md hover:bg-secondary has-[[aria-current=page]]:bg-accent">
      <Link
        to="/chat"
        search={{ conversation: id }}
        aria-current={isOpen ? 'page' : undefined}
        onClick={on.onOpen}
        className="flex min-h-11 min-w-0 flex-1 flex-col justify-center rounded-md px-3 py-1.5 aria-[current=page]:text-accent-foreground"
      >
        <OneLine text={title} className="text-sm font-medium" />
        <span className="text-xs text-muted-foreground">
          <UploadedAt iso={updatedAt} />
        </span>
      </Link>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('Actions for {title}', { title })}
            className="text-muted-foreground"
          >
            <Ellipsis aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={on.onRename}>
            <Pencil aria-hidden />
            {t('Rename')}
          </DropdownMenuItem>
          <DropdownMenuItem variant="destructive" onSelect={on.onDelete}>
            <Trash2 aria-hidden />
            {t('Delete')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </li>
  )
}
