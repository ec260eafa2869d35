import { Download } from 'lucide-react'
import type { RefObject } from 'react'
import { Button } from '#web/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'
import type { ChartData } from './chart-data.ts'
import { fileNameOf, saveAs, toCsv, toPng, toSvg } from './export-chart.ts'

type SaveChartProps = { title: string; data: ChartData; figure: RefObject<HTMLElement | null> }

/** Saves the chart as a picture, or its numbers. */
export function SaveChart({ title, data, figure }: SaveChartProps) {
  const withDrawing = async (save: (drawing: SVGSVGElement) => Promise<void>) => {
    const drawing = figure.current?.querySelector<SVGSVGElement>('[role=img] svg')
    try {
      if (!drawing) throw new Error('not drawn yet')
      await save(drawing)
    } catch {
      notify({ title: t('Error'), description: t('The chart was not saved.'), destructive: true })
    }
  }
  const png = () =>
    withDrawing(async (drawing) => saveAs(await toPng(drawing, title), fileNameOf(title, 'png')))
  const svg = () =>
    withDrawing(async (drawing) => {
      const { text } = toSvg(drawing, title)
      saveAs(new Blob([text], { type: 'image/svg+xml' }), fileNameOf(title, 'svg'))
    })
  const csv = () =>
    saveAs(new Blob(['\ufeff', toCsv(data)], { type: 'text/csv' }), fileNameOf(title, 'csv'))

  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon-sm" aria-label={t('Save chart: {title}', { title })}>
          <Download aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => void png()}>{t('Picture (PNG)')}</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void svg()}>{t('Drawing (SVG)')}</DropdownMenuItem>
        <DropdownMenuItem onSelect={csv}>{t('Numbers (CSV)')}</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
