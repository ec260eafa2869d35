import { readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const { platform, arch } = process
const tesseractBuilds = 'tesseract.js-core/tesseract-core'
const ofThisPlatform = `/${platform}/${arch}/`

/** What packages bring along and a running Trove never reads, by paths within node_modules. */
const unread = [
  // Weights: those of a model that is not used, and the form that the installed models were made from.
  (path) => /^@alvix\/xenova-models\/dist\/Xenova\/(?!gte-small\/[^/]+$)/.test(path),
  (path) => /^onnxruntime-node\/bin\/napi-v\d+\//.test(path) && !path.includes(ofThisPlatform),
  // What native modules are compiled with.
  (path) => /^node\/(?:node_modules\/node-[^/]+\/)?(?:include|share)\//.test(path),
  // Only letters of the newer engine are recognised, and each of its builds is there twice.
  (path) => path.startsWith(tesseractBuilds) && !/-lstm\.(?:js|wasm)$/.test(path),
  // Of the reader of PDFs, the icons and the languages what neither the server nor the page imports.
  (path) => /^pdfjs-dist\/(?:legacy\/)?(?:image_decoders|types|web)\//.test(path),
  (path) => /^pdfjs-dist\/legacy\/build\/.*(?:\.min|sandbox)\.mjs$/.test(path),
  (path) => /^lucide-react\/dist\/(?:cjs|umd)\//.test(path),
  (path) => path.startsWith('tinyld/playground/'),
  // The same once more: for browsers, and without WebAssembly.
  (path) => /^(?:mathjs\/lib\/browser|libheif-js\/libheif)\//.test(path),
  // What serves debuggers, editors and readers: Node runs no TypeScript of packages.
  (path) => /\.(?:map|mdx|[cm]?tsx?)$/.test(path),
]

/** Removes what running needs no file of, and the folders that are empty then. */
export function prunePackages() {
  prune(join(root, 'node_modules'), '')
}

/** Whether the folder is gone. */
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
