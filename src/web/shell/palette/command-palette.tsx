import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Command as Cmdk } from 'cmdk'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { meQuery } from '#web/parts/session/queries.ts'
import { conversationList } from '#web/parts/conversations/queries.ts'
import { historyQuery } from '#web/parts/queries/queries.ts'
import { sourceListQuery } from '#web/parts/sources/queries.ts'
import { Dialog, DialogContent, DialogTitle } from '#web/ui/dialog.tsx'
import { OneLine } from '#web/ui/one-line.tsx'
import { useAllPages } from '#web/ui/use-all-pages.ts'
import { rich } from '#web/words/rich.tsx'
import { t } from '#web/words/translate.ts'
import type { Command, CommandGroup } from './command.ts'
import { commandsFor } from './commands.ts'
import { Keys } from './keys.tsx'
import type { PaletteDialogProps } from '#web/parts/palette/palette-context.ts'
import { screensFor } from './screens.ts'
import { useActions } from './use-actions.ts'
import { useSearchResults } from './use-search-results.ts'

/** One input to open anything, ask and run actions. */
export function CommandPalette({ open, onClose, onClosed, onShow }: PaletteDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        onCloseAutoFocus={onClosed}
        className="top-4 max-h-[min(32rem,calc(100dvh-2rem))] max-w-xl translate-y-0 gap-0 overflow-hidden p-0 sm:top-[12dvh] sm:max-h-[min(32rem,76dvh)]"
      >
        <DialogTitle className="sr-only">{t('Commands')}</DialogTitle>
        <Commands onChoose={({ perform }) => onClose(perform)} onShortcuts={() => onShow('help')} />
      </DialogContent>
    </Dialog>
  )
}

type CommandsProps = { onChoose: (command: Command) => void; onShortcuts: () => void }

function Commands({ onChoose, onShortcuts }: CommandsProps) {
  const { routesByPath } = useRouter()
  const { data: me } = useQuery(meQuery)
  const enabled = me !== null && me !== undefined
  const conversationPages = useInfiniteQuery({ ...conversationList, enabled })
  const queryPages = useInfiniteQuery({ ...historyQuery, enabled })
  const { data: sources = [] } = useQuery({ ...sourceListQuery, enabled })
  const actions = useActions(onShortcuts)
  const [text, setText] = useState('')
  const { isSearching, ...found } = useSearchResults(text, enabled)
  const [selected, setSelected] = useState('')
  useAllPages(conversationPages, text !== '')
  useAllPages(queryPages, text !== '')

  const screens = screensFor(Object.values(routesByPath), me)
  const { data: conversations = [] } = conversationPages
  const { data: queries = [] } = queryPages
  const known = { me, screens, conversations, queries, sources, ...found }
  const groups = commandsFor(text, known, actions)
  const ids = groups.flatMap(({ commands }) => commands.map(({ id }) => id))
  return (
    <Cmdk
      label={t('Commands')}
      shouldFilter={false}
      loop
      // Its Ctrl-K would move up by one entry.
      vimBindings={false}
      value={ids.includes(selected) ? selected : (ids[0] ?? '')}
      onValueChange={setSelected}
      className="flex min-h-0 flex-col"
    >
      <div className="flex items-center gap-3 border-b pr-14 pl-4">
        <Search aria-hidden className="size-5 shrink-0 text-muted-foreground" />
        <Cmdk.Input
          autoFocus
          value={text}
          onValueChange={(next) => {
            setText(next)
            setSelected('')
          }}
          placeholder={t('Go to, ask or find...')}
          className="h-16 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted-foreground"
        />
      </div>
      <Cmdk.List
        label={t('Commands')}
        aria-busy={isSearching}
        className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain p-2"
      >
        {groups.map((group) => (
          <Group key={group.heading} group={group} onChoose={onChoose} />
        ))}
      </Cmdk.List>
      <p className="hidden border-t px-4 py-2 text-xs text-muted-foreground sm:block">
        <Keys keys="↑ ↓" />{' '}
        {rich('to choose, {keys} to do it, {keys2} to close', {
          keys: <Keys keys="Enter" />,
          keys2: <Keys keys={t('Esc')} />,
        })}
      </p>
    </Cmdk>
  )
}

type GroupProps = { group: CommandGroup; onChoose: (command: Command) => void }

function Group({ group: { heading, commands }, onChoose }: GroupProps) {
  return (
    <Cmdk.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted-foreground"
    >
      {commands.map((command) => (
        <Cmdk.Item
          key={command.id}
          value={command.id}
          onSelect={() => onChoose(command)}
          className="flex min-h-11 cursor-default items-center gap-3 rounded-md px-2 text-sm select-none data-[selected=true]:bg-accent data-[selected=true]:text-accent-foreground"
        >
          <command.icon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 break-words">{command.label}</span>
            {command.detail !== undefined && (
              <OneLine text={command.detail} className="block text-xs text-muted-foreground" />
            )}
          </span>
          {command.keys !== undefined && <Keys keys={command.keys} quiet />}
        </Cmdk.Item>
      ))}
    </Cmdk.Group>
  )
}
