import { expect, test, vi } from 'vitest'
import { createArchiveSlots } from './archive-slots.ts'

/** An archive that never ends, and whether it was left. */
function endless() {
  const seen = { left: false }
  const open = () =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(10)),
      cancel() {
        seen.left = true
      },
    })
  return { open, seen }
}
const short = () => new Blob(['done']).stream()

test('an archive of one person keeps nobody else waiting, and a second one is refused until it ends', async () => {
  const slots = createArchiveSlots()
  const { open, seen } = endless()
  const archive = slots.write('usr_ada', open).getReader()
  await archive.read()
  expect(() => slots.write('usr_ada', short)).toThrow('still being downloaded')
  expect(await new Response(slots.write('usr_ben', short)).text()).toBe('done')
  await archive.cancel()
  expect(seen.left).toBe(true)
  expect(await new Response(slots.write('usr_ada', short)).text()).toBe('done')
  expect(await new Response(slots.write('usr_ada', short)).text()).toBe('done')
})

test('an archive that nobody reads any more is given up', async () => {
  const slots = createArchiveSlots({ stalledMs: 20 })
  const { open, seen } = endless()
  const archive = slots.write('usr_ada', open).getReader()
  await archive.read()
  await vi.waitFor(() => expect(seen.left).toBe(true), { timeout: 10_000 })
  await expect(archive.read()).rejects.toThrow('nobody reads')
  expect(await new Response(slots.write('usr_ada', short)).text()).toBe('done')
})

test('an archive that breaks off frees its slot', async () => {
  const slots = createArchiveSlots()
  const broken = () =>
    new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error('gone')) })
  await expect(new Response(slots.write('usr_ada', broken)).text()).rejects.toThrow('gone')
  expect(await new Response(slots.write('usr_ada', short)).text()).toBe('done')
})
