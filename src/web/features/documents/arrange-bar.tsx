import type { DocumentView } from '#shared/documents.ts'
import { documentKinds } from '#web/parts/documents/document-kind.ts'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { t } from '#web/words/translate.ts'
import { orders, shownAs, type Arrangement } from './arrange.ts'

const kindNames = [...documentKinds, ['unread', t('Could not be read')]] as const

type ArrangeBarProps = {
  documents: readonly DocumentView[]
  arrangement: Arrangement
  /** All tags in use. */
  tags: readonly string[]
  onArrange: (arrangement: Arrangement) => void
}

/** Filters the list by name, kind and tag, and sorts it. Offers only existing kinds and tags. */
export function ArrangeBar({ documents, arrangement, tags, onArrange }: ArrangeBarProps) {
  const { name, kind, tag, order } = arrangement
  const present = new Set([kind, ...documents.map(shownAs)])
  const kinds = kindNames.filter(([each]) => present.has(each))
  return (
    <search className="grid grid-cols-2 gap-2 sm:auto-cols-auto sm:grid-flow-col sm:grid-cols-[minmax(0,1fr)]">
      <Input
        type="text"
        aria-label={t('Filter by name')}
        placeholder={t('Filter by name')}
        autoComplete="off"
        enterKeyHint="done"
        className="col-span-2 sm:col-span-1"
        value={name}
        maxLength={200}
        onChange={(event) => onArrange({ ...arrangement, name: event.target.value })}
      />
      <Select
        aria-label={t('Kind')}
        value={kind ?? ''}
        onChange={({ target: { value } }) =>
          onArrange({ ...arrangement, kind: kinds.find(([each]) => each === value)?.[0] })
        }
      >
        <option value="">{t('All kinds')}</option>
        {kinds.map(([each, label]) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </Select>
      {(tags.length > 0 || tag !== undefined) && (
        <Select
          aria-label={t('Tag')}
          className="sm:max-w-44"
          value={tag ?? ''}
          onChange={({ target: { value } }) =>
            onArrange({ ...arrangement, tag: value === '' ? undefined : value })
          }
        >
          <option value="">{t('All tags')}</option>
          {(tag === undefined || tags.includes(tag) ? tags : [tag, ...tags]).map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
      )}
      <Select
        aria-label={t('Order')}
        value={order}
        onChange={({ target: { value } }) =>
          onArrange({
            ...arrangement,
            order: orders.find(([each]) => each === value)?.[0] ?? 'newest',
          })
        }
      >
        {orders.map(([each, label]) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </Select>
    </search>
  )
}
