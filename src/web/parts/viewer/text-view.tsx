import { useLayoutEffect, useRef } from 'react'
import type { ContentBlock, DocumentView } from '#shared/documents.ts'
import type { Locator } from '#shared/locators.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { t } from '#web/words/translate.ts'
import { findQuote } from './find-quote.ts'
import { pictureAddress } from './queries.ts'
import { settleInMiddle } from './scroll-to.ts'
import { TextBlock } from './text-block.tsx'

type TextViewProps = {
  blocks: readonly ContentBlock[]
  place: Extract<Locator, { kind: 'blocks' }> | undefined
  quote: string | undefined
  /** The document, if its image is to be shown above its text. */
  picture: Pick<DocumentView, 'id' | 'originalName'> | undefined
}

export function TextView({ blocks, place, quote, picture }: TextViewProps) {
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

  if (blocks.length === 0 && !picture) {
    return <EmptyState title={t('No text')} description={t('This document has no text.')} />
  }
  return (
    <section
      ref={box}
      aria-label={picture ? t('Picture and its text') : t('Document text')}
      // A box that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="size-full overflow-auto outline-offset-[-2px]"
    >
      <article className="mx-auto flex max-w-3xl flex-col gap-3 px-5 py-8 leading-7 sm:px-10 sm:py-12">
        {picture && (
          <img
            src={pictureAddress(picture.id, 'large')}
            alt={picture.originalName}
            className="mb-2 max-h-[70vh] w-full rounded-md border bg-muted object-contain"
          />
        )}
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
