import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { settled } from '../portal/accessibility'
import { differences, type Layout, layoutOf } from '../portal/layout'
import { openMail } from '../portal/mail'
import { registerAtOnce } from '../portal/register'
import { expect, story } from '../portal/stories'

/** Nothing that other stories do changes what is measured here. */
story.use({ portalName: 'layout' })

/** The main screens, with the account that opens each. */
const SCREENS = [
  ['home-of-staff', 'zs05', 'home/homeStaff'],
  ['home-of-leader', 'zs07', 'home/homeLeader'],
  ['department-todos', 'zs05', 'toDoManage/departToDo'],
  ['own-todos', 'zs05', 'toDoManage/personalToDo'],
  ['petitions', 'zs05', 'toDoManage/archive'],
  ['letter', 'zs01', 'letterManage/letterRegister'],
  ['approvals', 'zs07', 'toDoManage/leaderApprovalList'],
  ['board', 'zs07', 'leadershipBoard'],
  ['notices', 'zs05', 'noticeList'],
  ['search', 'zs05', 'wisdomSearch'],
] as const

const FOLDER = join(__dirname, '../layout')
/** `LAYOUT=write` keeps what is shown now. What has changed is seen in the commit. */
const IS_WRITING = process.env.LAYOUT === 'write'
/** `LAYOUT=show` takes pictures alone, of a browser that lays out otherwise than Chromium. */
const IS_SHOWING = process.env.LAYOUT === 'show'

/** Where pictures of the screens go, for people to look at: `npm run prove -- browsers` names it. */
const PICTURES = process.env.LAYOUT_PICTURES

const fileOf = (name: string) => join(FOLDER, `${name}.json`)
const keptOf = (name: string): Layout => JSON.parse(readFileSync(fileOf(name), 'utf8'))

async function expectKept(page: Page, name: string): Promise<void> {
  await settled(page)
  if (IS_SHOWING) return takePicture(page, name)
  if (IS_WRITING) await keep(page, name)
  // What comes late, like the grid that fills the window, comes within this.
  await expect
    .poll(async () => differences(keptOf(name), await layoutOf(page)), name)
    .toEqual([])
    .finally(() => takePicture(page, name))
}

async function takePicture(page: Page, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: join(PICTURES, `${name}.png`) })
}

/** Keeps what is shown once nothing of it has moved for two seconds. */
async function keep(page: Page, name: string): Promise<void> {
  let before: Layout = {}
  const hasMoved = async () => {
    const now = await layoutOf(page)
    const moved = differences(before, now).length > 0
    before = now
    return moved
  }
  await expect.poll(hasMoved, { intervals: [1000, 2000, 2000, 2000] }).toBe(false)
  writeFileSync(fileOf(name), `${JSON.stringify(before, undefined, 2)}\n`)
}

story('the sign-in page looks as it was kept', async ({ page, portal }) => {
  await page.goto(portal.address)
  await expect(page.getByLabel('所属单位')).toBeVisible()
  await expectKept(page, 'sign-in')
})

for (const account of new Set(SCREENS.map(([, each]) => each)))
  story(`the screens of ${account} look as they were kept`, async ({ signIn, portal }) => {
    const page = await signIn(account)
    for (const [name, , path] of SCREENS.filter(([, each]) => each === account))
      await story.step(path, async () => {
        await page.goto(portal.address + path)
        await expectKept(page, name)
      })
  })

story('a case looks as it was kept', async ({ signIn, portal }) => {
  const petitionNo = await registerAtOnce(await signIn('zs01'), portal.address)
  const page = await signIn('zs05', `toDoManage/handle?xfjbh=${petitionNo}`)
  await expect(page.getByRole('region', { name: '操作' }).getByRole('button').first()).toBeVisible()
  await expectKept(page, 'case')
})

story('the mail box lies within the window, on a ground of its own', async ({ signIn }) => {
  const page = await signIn('zs05')
  const mail = await openMail(page)
  await settled(page)
  await takePicture(page, 'mail')
  const { x, y, width, height } = (await mail.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
  expect([x, y].every(side => side >= 0)).toBe(true)
  expect([x + width <= 1366, y + height <= 768, width > 600, height > 300]).toEqual([true, true, true, true])
  await expect(mail).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

const ACCIDENTS = [
  ['a padding', 'main { padding: 19px !important; }', /^main: .*look/],
  ['a colour', 'main button { color: rgb(200, 0, 0) !important; }', /^button .*look/],
  ['a font', 'h1 { font-size: 17px !important; }', /^heading 1 .*look/],
  ['a lost column', '[role=columnheader]:nth-of-type(5) { display: none !important; }', /^column .* is gone$/],
  ['a header that grew', 'header { height: 70px !important; }', /^banner: .*height 52 → 70/],
] as const

story('what changes by accident is told of', async ({ signIn }) => {
  story.skip(IS_SHOWING, 'nothing is compared')
  const page = await signIn('zs05', 'toDoManage/departToDo')
  const told = async () => differences(keptOf('department-todos'), await layoutOf(page)).join('\n')
  await expectKept(page, 'department-todos')
  for (const [what, css, pattern] of ACCIDENTS)
    await story.step(what, async () => {
      const style = await page.addStyleTag({ content: css })
      await expect.poll(told).toMatch(new RegExp(pattern.source, 'm'))
      await style.evaluate(element => (element as Element).remove())
      await expect.poll(told).toBe('')
    })
})
