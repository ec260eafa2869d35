import { FileUp } from 'lucide-react'

/** Covers the page while files hover over it. */
export function DropOverlay({ text }: { text: string }) {
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed inset-0 z-40 flex items-center justify-center bg-background/80 p-6 backdrop-blur-xs"
    >
      <div className="flex size-full max-h-96 max-w-2xl flex-col items-center justify-center gap-3 rounded-xl border-2 border-dashed border-primary bg-accent/70 text-accent-foreground">
        <FileUp className="size-8" strokeWidth={1.5} />
        <p className="text-lg font-medium">{text}</p>
      </div>
    </div>
  )
}
