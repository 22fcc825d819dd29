import { violationsOf } from '../portal/accessibility'
import { decideIfAsked, fillMatter, fillPerson } from '../portal/registration'
import { complaintsOf, expect, LONG, story } from '../portal/stories'

story('a call is registered, and one that is simple is answered with it', LONG, async ({ signIn, portal }) => {
  const page = await signIn('zs15')
  const complaints = complaintsOf(page)
  await page.goto(`${portal.address}teleManage/teleRegister`)
  await fillPerson(page, '冯丙莲')
  await fillMatter(page, '来电反映公交线路末班车时间过早，晚班职工无法乘坐。')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('请填写手机号码').first()).toBeVisible()
  await page.getByLabel('手机号码').fill('11000000031')
  await page.keyboard.press('Control+s')
  await decideIfAsked(page)
  await expect(page.getByText('登记成功，信访件编号')).toContainText('LD')

  await page.goto(`${portal.address}simpleManage/simpleRegister`)
  await page.getByRole('radio', { name: '来电' }).check()
  await fillPerson(page, '孙丙樟')
  await fillMatter(page, '来电咨询不动产登记中心周末是否办理业务，需携带哪些材料。')
  for (const condition of ['初次信访', '事实清楚', '争议不大', '提出咨询'])
    await page.getByRole('checkbox', { name: new RegExp(condition) }).check()
  await page.getByLabel('答复内容').fill('周六上午办理，请携带身份证和购房合同。')
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Control+s')
  await decideIfAsked(page)
  await expect(page.getByText('登记成功，信访件编号')).toBeVisible()
  await page.getByRole('link', { name: '查看信访件' }).click()
  await expect(page.getByText('已办结').first()).toBeVisible()
  expect(complaints).toEqual([])
})
