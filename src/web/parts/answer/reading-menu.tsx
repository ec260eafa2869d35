import { BookmarkCheck, ChevronDown, CircleQuestionMark } from 'lucide-react'
import { useRef } from 'react'
import type { ReadingOption, ReadingView } from '#shared/readings.ts'
import { Button } from '#web/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx'
import { t } from '#web/words/translate.ts'

type ReadingMenuProps = {
  reading: ReadingView
  onChoose: (option: ReadingOption) => void
  /** Forgets a correction. */
  onForget: (id: string) => void
}

/** The interpretation of words, as a button; its menu has the alternatives. */
export function ReadingMenu({ reading, onChoose, onForget }: ReadingMenuProps) {
  const { phrase, chosen, others, remembered } = reading
  const left = useRef(false)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="outline"
          size="sm"
          className="min-h-11 max-w-full justify-start py-1.5 text-left font-normal whitespace-normal sm:min-h-9"
        >
          <ReadingText reading={reading} />
          <ChevronDown aria-hidden className="text-muted-foreground" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="start"
        className="max-w-80"
        onCloseAutoFocus={(event) => {
          // The button disappears with the answer; the area of the next one has the focus.
          if (left.current) event.preventDefault()
        }}
      >
        <DropdownMenuLabel className="wrap-anywhere">
          {t('“{phrase}” means', { phrase })}
        </DropdownMenuLabel>
        <DropdownMenuRadioGroup value="0">
          {[chosen, ...others].map((option, place) => (
            <DropdownMenuRadioItem
              // oxlint-disable-next-line react/no-array-index-key -- options never move
              key={place}
              value={String(place)}
              className="min-h-11 wrap-anywhere"
              onSelect={() => {
                if (place === 0) return
                left.current = true
                onChoose(option)
              }}
            >
              {option.label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        {remembered !== undefined && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem
              className="min-h-11"
              onSelect={() => {
                left.current = true
                onForget(remembered)
              }}
            >
              {t('Forget what I chose')}
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

/** `“price” → Trips · Net price`, with a mark if it is remembered or uncertain. */
export function ReadingText({ reading }: { reading: ReadingView }) {
  const { phrase, chosen, near, remembered } = reading
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      {remembered !== undefined ? (
        <BookmarkCheck aria-hidden className="size-4 text-primary" />
      ) : (
        near && <CircleQuestionMark aria-hidden className="size-4 text-warning" />
      )}
      <span className="min-w-0 wrap-anywhere">
        <span className="text-muted-foreground">{t('“{phrase}” is', { phrase })}</span>{' '}
        {chosen.label}
        {remembered !== undefined && <span className="sr-only"> {t('(as you chose)')}</span>}
        {near && <span className="sr-only"> {t('(not certain)')}</span>}
      </span>
    </span>
  )
}
