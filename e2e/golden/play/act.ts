import type { Locator, Page } from '@playwright/test'
import { actionOf } from '../../portal/case'
import { expect } from '../../portal/stories'
import { type Case, deskWith } from './case'
import type { Entry } from './entries'

/** Does an action of the case at an account's desk: opens it, fills it in, sends it. */
export async function act(kase: Case, account: string, name: string, entries: readonly Entry[] = []): Promise<void> {
  const page = await deskWith(kase, account)
  const panel = await openPanel(page, name)
  for (const fillIn of entries) await fillIn(panel)
  await doneAt(page, () => panel.getByRole('button', { name: new RegExp(`^确定${name}$|^${name}（送审）$`) }).click())
  await expect(panel).toBeHidden()
}

/** Does what is done at the press of its button. */
export async function actAtOnce(kase: Case, account: string, name: string): Promise<void> {
  const page = await deskWith(kase, account)
  await doneAt(page, () => actionOf(page, name).click())
}

/** Does an action, and then it is submitted to leaders, who agree to it one after the other. */
export async function submit(
  kase: Case,
  account: string,
  name: string,
  entries: readonly Entry[],
  ...leaders: readonly string[]
): Promise<void> {
  await act(kase, account, name, entries)
  for (const leader of leaders) await agree(kase, leader)
}

/** Agrees to what waits for approval with an account. */
export async function agree(kase: Case, account: string): Promise<void> {
  const page = await deskWith(kase, account)
  await page.getByRole('region', { name: '审批意见' }).getByRole('button', { name: '同意', exact: true }).click()
  await expect(page.getByText('已同意').first()).toBeVisible()
}

const FOLD = '收起（填写的内容会保留）'

/** The panel of an action: it may have opened by itself, or another one has. */
export async function openPanel(page: Page, name: string): Promise<Locator> {
  const panel = page.getByRole('dialog', { name, exact: true })
  const other = page.getByLabel(FOLD)
  // Whether one opens by itself is known with the buttons.
  await expect(other.or(actionOf(page, name)).or(moreOf(page)).first()).toBeVisible()
  if (await panel.isVisible()) return panel
  if (await other.isVisible()) await other.click()
  await (await buttonOf(page, name)).click()
  await expect(panel).toBeVisible()
  return panel
}

/** The button of an action, in sight or under 更多. */
export async function buttonOf(page: Page, name: string): Promise<Locator> {
  const button = actionOf(page, name)
  await expect(button.or(moreOf(page)).first()).toBeVisible()
  if (!(await button.isVisible())) await moreOf(page).click()
  return button
}

const moreOf = (page: Page) => page.getByRole('region', { name: '操作' }).getByText('更多', { exact: true })

/** What is done has been done when the case is read again. */
export async function doneAt(page: Page, press: () => Promise<void>): Promise<void> {
  const readAgain = page.waitForResponse(/\/api\/petitions\/case$/)
  await press()
  await readAgain
}
