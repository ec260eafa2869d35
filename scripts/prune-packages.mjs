import { readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const { platform, arch } = process
const tesseractBuilds = 'tesseract.js-core/tesseract-core'
const ofThisPlatform = `/${platform}/${arch}/`

/** Files in packages that a running Trove never reads, by path within node_modules. */
const unread = [
  // Weights: those of an unused model, and the format from which the installed models were made.
  (path) => /^@alvix\/xenova-models\/dist\/Xenova\/(?!gte-small\/[^/]+$)/.test(path),
  (path) => /^onnxruntime-node\/bin\/napi-v\d+\//.test(path) && !path.includes(ofThisPlatform),
  // Files for compiling native modules.
  (path) => /^node\/(?:node_modules\/node-[^/]+\/)?(?:include|share)\//.test(path),
  // Only the newer OCR engine is used, and each of its builds exists twice.
  (path) => path.startsWith(tesseractBuilds) && !/-lstm\.(?:js|wasm)$/.test(path),
  // Parts of the PDF reader, the icons and the languages that neither the server nor the page
  // imports.
  (path) => /^pdfjs-dist\/(?:legacy\/)?(?:image_decoders|types|web)\//.test(path),
  (path) => /^pdfjs-dist\/legacy\/build\/.*(?:\.min|sandbox)\.mjs$/.test(path),
  (path) => /^lucide-react\/dist\/(?:cjs|umd)\//.test(path),
  (path) => /^(?:tinyld\/playground|pst-extractor\/example)\//.test(path),
  // Duplicates: for browsers, for `require`, and without WebAssembly.
  (path) => /^(?:mathjs\/lib\/(?:browser|cjs)|libheif-js\/libheif)\//.test(path),
  // The other sizes of the language detector.
  (path) => /^tinyld\/dist\/(?!tinyld\.normal\.node\.mjs$)/.test(path),
  // Files for debuggers, editors and readers: Node runs no TypeScript from packages.
  (path) => /\.(?:map|mdx|[cm]?tsx?)$/.test(path),
]

/** Removes files not needed at run time, and folders left empty. */
export function prunePackages() {
  prune(join(root, 'node_modules'), '')
}

/** Returns whether the folder was removed. */
function prune(folder, within) {
  const left = readdirSync(folder, { withFileTypes: true }).filter((entry) => {
    const path = within + entry.name
    if (entry.isDirectory()) return !prune(join(folder, entry.name), `${path}/`)
    if (!entry.isFile() || !unread.some((isUnread) => isUnread(path))) return true
    rmSync(join(folder, entry.name))
    return false
  })
  if (left.length > 0) return false
  rmdirSync(folder)
  return true
}
