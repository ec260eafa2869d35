/** All of mathjs in one file, which loads in an eighth of the time and memory of its 500 modules. */
declare module 'mathjs/lib/browser/math.js' {
  import type * as all from 'mathjs'
  const mathjs: typeof all
  export default mathjs
}
