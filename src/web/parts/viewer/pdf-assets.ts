/**
 * Files that PDF.js requests by name while drawing: character maps, substitutes for fonts that a
 * PDF does not embed, and decoders for rare images. They are bundled, so nothing is fetched from
 * other sites, and none is loaded before a document needs it.
 */
const urls = {
  ...import.meta.glob<string>('../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
    exhaustive: true,
  }),
  ...import.meta.glob<string>('../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
    exhaustive: true,
  }),
  ...import.meta.glob<string>(
    '../../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm',
    {
      query: '?url&no-inline',
      import: 'default',
      eager: true,
      exhaustive: true,
    },
  ),
}

const byName = new Map(
  Object.entries(urls).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
)

export async function loadPdfAsset(filename: string): Promise<Uint8Array> {
  const url = byName.get(filename)
  if (url === undefined) throw new Error(`PDF.js asked for an unknown file: ${filename}`)
  const response = await fetch(url)
  if (!response.ok) throw new Error(`A file of PDF.js did not load: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
