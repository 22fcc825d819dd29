import type { Page } from '@playwright/test'
import { sendMessageTo } from '../portal/message'
import { complaintsOf, expect, LONG, story } from '../portal/stories'

async function openMessages(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: '消息' }).click()
  const dialog = page.getByRole('dialog', { name: '通知消息' })
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  return dialog
}

/** A type's unread and total, as the dialog says them. */
async function countsOf(dialog: Awaited<ReturnType<typeof openMessages>>, name: string): Promise<[number, number]> {
  const label = await dialog.getByRole('button', { name: new RegExp(`^${name} `) }).getAttribute('aria-label')
  const [, unread, total] = label?.match(/未读(\d+)条，共(\d+)条/) ?? []
  return [Number(unread), Number(total)]
}

story.describe('the message centre', () => {
  story('is 1100 wide with types of 240, and fetches more as it is scrolled', LONG, async ({ signIn }) => {
    const page = await signIn('zs05')
    const complaints = complaintsOf(page)
    const dialog = await openMessages(page)
    expect((await dialog.boundingBox())?.width).toBe(1100)
    expect((await dialog.getByRole('navigation', { name: '消息类型' }).boundingBox())?.width).toBe(240)
    const [, total] = await countsOf(dialog, '受理预警')
    expect(total).toBeGreaterThan(10)
    await dialog.getByRole('button', { name: /^受理预警 / }).click()
    await expect(dialog.getByRole('listitem').nth(9)).toBeVisible()
    await dialog.getByRole('listitem').nth(9).scrollIntoViewIfNeeded()
    await expect(dialog.getByRole('listitem')).toHaveCount(total)
    await expect(dialog.getByText('没有更多了')).toBeVisible()
    expect(complaints).toEqual([])
  })

  story('counts down when one is opened, and marks what was displayed when it is closed', LONG, async ({ signIn }) => {
    const page = await signIn('al05')
    const dialog = await openMessages(page)
    const [unread, total] = await countsOf(dialog, '催办')
    expect(unread).toBe(1)
    await dialog.getByRole('button', { name: /^催办 / }).click()
    await expect(dialog.getByRole('checkbox', { name: '全部已读' })).not.toBeChecked()
    await dialog.getByRole('listitem').getByRole('button', { expanded: false }).click()
    await expect(dialog.getByRole('button', { name: new RegExp(`催办 .*未读0条，共${total}条`) })).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: '全部已读' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('button', { name: '消息' })).toBeFocused()
  })

  story('leads from a petition number to the case', LONG, async ({ signIn }) => {
    const page = await signIn('sd05')
    const dialog = await openMessages(page)
    await dialog.getByRole('button', { name: /^催办 / }).click()
    const number = dialog.getByRole('button', { name: /^LX/ }).first()
    const petitionNo = (await number.textContent()) ?? ''
    await number.click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`toDoManage/handle\\?xfjbh=${petitionNo}`))
    await expect(page.getByText(petitionNo).first()).toBeVisible()
    expect(await countsOf(await openMessages(page), '催办')).toEqual([0, 1])
  })
})

story(
  'how much is unread is asked once, for the badge and for what stays beside every page',
  async ({ portal, signIn }) => {
    const page = await signIn('zs05')
    await page.goto('about:blank')
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''))
    const companion = page.waitForResponse(/getNewMessageList/)
    await page.goto(portal.address)
    await companion
    await expect(page.getByRole('banner').getByRole('button', { name: '消息' }).getByRole('img')).toBeVisible()
    expect(asked.filter(name => name === 'getUnReadNum')).toHaveLength(1)
  },
)

story.describe('history', () => {
  story('is switched to, and searched by words and time', LONG, async ({ signIn }) => {
    const page = await signIn('zs06')
    const dialog = await openMessages(page)
    await expect(dialog.getByRole('search')).toHaveCount(0)
    await dialog.getByRole('button', { name: '历史消息' }).click()
    await expect(dialog.getByText('暂无数据')).toBeVisible()
    await dialog.getByRole('textbox', { name: '查询内容' }).fill('催办')
    await dialog.getByRole('combobox', { name: '转入历史时间' }).selectOption('近三月')
    await expect(dialog.getByText('暂无数据')).toBeVisible()
    await dialog.getByRole('button', { name: '最新消息' }).click()
    await expect(dialog.getByRole('listitem').first()).toBeVisible()
  })
})

story.describe('a message that arrives', () => {
  story(
    'is counted at once in every window, after the server was killed too, and heard in one',
    async ({ signIn, portal }) => {
      const first = await signIn('zs07')
      await first.context().addInitScript(countTones)
      await first.reload()
      const second = await first.context().newPage()
      await second.goto(first.url())
      const windows = [first, second]
      for (const window of windows) await window.getByRole('banner').click({ position: { x: 5, y: 5 } })
      const badge = (window: Page) => window.getByRole('banner').getByRole('button', { name: '消息' }).getByRole('img')
      for (const window of windows) await expect(badge(window)).toHaveCount(0)
      await sendMessageTo(portal, 'zs07', '请尽快办理')
      for (const window of windows) await expect(badge(window)).toHaveText('1', AT_ONCE)
      const tones = async () => (await Promise.all(windows.map(window => window.evaluate('tones')))).map(Number)
      await expect.poll(async () => (await tones()).toSorted()).toEqual([0, 2])
      await portal.kill()
      await portal.start()
      await sendMessageTo(portal, 'zs07', '请再次核实')
      for (const window of windows) await expect(badge(window)).toHaveText('2', AT_ONCE)
      const dialog = await openMessages(first)
      await expect(dialog.getByText('请再次核实')).toHaveCount(1)
    },
  )
})

/** Milliseconds; far below the ten minutes of the poll. */
const AT_ONCE = { timeout: 10_000 }

/** In the page: counts tones instead of playing them. */
function countTones() {
  Object.assign(globalThis, { tones: 0 })
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (...at) {
    Reflect.set(globalThis, 'tones', Number(Reflect.get(globalThis, 'tones')) + 1)
    start.apply(this, at)
  }
}
