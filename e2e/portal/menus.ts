import { expect, type Page } from '@playwright/test'

/** What an address says that nobody serves. */
export const NOT_OPENED = '该功能尚未开通'

/** Addresses that the menus lead to, block after block, as somebody sees them. */
export async function menuOf(page: Page): Promise<readonly string[]> {
  const blocks = page.getByRole('navigation', { name: '主菜单' }).getByRole('button')
  const windows: Page[] = []
  page.context().on('page', opened => windows.push(opened))
  const found: string[] = []
  for (const block of await blocks.all()) {
    await block.click()
    const isHere = async () => (await block.getAttribute('aria-current')) === 'true'
    await expect.poll(async () => windows.length > 0 || isHere(), 'the block is opened').toBe(true)
    const own = windows.pop()
    if (own) await own.waitForURL(url => url.pathname !== 'blank')
    found.push(...(own ? [own.url()] : await sideMenuOf(page)))
    await own?.close()
  }
  return found
}

async function sideMenuOf(page: Page): Promise<string[]> {
  const side = page.getByRole('navigation', { name: '侧边菜单' })
  const links = () => side.getByRole('link').evaluateAll(all => all.map(link => (link as HTMLAnchorElement).href))
  const found = await links()
  for (const submenu of await side.locator('button[aria-expanded=false]').all()) {
    await submenu.click()
    found.push(...(await links()))
  }
  return [...new Set(found)]
}
