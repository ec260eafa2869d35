import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { TrySample } from '#web/parts/demo/try-sample.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { t } from '#web/words/translate.ts'

type NothingImportedProps = { icon: LucideIcon; title: string; description: string }

/** Replaces a list that data sources fill, as long as none has any data for it. */
export function NothingImported(props: NothingImportedProps) {
  return (
    <Card>
      <EmptyState {...props}>
        <Button asChild>
          <Link to="/data-sources">{t('Go to Data Sources')}</Link>
        </Button>
        <TrySample />
      </EmptyState>
    </Card>
  )
}
