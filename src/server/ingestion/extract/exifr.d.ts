/** The package's own entry is a bundle that Node and bundlers interpret differently. */
declare module 'exifr/dist/full.esm.mjs' {
  export { parse } from 'exifr'
}
