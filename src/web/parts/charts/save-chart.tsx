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
      notify({ title: 'Error', description: 'The chart was not saved.', destructive: true })
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
        <Button variant="ghost" size="icon-sm" aria-label={`Save chart: ${title}`}>
          <Download aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => void png()}>Picture (PNG)</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void svg()}>Drawing (SVG)</DropdownMenuItem>
        <DropdownMenuItem onSelect={csv}>Numbers (CSV)</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
