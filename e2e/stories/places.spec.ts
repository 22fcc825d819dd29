import { createHash, randomBytes } from 'node:crypto'
import { type BrowserContext, test } from '@playwright/test'
import { settled, violationsOf } from '../portal/accessibility'
import { change } from '../portal/database'
import { openPortal, type PortalServer } from '../portal/server'
import { complaintsOf, expect, LONG } from '../portal/stories'

/** A session of a province in which one signs in by a key alone, which has a story of its own. */
async function enter(context: BrowserContext, portal: PortalServer, account: string): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest('hex')
  await change(
    portal,
    `insert into session (token_hash, post_id, own_post_id, created_at, last_seen_at)
      select $1, post.id, post.id, now(), now() from post join person on person.id = post.person_id
      where login_account = $2 limit 1`,
    [hash, account],
  )
  await context.addCookies([{ name: 'Admin-Token-YWXT', value: token, url: new URL(portal.address).origin }])
}

test('a province adds a strip and a tab to a case, and both serve the case that is shown', LONG, async ({ page }) => {
  test.setTimeout(120_000)
  const portal = await openPortal({}, 'yunting')
  try {
    await enter(page.context(), portal, 'zs05')
    const complaints = complaintsOf(page)
    await page.goto(`${portal.address}toDoManage/departToDo`)
    await page.getByRole('row').getByRole('link').first().click()
    await expect(page).toHaveURL(/xfjbh=/)
    await settled(page)
    const strip = page.getByText(/^最近办理：/)
    await expect(strip).toBeVisible()
    await page.screenshot({ path: process.env.STRIP_PICTURE })
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('tab', { name: '联系同事' }).click()
    await page.getByLabel('姓名').fill('王')
    await page.getByRole('button', { name: '查找', exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: '局' }).last()).toBeVisible()
    await expect(strip).toBeVisible()
    await page.screenshot({ path: process.env.TAB_PICTURE })
    expect(await violationsOf(page)).toEqual([])
    expect(complaints).toEqual([])
  } finally {
    await portal.stop()
  }
})
