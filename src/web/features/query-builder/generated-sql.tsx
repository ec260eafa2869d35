import { Check, Copy, Pencil, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { t } from '#web/words/translate.ts'

type GeneratedSqlProps = {
  sql: string
  /** What was wrong with the statement. */
  hint: string | undefined
  onRun: (sql: string) => void
}

/** The statement that ran; it can be edited and run again. */
export function GeneratedSql({ sql, hint, onRun }: GeneratedSqlProps) {
  const [edited, setEdited] = useState<string>()
  return (
    <div className="flex flex-col gap-3">
      {edited === undefined ? (
        <Shown sql={sql} onEdit={() => setEdited(sql)} />
      ) : (
        <Editor
          sql={edited}
          onChange={setEdited}
          onCancel={() => setEdited(undefined)}
          onRun={() => onRun(edited)}
        />
      )}
      {hint !== undefined && <p className="text-sm text-destructive">{hint}</p>}
    </div>
  )
}

function Shown({ sql, onEdit }: { sql: string; onEdit: () => void }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(sql).then(
      () => setCopied(true),
      () =>
        notify({
          title: t('Error'),
          description: t('The browser did not allow copying.'),
          destructive: true,
        }),
    )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-muted-foreground">
          {t('Ran in DuckDB, over a private copy of your tables')}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" onClick={onEdit}>
            <Pencil aria-hidden />
            {t('Edit SQL')}
          </Button>
          <Button variant="outline" onClick={() => void copy()}>
            {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
            {copied ? t('Copied') : t('Copy SQL')}
          </Button>
        </div>
      </div>
      <pre
        aria-label={t('Generated SQL')}
        // A box that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-md border bg-background p-4 font-mono text-sm leading-6 break-words whitespace-pre-wrap"
      >
        <code>{sql}</code>
      </pre>
    </>
  )
}

type EditorProps = {
  sql: string
  onChange: (sql: string) => void
  onCancel: () => void
  onRun: () => void
}

function Editor({ sql, onChange, onCancel, onRun }: EditorProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <>
      <Textarea
        ref={field}
        aria-label="SQL"
        autoFocus
        spellCheck={false}
        autoCapitalize="off"
        rows={8}
        value={sql}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          onRun()
        }}
        className="field-sizing-content max-h-96 min-h-40 font-mono text-sm leading-6"
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button disabled={sql.trim() === ''} onClick={onRun}>
          <Play aria-hidden />
          {t('Run SQL')}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <p className="text-sm text-muted-foreground">
          {t('One SELECT statement, which can only read your tables.')}
        </p>
      </div>
    </>
  )
}
