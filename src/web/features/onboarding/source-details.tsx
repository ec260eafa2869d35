import { useQuery } from '@tanstack/react-query'
import { FileUp, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { OnboardingSource } from '#shared/onboarding-sources.ts'
import { sourceCatalogue } from '#shared/source-catalogue.ts'
import { HowTo } from '#web/parts/sources/how-to.tsx'
import { SourceIcon } from '#web/parts/sources/source-icon.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { t, tServer } from '#web/words/translate.ts'
import { checkQuery } from './calls.ts'
import { CheckResult } from './check-result.tsx'
import type { ExportFiles } from './use-export-files.ts'
import type { WizardState } from './use-wizard.ts'
import { useDropTarget } from './use-drop-target.ts'
import { fieldNameOf, fileText, textOf } from './wizard.ts'

type SourceDetailsProps = {
  source: OnboardingSource
  state: WizardState
  files: ExportFiles
  onChoose: () => void
}

/**
 * A source's connection: its text, which can be checked, or its export, which can be dropped here.
 */
export function SourceDetails({ source, state, files, onChoose }: SourceDetailsProps) {
  const place = useRef<HTMLLIElement>(null)
  const hovering = useDropTarget(place, (dropped) => files.add(source, dropped))
  const busy = files.sending?.type === source.type
  return (
    <li
      ref={place}
      className={cn(
        'flex flex-col gap-4 py-6 first:pt-0 last:pb-0',
        hovering && 'outline-2 outline-offset-4 outline-primary outline-dashed',
      )}
    >
      <div className="flex items-center gap-3">
        <SourceIcon type={source.type} />
        <h2 className="leading-6 font-semibold">{source.name}</h2>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-3 sm:pl-13">
        <Text source={source} state={state} />
        <Added source={source} state={state} files={files} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            variant="outline"
            size="sm"
            disabled={files.sending !== undefined}
            aria-label={t('Add export file of {name}', { name: source.name })}
            onClick={onChoose}
          >
            {busy ? <Spinner /> : <FileUp aria-hidden />}
            {t('Add export file')}
          </Button>
          <span className="text-sm text-muted-foreground">{t('or drop it here')}</span>
        </div>
        <HowTo entry={sourceCatalogue[source.type]} />
      </div>
    </li>
  )
}

function Text({ source, state }: Pick<SourceDetailsProps, 'source' | 'state'>) {
  const name = fieldNameOf(source)
  const text = textOf(state.wizard, source)
  const credentials = text.trim()
  const isText = credentials !== '' && credentials !== fileText
  const [asked, setAsked] = useState('')
  const check = useQuery({
    ...checkQuery({ type: source.type, credentials }),
    enabled: isText && asked === credentials,
    retryOnMount: false,
  })
  return (
    <>
      <Field label={tServer(source.label)} hint={tServer(source.hint)}>
        {(control) => (
          <div className="flex flex-col gap-2 sm:flex-row">
            <Input
              {...control}
              name={name}
              type={source.masked && text !== fileText ? 'password' : 'text'}
              placeholder={source.example}
              autoComplete={source.masked ? 'new-password' : 'off'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              className={cn('min-w-0 flex-1', source.masked && 'font-mono')}
              value={text}
              onChange={(event) => state.enter(name, event.target.value)}
            />
            <Button
              variant="outline"
              disabled={!isText || check.isFetching}
              aria-label={t('Check {name}', { name: source.name })}
              className="self-start"
              onClick={() => (asked === credentials ? void check.refetch() : setAsked(credentials))}
            >
              {check.isFetching && <Spinner />}
              {t('Check')}
            </Button>
          </div>
        )}
      </Field>
      <output className="flex flex-col gap-2 empty:hidden">
        {state.isLost(source) && (
          <CheckResult
            result="problem"
            text={t('Secrets are not kept over a reload. Please enter them again.')}
          />
        )}
        {isText && check.data && !check.isFetching && <CheckResult {...check.data} />}
        {isText && check.error && !check.isFetching && (
          <CheckResult
            result="problem"
            text={t('It could not be checked. {message}', { message: check.error.message })}
          />
        )}
      </output>
    </>
  )
}

function Added({ source, state, files }: Omit<SourceDetailsProps, 'onChoose'>) {
  const added = state.wizard.imports[source.type]
  const { sending } = files
  const problem = files.problems[source.type]
  return (
    <output className="flex flex-col gap-2 empty:hidden">
      {sending?.type === source.type && (
        <Progress
          value={sending.share * 100}
          aria-label={t('Files of {name} on their way', { name: source.name })}
          className="h-1.5"
        />
      )}
      {problem !== undefined && <CheckResult result="problem" text={problem} />}
      {added && (
        <span className="flex items-center gap-2 rounded-md border pl-3">
          <span className="min-w-0 flex-1 py-2">
            <CheckResult result="works" text={`${added.names.join(', ')}: ${added.description}`} />
          </span>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('Remove export file of {name}', { name: source.name })}
            className="text-muted-foreground"
            onClick={() => files.remove(source)}
          >
            <X aria-hidden />
          </Button>
        </span>
      )}
    </output>
  )
}
