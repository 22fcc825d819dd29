import type { Page } from '@playwright/test'
import { complaintsOf, expect, story } from '../portal/stories'

/** Chromium has a camera and a microphone that are made up, and asks nobody. */
story.use({
  launchOptions: async ({ launchOptions }, use) => {
    const devices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...devices] })
  },
})

const HOST = '赵甲禾'
const invitation = (page: Page) => page.getByRole('dialog', { name: '视频会议邀请' })
const tile = (page: Page, name: string) =>
  page.getByRole('list', { name: '会议画面' }).getByRole('listitem').filter({ hasText: name })
const member = (page: Page, name: string) =>
  page.getByRole('list', { name: '参会人员' }).getByRole('listitem').filter({ hasText: name })

/** Opens the dialog of the user's menu. */
async function openMeetings(page: Page): Promise<void> {
  await page.getByRole('button', { name: /用户菜单/ }).click()
  await page.getByRole('menuitem', { name: '视频会议' }).click()
  await expect(page.getByRole('form', { name: '发起会议' })).toBeVisible()
}

async function chooseByName(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '选择参会人员' }).click()
  const picker = page.getByRole('dialog', { name: '选择参会人员' })
  await picker.getByLabel('查找范围').selectOption({ label: '全省（仅按姓名）' })
  await picker.getByRole('searchbox', { name: '姓名' }).fill(name)
  await picker.getByRole('button', { name: '查询' }).click()
  await picker.getByRole('listbox', { name: '查找结果' }).getByRole('option', { name }).first().click()
  await picker.getByRole('button', { name: /^确定/ }).click()
}

/** The window that a click opens. */
async function windowOf(page: Page, click: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), click()])
  return opened
}

const enter = (room: Page) => room.getByRole('button', { name: '进入会议' }).click()

/** Pictures of somebody that a page has shown so far. */
const frames = (page: Page, name: string) =>
  tile(page, name)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames)

async function expectToSee(page: Page, name: string): Promise<void> {
  await expect(tile(page, name)).not.toContainText('正在连接', { timeout: 20_000 })
  await expect.poll(() => frames(page, name), { timeout: 20_000 }).toBeGreaterThan(0)
  const before = await frames(page, name)
  await expect.poll(() => frames(page, name)).toBeGreaterThan(before + 10)
}

/** A host who has begun a meeting with the clerk, both in its room. */
async function meetingOf(host: Page, clerk: Page) {
  await openMeetings(host)
  await chooseByName(host, await nameOf(clerk))
  const hostRoom = await windowOf(host, () => host.getByRole('button', { name: '发起会议' }).click())
  await enter(hostRoom)
  await expect(invitation(clerk)).toContainText(/邀请您参加视频会议，会议号：\d{7}/)
  const clerkRoom = await windowOf(clerk, () => invitation(clerk).getByRole('button', { name: '进入会议' }).click())
  await enter(clerkRoom)
  return { hostRoom, clerkRoom }
}

async function nameOf(page: Page): Promise<string> {
  return (
    (await page
      .getByRole('button', { name: /用户菜单/ })
      .locator('strong')
      .textContent()) ?? ''
  )
}

story('two browsers hold a meeting and see each other, until one leaves and writes the minute', async ({ signIn }) => {
  const [host, clerk] = [await signIn('zs01'), await signIn('zs05')]
  const clerkName = await nameOf(clerk)
  const { hostRoom, clerkRoom } = await meetingOf(host, clerk)
  const complaints = [hostRoom, clerkRoom].map(complaintsOf)
  await expectToSee(hostRoom, clerkName)
  await expectToSee(clerkRoom, HOST)
  await expect(invitation(clerk)).toHaveCount(0)

  await clerkRoom.getByRole('button', { name: '关闭麦克风' }).click()
  await expect(tile(hostRoom, clerkName)).toContainText('麦克风已关')
  await clerkRoom.getByRole('button', { name: '关闭摄像头' }).click()
  await expect(tile(hostRoom, clerkName)).toContainText('摄像头已关')
  await clerkRoom.getByRole('button', { name: '打开摄像头' }).click()
  await expectToSee(hostRoom, clerkName)

  await clerkRoom.getByRole('button', { name: '离开会议' }).click()
  await expect(tile(hostRoom, clerkName)).toHaveCount(0)
  await expect(member(hostRoom, clerkName)).toContainText('已离开')
  await clerkRoom.getByLabel('会议纪要').fill('商定下周一前回复信访人。')
  await clerkRoom.getByRole('button', { name: '提交纪要' }).click()
  await expect(clerkRoom.getByText('会议纪要已保存')).toBeVisible()

  await hostRoom.getByRole('button', { name: '结束会议' }).click()
  await hostRoom.getByRole('dialog').getByRole('button', { name: '结束会议' }).click()
  await expect(hostRoom.getByRole('heading', { name: '会议已结束' })).toBeVisible()
  expect(complaints).toEqual([[], []])
})

// Open: on a busy machine the second connection sometimes stays at 正在连接 (decision 022).
story.fixme('a window that is closed leaves the meeting, and one that comes back is seen again', async ({ signIn }) => {
  const [host, clerk] = [await signIn('zs01'), await signIn('zs05')]
  const clerkName = await nameOf(clerk)
  const { hostRoom, clerkRoom } = await meetingOf(host, clerk)
  await expectToSee(hostRoom, clerkName)
  await clerkRoom.close()
  await expect(member(hostRoom, clerkName)).toContainText('已离开')
  await openMeetings(clerk)
  const roomId = new URL(hostRoom.url()).searchParams.get('roomId')
  const again = await windowOf(clerk, () => clerk.getByRole('button', { name: `进入会议 ${roomId}` }).click())
  await enter(again)
  await expectToSee(hostRoom, clerkName)
  await expectToSee(again, HOST)
})

story('an invitation folds into the corner, and is read when it is declined', async ({ signIn }) => {
  const [host, clerk] = [await signIn('zs01'), await signIn('zs07')]
  await openMeetings(host)
  await host.getByRole('button', { name: '发起会议' }).click()
  await expect(host.getByRole('alert').filter({ hasText: '请选择参会人员' })).toBeVisible()
  await chooseByName(host, await nameOf(clerk))
  await windowOf(host, () => host.getByRole('button', { name: '发起会议' }).click())
  await invitation(clerk).getByRole('button', { name: '收起' }).click()
  await expect(invitation(clerk)).toHaveCount(0)
  await clerk.getByRole('button', { name: '视频会议邀请（1）' }).click()
  await invitation(clerk).getByRole('button', { name: '取消' }).click()
  await expect(invitation(clerk)).toHaveCount(0)
  const asked = clerk.waitForResponse(/getNewMessageList/)
  await clerk.reload()
  await asked
  await expect(invitation(clerk)).toHaveCount(0)
})

story('who may not use camera and microphone comes in all the same, and is told', async ({ signIn }) => {
  const [host, clerk] = [await signIn('zs01'), await signIn('zs05')]
  // As a browser answers whose user has said no.
  await clerk.context().addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('Permission denied', 'NotAllowedError')
    }
  })
  const { clerkRoom } = await meetingOf(host, clerk)
  await expect(clerkRoom.getByText(/麦克风未获允许.*摄像头未获允许/)).toBeVisible()
  await expect(member(clerkRoom, HOST)).toBeVisible()
})
