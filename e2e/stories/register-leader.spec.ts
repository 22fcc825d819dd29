import { violationsOf } from '../portal/accessibility'
import { chooseIn, decideIfAsked, fillMatter, fillPerson } from '../portal/registration'
import { complaintsOf, expect, LONG, story } from '../portal/stories'

story(
  'a leader receives a petitioner, and answers for the case until it is solved',
  LONG,
  async ({ signIn, portal }) => {
    const page = await signIn('zs05')
    const complaints = complaintsOf(page)
    await page.goto(`${portal.address}leaderJieFang/leaderJFRegister`)
    await chooseIn(page, '接访领导', /郑庚榆/)
    await page.getByLabel('接访地点').fill('第一接访室')
    await fillPerson(page, '冯丙莲')
    await fillMatter(page, '来访人反映拖欠工程款，请求协调解决支付问题。')
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Control+s')
    await decideIfAsked(page)
    const said = page.getByText('登记成功，信访件编号')
    const petitionNo = /LF\w{18}/.exec((await said.textContent()) ?? '')?.[0] ?? ''

    await page.goto(`${portal.address}leaderJieFang/leaderBARegister`)
    await page.getByLabel('信访件编号').fill(petitionNo)
    await chooseIn(page, '包案领导', /郑庚榆/)
    await expect(page.getByLabel('领导职务')).toHaveValue('副局长')
    await chooseIn(page, '责任单位', /安澜市人力资源和社会保障局/, '人力资源')
    await page.getByRole('radio', { name: '省级' }).check()
    await page.getByLabel('责任人').fill('沈丁兰')
    await page.getByLabel('化解时限').fill('2027-06-30')
    await page.keyboard.press('Enter')
    await page.getByLabel('化解措施').fill('牵头召开协调会，逐项核实拖欠数额并明确支付时间。')
    await page.getByRole('button', { name: /^登记包案/ }).click()
    const row = page.getByRole('row').filter({ hasText: petitionNo })
    await row.getByRole('button', { name: '填写进展' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('进展情况').fill('已支付全部工程款，来访人表示认可。')
    await dialog.getByRole('button', { name: '保存' }).click()
    await row.getByRole('button', { name: '登记约见' }).click()
    await dialog.getByLabel('约见情况').fill('当面说明付款安排，来访人表示认可。')
    await dialog.getByRole('button', { name: '保存' }).click()
    await row.getByRole('button', { name: '申请销号' }).click()
    await dialog.getByRole('radio', { name: '已化解', exact: true }).check()
    await dialog.getByLabel('化解情况').fill('工程款已付清，来访人签订息诉承诺书。')
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: '提交申请' }).click()
    await expect(row).toContainText('待审核：销号（已化解）')
    expect(await violationsOf(page)).toEqual([])

    const head = await signIn('zs06', 'leaderJieFang/leaderBARegister')
    const theirs = head.getByRole('row').filter({ hasText: petitionNo })
    await theirs.getByRole('button', { name: '审核' }).click()
    await head.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await expect(theirs).toContainText('100%')
    await expect(theirs).toContainText('已化解')
    await theirs.getByRole('button', { name: '记录' }).click()
    await expect(head.getByRole('dialog')).toContainText('约见信访人 1 次')
    expect(complaints).toEqual([])
  },
)

story('what an inspection team hands over is nobody else’s to see', LONG, async ({ signIn }) => {
  const page = await signIn('zs10', 'xsdjManage/xsRegister')
  await page.getByLabel('巡视组名称').fill('省委第一巡视组')
  await page.getByLabel('来源编号').fill('移交〔2026〕9号')
  await page.getByLabel('要求办结日期').fill('2027-03-31')
  await page.keyboard.press('Enter')
  await chooseIn(page, '知悉范围', /陈癸棠/, '陈癸棠')
  await fillPerson(page, '冯丙莲')
  await fillMatter(page, '信访人反映某单位长期拖欠职工安置费用未予解决。')
  await page.keyboard.press('Control+s')
  await decideIfAsked(page)
  const said = page.getByText('登记成功，信访件编号')
  const petitionNo = /XX\w{18}/.exec((await said.textContent()) ?? '')?.[0] ?? ''
  const other = await signIn('zs05', `toDoManage/handle?xfjbh=${petitionNo}`)
  await expect(other.getByRole('alert')).toContainText('信访件不存在或您无权查看')
})
