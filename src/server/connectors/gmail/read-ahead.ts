/** Reads the next page while the last one is being stored. */
export async function* readAhead<T>(pages: AsyncGenerator<T>): AsyncGenerator<T> {
  const read = () => {
    const next = pages.next()
    // Awaited below, unless the consumer stops first.
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
    // A read still in progress ends with its connection.
    void pages.return(undefined).catch(() => undefined)
  }
}
