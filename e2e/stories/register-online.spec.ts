import { violationsOf } from '../portal/accessibility'
import { decideIfAsked, fillMatter, fillPerson } from '../portal/registration'
import { complaintsOf, expect, LONG, story } from '../portal/stories'

story('what came by a platform that hands nothing over is typed in', LONG, async ({ signIn, portal }) => {
  const page = await signIn('zs04')
  const complaints = complaintsOf(page)
  await page.goto(`${portal.address}netManage/netRegister`)
  await page.getByRole('radio', { name: '人民建议' }).check()
  await page.getByLabel('来源编号').fill('RM20260017')
  await fillPerson(page, '冯丙莲')
  await fillMatter(page, '建议在老旧小区加装电梯时统一公示费用分摊方案。')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('请选择依法分类').first()).toBeVisible()
  await page.getByRole('radio', { name: '建议意见类' }).check()
  await page.getByLabel('手机号码').fill('11000000041')
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Control+s')
  await decideIfAsked(page)
  await expect(page.getByText('登记成功，信访件编号')).toContainText('WJ')
  expect(complaints).toEqual([])
})
