import type { Page } from '@playwright/test'

/** What goes wrong outside of rendering. */
export type Flaw = 'throwLater' | 'rejectUnheard'

/**
 * Adds a file to a remote of the page whose code goes wrong when told to: builds of the portal's own do not. The texts
 * of its errors hold what nobody but the user may read.
 */
export async function addFlaws(page: Page, remote: string): Promise<void> {
  const folder = await page.evaluate(name => {
    const { remotes } = JSON.parse(document.getElementById('composition')?.textContent ?? '')
    const { manifest } = remotes.find((composed: { name: string }) => composed.name === name)
    return manifest.slice(0, manifest.lastIndexOf('/'))
  }, remote)
  const url = `${folder}/js/flaws.js`
  await page.route(`**${url}`, route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.throwLater = () => setTimeout(() => { throw new TypeError('钱乙舟') })
window.rejectUnheard = () => { void Promise.reject(new RangeError('钱乙舟')) }`,
    }),
  )
  await page.addScriptTag({ url })
}

export async function goWrong(page: Page, flaw: Flaw, times = 1): Promise<void> {
  await page.evaluate(
    ([name, count]) => {
      for (let time = 0; time < count; time++) (Reflect.get(window, name) as () => void)()
    },
    [flaw, times] as const,
  )
}
