/** Reads the next while the last is being stored. */
export async function* readAhead<T>(pages: AsyncGenerator<T>): AsyncGenerator<T> {
  const read = () => {
    const next = pages.next()
    // It is awaited below, unless whoever stores the pages stops before.
    next.catch(() => undefined)
    return next
  }
  let next = read()
  try {
    for (;;) {
      const { value, done } = await next
      if (done) return
      next = read()
      yield value
    }
  } finally {
    // What is still under way ends with its connection.
    void pages.return(undefined).catch(() => undefined)
  }
}
