/** All of mathjs in one file: takes an eighth of the time and memory of its 500 modules to load. */
declare module 'mathjs/lib/browser/math.js' {
  import type * as all from 'mathjs'
  const mathjs: typeof all
  export default mathjs
}
