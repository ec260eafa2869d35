import { useLayoutEffect, useRef } from 'react'
import type { ContentBlock } from '#shared/documents.ts'
import type { Locator } from '#shared/locators.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { t } from '#web/words/translate.ts'
import { findQuote } from './find-quote.ts'
import { settleInMiddle } from './scroll-to.ts'
import { TextBlock } from './text-block.tsx'

type TextViewProps = {
  blocks: readonly ContentBlock[]
  place: Extract<Locator, { kind: 'blocks' }> | undefined
  quote: string | undefined
}

export function TextView({ blocks, place, quote }: TextViewProps) {
  const box = useRef<HTMLElement>(null)
  const from = place?.from
  const passage = place ? blocks.slice(place.from, place.to + 1) : []
  const quoted = findQuote(
    passage.map((block) => block.text),
    quote ?? '',
  )

  /** A passage without a known quote is highlighted completely. */
  const quotedIn = (index: number) =>
    quoted.length === 0 ? 'all' : quoted.find((part) => part.index + (from ?? 0) === index)

  useLayoutEffect(() => {
    const marked = box.current?.querySelector('mark, [data-marked]')
    return box.current && marked ? settleInMiddle(box.current, marked) : undefined
  }, [from, blocks])

  if (blocks.length === 0) {
    return <EmptyState title={t('No text')} description={t('This document holds no text.')} />
  }
  return (
    <section
      ref={box}
      aria-label={t('Document text')}
      // A box that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="size-full overflow-auto outline-offset-[-2px]"
    >
      <article className="mx-auto flex max-w-3xl flex-col gap-3 px-5 py-8 leading-7 sm:px-10 sm:py-12">
        {blocks.map((block, index) => (
          <TextBlock
            // The blocks of a document never change their places.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            block={block}
            marked={place !== undefined && index >= place.from && index <= place.to}
            quoted={quotedIn(index)}
          />
        ))}
      </article>
    </section>
  )
}
