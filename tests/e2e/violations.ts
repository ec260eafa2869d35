import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from './fixtures.ts'

/** Examines the page in its current state, then its colours in dark mode. */
export async function expectNoViolations(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settled(page)
    // The legacy mode examines the page in one go; there are no frames that it would miss.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    if (colorScheme === 'dark') axe.withRules(['color-contrast'])
    const { violations } = await axe.analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`)
    expect(found, `${name}, ${colorScheme}`).toEqual([])
  }
}

/**
 * Waits until all animations have ended. An animation may start a frame or two after a click;
 * folded content does not animate, and progress indicators never end.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let still = 0; still < 3; still++) {
      await frame()
      const moving = document.getAnimations().filter(
        ({ effect, playState }) =>
          playState === 'running' &&
          Number.isFinite(effect.getComputedTiming().endTime) &&
          effect.target.checkVisibility(),
      )
      if (moving.length > 0) still = 0
      await Promise.allSettled(moving.map(({ finished }) => finished))
    }
  })()`)
}
