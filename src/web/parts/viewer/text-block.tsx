import type { ReactNode } from 'react'
import type { ContentBlock } from '#shared/documents.ts'
import { cn } from '#web/ui/cn.ts'

type TextBlockProps = {
  block: ContentBlock
  /** Whether the block belongs to the passage shown. */
  marked: boolean
  /** The quoted part of its text. */
  quoted: { from: number; to: number } | 'all' | undefined
}

/** One block of a text document. Blocks out of sight cost no layout. */
export function TextBlock({ block, marked, quoted }: TextBlockProps) {
  return (
    <div
      data-marked={marked ? '' : undefined}
      className={cn(
        '[contain-intrinsic-size:auto_3rem] [content-visibility:auto]',
        marked && '-mx-3 rounded-sm border-l-4 border-primary bg-mark/30 px-3 py-1',
      )}
    >
      <BlockContent
        block={block}
        mark={(text) => (marked ? markQuoted(text, block, quoted) : text)}
      />
    </div>
  )
}

/**
 * Offsets refer to the whole text of a block, so its lines and cells are highlighted completely.
 */
function markQuoted(
  text: string,
  block: ContentBlock,
  quoted: TextBlockProps['quoted'],
): ReactNode {
  if (!quoted) return text
  if (quoted === 'all' || text !== block.text) return <mark>{text}</mark>
  return (
    <>
      {text.slice(0, quoted.from)}
      <mark>{text.slice(quoted.from, quoted.to)}</mark>
      {text.slice(quoted.to)}
    </>
  )
}

type BlockContentProps = { block: ContentBlock; mark: (text: string) => ReactNode }

function BlockContent({ block, mark }: BlockContentProps) {
  switch (block.kind) {
    case 'heading':
      return <Heading level={block.level ?? 2}>{mark(block.text)}</Heading>
    case 'paragraph':
      return <p className="whitespace-pre-line">{mark(block.text)}</p>
    case 'list':
      return (
        <ul className="list-disc pl-6">
          {linesOf(block.text).map(({ key, line }) => (
            <li key={key}>{mark(line)}</li>
          ))}
        </ul>
      )
    case 'table':
      return <Table block={block} mark={mark} />
  }
}

const headingLooks = [
  'mt-4 font-display text-2xl leading-9',
  'mt-4 font-display text-xl leading-8',
  'mt-3 text-lg font-semibold',
  'mt-2 text-base font-semibold',
] as const

/** The page has the first heading; those of the document are below it. */
function Heading({ level, children }: { level: number; children: ReactNode }) {
  const Tag = ([2, 3, 4, 5, 6] as const)[Math.min(level, 5) - 1] ?? 2
  const className = headingLooks[Math.min(level, headingLooks.length) - 1]
  switch (Tag) {
    case 2:
      return <h2 className={className}>{children}</h2>
    case 3:
      return <h3 className={className}>{children}</h3>
    case 4:
      return <h4 className={className}>{children}</h4>
    case 5:
      return <h5 className={className}>{children}</h5>
    case 6:
      return <h6 className={className}>{children}</h6>
  }
}

function Table({ block, mark }: BlockContentProps) {
  if (!block.rows) return <p className="whitespace-pre-line">{mark(block.text)}</p>
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm leading-6">
        <tbody>
          {block.rows.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows never move
            <tr key={row}>
              {cells.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- nor do cells
                <td key={column} className="min-w-24 border px-3 py-1.5 align-top">
                  {mark(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function linesOf(text: string): { key: string; line: string }[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*[-•*‣◦]\s+/, '').trim())
    .filter((line) => line !== '')
    .map((line, place) => ({ key: `${place}`, line }))
}
