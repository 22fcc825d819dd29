import { mailDialog, openMail, openWriting } from '../portal/mail'
import { expect, LONG, story } from '../portal/stories'

const CROWD = 9999
/** Milliseconds; two cores that also run the browser and the server. */
const LONGEST_FRAME = 200

story('receivers are found by region; thousands of them scroll without a halt', LONG, async ({ signIn }) => {
  const page = await signIn('zs01')
  await openMail(page)
  await openWriting(page)
  await mailDialog(page).getByRole('button', { name: '+ 添加收件人' }).click()
  const picker = page.getByRole('dialog', { name: '选择收件人' })
  await picker.getByRole('button', { name: '查询' }).click()
  await expect(picker.getByText('请选择收件人所在的行政区划节点')).toBeVisible()
  await picker.locator('.ant-tree-switcher').first().click()
  await picker.getByText('安澜市', { exact: true }).click()
  await picker.getByRole('option', { name: /褚甲苇/ }).click()

  const crowd = Array.from({ length: CROWD }, (_, at) => ({
    loginAccount: `a${at}`,
    userName: `周${at}`,
    orgName: '临江省信访局',
    orgId: 'o1',
  }))
  await page.route('**/api/xfUserController/getUsers', route =>
    route.fulfill({ json: { code: 0, message: '', data: { list: crowd, total: CROWD } } }),
  )
  await picker.getByText('望川市', { exact: true }).click()
  await expect(picker.getByText('共9,999人')).toBeVisible()
  const list = picker.getByRole('listbox', { name: '查找结果' })
  await list.hover()
  const frames = page.evaluate(
    () =>
      new Promise<number[]>(done => {
        const times: number[] = []
        let last = performance.now()
        const next = (now: number) => {
          times.push(now - last)
          last = now
          if (times.length < 90) requestAnimationFrame(next)
          else done(times)
        }
        requestAnimationFrame(next)
      }),
  )
  for (let turn = 0; turn < 40; turn++) await page.mouse.wheel(0, 4000)
  const sorted = (await frames).sort((one, other) => one - other)
  console.log(`frames of 9,999 people, ms: median ${sorted[45]?.toFixed(1)}, longest ${sorted.at(-1)?.toFixed(1)}`)
  expect(sorted.at(-1)).toBeLessThan(LONGEST_FRAME)
  expect(await picker.getByRole('option').count()).toBeLessThan(60)
  await list.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await picker.getByRole('button', { name: '确定（2人）' }).click()
  const chips = mailDialog(page).getByRole('list', { name: '已选收件人' })
  await expect(chips).toContainText('褚甲苇')
  await expect(chips).toContainText('周9998')
})
