import type { Page } from '@playwright/test'
import { actionOf, stateIs } from '../portal/case'
import { registerAtOnce } from '../portal/register'
import { expect, story } from '../portal/stories'

const DEPARTMENT = 'toDoManage/departToDo'
const OWN = 'toDoManage/personalToDo'
const RELEASE = 'api/todos/release'
const TRANSFER = 'api/petitions/transfer'
/** Milliseconds after the answer in which the row is gone and the menu counts one less, where the machine is as quick as usual. */
const MOST = 300
/** Milliseconds that a page then works to lay out a few hundred lines, one after the other. */
const USUAL_WORK = 40

/** When, by the page's own clock, an action was answered, and what changed after it. */
interface Times {
  /** Milliseconds that the page needs for what takes `USUAL_WORK` elsewhere. */
  work?: number
  answered?: number
  gone?: number
  counted?: number
}

/** Has the page note when an action is answered, its row is gone and the entry of the menu counts otherwise. */
const watch = (page: Page, action: string, petitionNo: string, entry: string) =>
  page.evaluate(
    ([path, no, title]) => {
      const begun = performance.now()
      for (let at = 0; at < 300; at++) {
        const line = document.createElement('p')
        line.textContent = `${at}`
        document.body.append(line)
        line.getBoundingClientRect()
        line.remove()
      }
      const times: Times = { work: performance.now() - begun }
      Object.assign(window, { times })
      // Its text stops at 99+; its name does not.
      const badge = () =>
        [...document.querySelectorAll('nav a')].find(link => link.textContent?.includes(title))?.innerHTML
      const before = badge()
      const fetchBefore = window.fetch
      window.fetch = async (...asked) => {
        const answer = await fetchBefore(...asked)
        if (String(asked[0]).endsWith(path)) times.answered = performance.now()
        return answer
      }
      new MutationObserver(() => {
        if (times.answered === undefined) return
        // A case has no list; a list that is back has at least its head.
        const isList = document.querySelector('[role=grid]') !== null
        if (isList && !document.querySelector('tbody')?.textContent?.includes(no)) times.gone ??= performance.now()
        if (badge() !== before) times.counted ??= performance.now()
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    },
    [action, petitionNo, entry] as const,
  )

/** Milliseconds from the answer until the row is gone and the menu counts otherwise; of a machine as quick as usual. */
async function waitsOf(page: Page) {
  const timesOf = () => page.evaluate(() => (window as unknown as { times: Required<Times> }).times)
  await expect.poll(async () => Object.keys(await timesOf()).sort()).toEqual(['answered', 'counted', 'gone', 'work'])
  const { work, answered, gone, counted } = await timesOf()
  const slowness = Math.max(1, work / USUAL_WORK)
  return { gone: (gone - answered) / slowness, counted: (counted - answered) / slowness }
}

/** The one row of a number in a list, and what is done to it. */
async function choose(page: Page, petitionNo: string): Promise<void> {
  await page.getByRole('searchbox').fill(petitionNo)
  await page.keyboard.press('Enter')
  await expect(page.getByText('共 1 条')).toBeVisible()
  await page.getByLabel('全选已加载的行').check()
}

story('a row that is done with is gone at the answer, and the menu counts one less', async ({ signIn, portal }) => {
  const [clerk, registrar] = [await signIn('zs05', DEPARTMENT), await signIn('zs01')]
  const petitionNo = await registerAtOnce(registrar, portal.address)
  const bulk = clerk.getByRole('region', { name: '批量操作' })
  await choose(clerk, petitionNo)
  await bulk.getByRole('button', { name: '领取' }).click()
  await expect(clerk.getByText(`已领取 ${petitionNo}`)).toBeVisible()

  await clerk.goto(portal.address + OWN)
  const entry = clerk.getByRole('navigation', { name: '侧边菜单' }).getByRole('link', { name: '个人待办' })
  await expect(entry).toContainText(/\d/)
  await choose(clerk, petitionNo)
  await watch(clerk, RELEASE, petitionNo, '个人待办')
  await bulk.getByRole('button', { name: '释放' }).click()
  await expect(clerk.getByText('共 0 条')).toBeVisible()
  const { gone, counted } = await waitsOf(clerk)
  expect(gone).toBeLessThan(MOST)
  expect(counted).toBeLessThan(MOST)
})

/** Cases of which the quickest counts: another process may hold up one of them, a slow way all. */
const CASES = 3

story(
  'what is done on the page of a case is gone from the list behind, and the menu counts one less',
  async ({ signIn, portal }) => {
    story.setTimeout(120_000)
    const [clerk, registrar] = [await signIn('zs05', DEPARTMENT), await signIn('zs01')]
    const took: { gone: number; counted: number }[] = []
    for (let at = 0; at < CASES; at++) {
      const petitionNo = await registerAtOnce(registrar, portal.address)
      await clerk.goto(portal.address + DEPARTMENT)
      took.push(await transferFromList(clerk, petitionNo))
    }
    expect(Math.min(...took.map(({ gone }) => gone))).toBeLessThan(MOST)
    expect(Math.min(...took.map(({ counted }) => counted))).toBeLessThan(MOST)
  },
)

/** Transfers a case that is opened out of the list; answers after how many milliseconds the list is back without it, and the menu right. */
async function transferFromList(page: Page, petitionNo: string) {
  await choose(page, petitionNo)
  await page
    .getByRole('row', { name: new RegExp(petitionNo) })
    .getByRole('link')
    .first()
    .click()
  await actionOf(page, '转送').click()
  await page.getByLabel('申诉求决').check()
  await page.getByPlaceholder('输入单位名称查找').fill('安澜市人力')
  await page.getByRole('list', { name: '接收单位查找结果' }).getByRole('checkbox').first().check()
  await watch(page, TRANSFER, petitionNo, '部门待办')
  await page.getByRole('button', { name: '确定转送' }).click()
  // Nothing of it waits any more: the list comes back by itself, without it.
  await expect(page).toHaveURL(/departToDo/)
  await expect(page.getByText('共 0 条')).toBeVisible()
  return await waitsOf(page)
}

story(
  'what is done where more of it waits is right in the list and in the menu on coming back',
  async ({ signIn, portal }) => {
    const [clerk, registrar] = [await signIn('zs05', DEPARTMENT), await signIn('zs01')]
    const petitionNo = await registerAtOnce(registrar, portal.address)
    await choose(clerk, petitionNo)
    const row = clerk.getByRole('row', { name: new RegExp(petitionNo) })
    await row.getByRole('link').first().click()
    await actionOf(clerk, '转送').click()
    await clerk.getByLabel('申诉求决').check()
    await clerk.getByPlaceholder('输入单位名称查找').fill('安澜市人力')
    await clerk.getByRole('list', { name: '接收单位查找结果' }).getByRole('checkbox').first().check()
    await clerk.getByRole('button', { name: '确定转送' }).click()
    await expect(clerk).toHaveURL(/departToDo/)

    const unit = await signIn('rs12', DEPARTMENT)
    await choose(unit, petitionNo)
    await unit
      .getByRole('row', { name: new RegExp(petitionNo) })
      .getByRole('link')
      .first()
      .click()
    await actionOf(unit, '签收').click()
    await stateIs(unit, '已签收待受理')
    await unit.goBack()
    const task = unit.getByRole('row', { name: new RegExp(petitionNo) })
    await expect(task).toContainText('受理')
  },
)
