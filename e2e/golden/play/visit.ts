import { expect } from '../../portal/stories'
import type { Case } from './case'
import type { Stage } from './golden'
import { came } from './leader'
import type { Model } from './model'
import { fillPetitioner, fillPlea, save } from './register'

const ROOM = '接谈室1'

/** A visitor comes to the window, which gives out a ticket. */
export async function comeIn(stage: Stage, account: string, { name }: Model, visitors: number): Promise<void> {
  const page = await stage.desk(account)
  await page.goto(`${stage.portal.address}windowsComManage/windowsComRegister`)
  await page.getByLabel('来访人姓名').fill(name)
  await page.getByLabel('来访人数').fill(String(visitors))
  await page.getByLabel('窗口或接谈室').fill(ROOM)
  await page.getByLabel('来访事由').fill('反映拖欠工资')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^CK\d{16}$/)).toBeVisible()
}

/** The visitor is called and heard; those who speak for the others are written down. */
export async function interview(
  stage: Stage,
  account: string,
  model: Model,
  representatives: readonly string[],
): Promise<Case> {
  const page = await stage.desk(account)
  await page.goto(`${stage.portal.address}visitorManage/visitorRegister`)
  const waiting = page.getByRole('row').filter({ hasText: model.name })
  await waiting.getByRole('button', { name: '叫号' }).click()
  await waiting.getByRole('link', { name: '接谈登记' }).click()
  await expect(page.getByRole('textbox', { name: '姓名', exact: true })).toHaveValue(model.name)
  await fillPetitioner(page, model)
  for (const [at, name] of representatives.entries()) {
    await page.getByRole('button', { name: '添加人员' }).click()
    await page.getByLabel(`第${at + 2}人类型`).selectOption('代表')
    await page.getByLabel(`第${at + 2}人姓名`).fill(name)
    await page.getByLabel(`第${at + 2}人住址`).fill('安澜市石渡县荷塘镇柳岸村')
  }
  await came(model.plea.xfrs, representatives.length + 1)(page)
  await fillPlea(page, model)
  await page.getByLabel('接谈室').fill(ROOM)
  await page.getByLabel('接谈记录').fill('来访人23人，推选代表5名。接谈中说明了政策依据、办理程序和期限。')
  return { stage, petitionNo: await save(page) }
}
