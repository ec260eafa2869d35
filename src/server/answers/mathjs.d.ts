/** All of mathjs in one file, which loads in an eighth of the time and memory of its 500 modules. */
declare module 'mathjs/lib/browser/math.js' {
  const mathjs: typeof import('mathjs')
  export default mathjs
}
