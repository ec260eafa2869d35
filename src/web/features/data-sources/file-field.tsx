import { formatFileSize } from '#web/format/file-size.ts'
import type { SourceField } from '#shared/source-catalogue.ts'
import { sourceLimits } from '#shared/sources.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { t, tServer } from '#web/words/translate.ts'

type FileFieldProps = { field: SourceField; onFile: (file: File | undefined) => void }

/** A file can be selected, or dropped onto the field. */
export function FileField({ field, onFile }: FileFieldProps) {
  return (
    <Field
      label={tServer(field.label)}
      hint={t('{hint} Up to {importBytes}.', {
        hint: tServer(field.hint),
        importBytes: formatFileSize(sourceLimits.importBytes),
      })}
    >
      {(control) => (
        <Input
          {...control}
          type="file"
          name={field.name}
          className="border-dashed py-5"
          // Otherwise the page would handle the drop, and the field would stay empty.
          onDrop={(event) => event.stopPropagation()}
          onChange={(event) => onFile(event.target.files?.[0])}
        />
      )}
    </Field>
  )
}
