import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '#web/words/translate.ts'
import { Button } from './button.tsx'

/** A part of a page that may fail alone, for example to load; the rest is not affected. */
export function Part({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 'part'} errorComponent={PartProblem}>
      {children}
    </CatchBoundary>
  )
}

function PartProblem() {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
      {t('This could not be shown.')}
      <Button variant="outline" size="sm" onClick={() => window.location.reload()}>
        {t('Reload the page')}
      </Button>
    </div>
  )
}
