import { isComplete } from '#shared/import-plan.ts'
import type { ColumnPreview } from '#shared/sources.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { t } from '#web/words/translate.ts'
import { ColumnTable } from './column-table.tsx'
import {
  currenciesWith,
  dateOrders,
  hasTwoColumns,
  roleNames,
  setColumn,
  setTwoColumns,
  type Mapping,
  type Role,
} from './mapping.ts'

type ColumnMappingProps = {
  preview: ColumnPreview
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

/** How a statement's columns are read: a guess, for the person to confirm or change. */
export function ColumnMapping({ preview, mapping, onChange }: ColumnMappingProps) {
  const two = hasTwoColumns(mapping)
  const money: readonly Role[] = two ? ['debit', 'credit'] : ['amount']
  const roles: readonly Role[] = ['date', 'description', ...money, 'balance']
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-lg bg-muted/60 p-4">
      <legend className="float-left text-sm font-medium">
        {t('This bank is new to Trove. Please check its columns.')}
      </legend>
      <ColumnTable preview={preview} mapping={mapping} />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {roles.map((role) => (
          <ColumnSelect
            key={role}
            role={role}
            columns={preview.columns}
            mapping={mapping}
            onChange={(column) => onChange(setColumn(mapping, role, column))}
          />
        ))}
        <Field label={t('Amounts are in')}>
          {(control) => (
            <Select
              {...control}
              value={two ? 'two' : 'one'}
              onChange={({ target }) => onChange(setTwoColumns(mapping, target.value === 'two'))}
            >
              <option value="one">{t('One column')}</option>
              <option value="two">{t('Two columns, out and in')}</option>
            </Select>
          )}
        </Field>
        <Field label={t('Dates are written')}>
          {(control) => (
            <Select
              {...control}
              value={mapping.dateOrder}
              onChange={({ target: { value } }) => {
                const order = dateOrders.find(([id]) => id === value)?.[0]
                if (order) onChange({ ...mapping, dateOrder: order })
              }}
            >
              {dateOrders.map(([id, text]) => (
                <option key={id} value={id}>
                  {text}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('Currency')}>
          {(control) => (
            <Select
              {...control}
              value={mapping.currency ?? ''}
              onChange={({ target: { value } }) =>
                onChange({ ...mapping, currency: value === '' ? undefined : value })
              }
            >
              <option value="">{t('As the file says')}</option>
              {currenciesWith(preview.mapping.currency).map((currency) => (
                <option key={currency} value={currency}>
                  {currency}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {!two && (
        <label className="flex cursor-pointer items-start gap-3 text-sm">
          <input
            type="checkbox"
            checked={mapping.spendingIsPositive ?? false}
            onChange={({ target }) => onChange({ ...mapping, spendingIsPositive: target.checked })}
            className="mt-0.5 size-4 shrink-0 accent-primary"
          />
          {t('Spending is written without a minus, as on most card statements')}
        </label>
      )}
      {!isComplete(mapping) && (
        <p className="text-sm text-destructive">{t('Choose the column with the amounts.')}</p>
      )}
    </fieldset>
  )
}

type ColumnSelectProps = {
  role: Role
  columns: readonly string[]
  mapping: Mapping
  onChange: (column: number | undefined) => void
}

function ColumnSelect({ role, columns, mapping, onChange }: ColumnSelectProps) {
  const required = role === 'date' || role === 'description' || role === 'amount'
  return (
    <Field label={roleNames[role]}>
      {(control) => (
        <Select
          {...control}
          value={mapping[role] ?? ''}
          onChange={({ target: { value } }) => onChange(value === '' ? undefined : Number(value))}
        >
          {!required && <option value="">{t('None')}</option>}
          {columns.map((column, index) => (
            // Columns are identified by their position.
            // oxlint-disable-next-line react/no-array-index-key
            <option key={index} value={index}>
              {columnTitle(column, index)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

const columnTitle = (column: string, index: number) =>
  column.trim() === '' ? t('Column {index}', { index: index + 1 }) : column
