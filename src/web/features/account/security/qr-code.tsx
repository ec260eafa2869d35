import { renderSVG } from 'uqr'

/** Always dark on light, with the quiet zone that cameras need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const svg = renderSVG(text, { border: 2 })
  return (
    <img
      alt={label}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      className="size-48 rounded-md border bg-white"
    />
  )
}
