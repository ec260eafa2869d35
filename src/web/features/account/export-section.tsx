import { Download } from 'lucide-react'
import { exportArchive } from '#shared/calls/export.ts'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/words/translate.ts'
import { Section } from './section.tsx'

/** A plain download: the browser shows the progress, and the page can be left. */
export function ExportSection() {
  return (
    <Section
      title={t('Export everything')}
      description={t(
        'One archive with your original files, your records as JSON and CSV, your questions and conversations, and a README. Another Trove can import it. It is not encrypted, and contains no passwords or keys.',
      )}
    >
      <Button asChild variant="outline" className="self-start">
        <a href={exportArchive.path} download>
          <Download aria-hidden />
          {t('Export everything')}
        </a>
      </Button>
    </Section>
  )
}
