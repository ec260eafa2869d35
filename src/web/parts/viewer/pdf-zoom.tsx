import { Minus, Plus } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { t } from '#web/words/translate.ts'

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const

type PdfZoomProps = { zoom: number; onZoom: (zoom: number) => void }

export function PdfZoom({ zoom, onZoom }: PdfZoomProps) {
  const smaller = steps.findLast((step) => step < zoom)
  const larger = steps.find((step) => step > zoom)
  return (
    <fieldset
      aria-label={t('Zoom')}
      className="absolute right-4 bottom-4 flex items-center rounded-lg border bg-popover p-1 shadow-md"
    >
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('Zoom out')}
        disabled={smaller === undefined}
        onClick={() => smaller !== undefined && onZoom(smaller)}
      >
        <Minus aria-hidden />
      </Button>
      <output className="w-12 text-center text-xs tabular-nums">{Math.round(zoom * 100)}%</output>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('Zoom in')}
        disabled={larger === undefined}
        onClick={() => larger !== undefined && onZoom(larger)}
      >
        <Plus aria-hidden />
      </Button>
    </fieldset>
  )
}
