import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { isWhollyHeard } from './older-browser'

/** What axe finds against WCAG 2.1 A and AA on what the page shows now: each rule with the elements that break it; nothing in browsers too old for it. */
export async function violationsOf(page: Page): Promise<string[]> {
  if (!isWhollyHeard(page)) return []
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
      resultTypes: ['violations'],
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  })
}

/** Live updates keep the network busy for ever; what is waited for is that nothing on the page is still loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.getByText('加载中...')).toHaveCount(0)
}
