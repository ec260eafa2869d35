import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { requirement } from '#tests/requirement.ts'
import { createNoticeStore } from './notice-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('notices', () => {
  test('a new notice replaces the open one', () => {
    const store = createNoticeStore()
    store.notify({ title: 'First' })
    store.notify({ title: 'Second', destructive: true })

    expect(store.list().filter((notice) => notice.open)).toMatchObject([
      { title: 'Second', destructive: true },
    ])
    expect(store.list()[0]?.title).toBe('Second')
  })

  test('a dismissed notice leaves the list 1000000 ms after its dismissal, not before', () => {
    requirement('notices.removal')
    const store = createNoticeStore()
    store.notify({ title: 'Saved' })
    vi.advanceTimersByTime(2_000_000)
    expect(store.list()).toMatchObject([{ title: 'Saved', open: true }])

    store.dismiss(store.list()[0]?.id ?? 0)
    vi.advanceTimersByTime(999_999)
    expect(store.list()).toMatchObject([{ title: 'Saved', open: false }])
    vi.advanceTimersByTime(1)
    expect(store.list()).toEqual([])
  })

  test('dismissing twice does not shorten or repeat the removal', () => {
    const store = createNoticeStore()
    const changes = vi.fn()
    store.notify({ title: 'Saved' })
    const id = store.list()[0]?.id ?? 0
    store.subscribe(changes)
    store.dismiss(id)
    store.dismiss(id)
    expect(changes).toHaveBeenCalledTimes(1)

    vi.runAllTimers()
    expect(changes).toHaveBeenCalledTimes(2)
  })

  test('an unsubscribed listener is not called any more', () => {
    const store = createNoticeStore()
    const changes = vi.fn()
    store.subscribe(changes)()
    store.notify({ title: 'Saved' })
    expect(changes).not.toHaveBeenCalled()
  })
})
