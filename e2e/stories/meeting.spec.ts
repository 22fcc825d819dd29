import type { Page } from '@playwright/test'
import { complaintsOf, expect, fillSignIn, LONG, PASSWORD, story } from '../portal/stories'

/** Chromium has a camera and a microphone that are made up, and a screen to share, and asks nobody. */
const DEVICES = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

story.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...DEVICES] })
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

const enter = (room: Page) =>
  room.getByRole('region', { name: '视频会议' }).getByRole('button', { name: '进入会议' }).click()

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
  // Somebody may have left the invitation to another meeting unread.
  const number = `邀请您参加视频会议，会议号：${new URL(hostRoom.url()).searchParams.get('roomId')}`
  const invited = invitation(clerk).getByRole('listitem').filter({ hasText: number })
  const clerkRoom = await windowOf(clerk, () => invited.getByRole('button', { name: '进入会议' }).click())
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

story('a window that is closed leaves the meeting, and one that comes back is seen again', LONG, async ({ signIn }) => {
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

story('an invitation folds into the corner, and is read when it is declined', LONG, async ({ signIn }) => {
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
  const asked = clerk.waitForResponse(/getUnReadNum/)
  await clerk.reload()
  await asked
  await expect(invitation(clerk)).toHaveCount(0)
})

/** Loudest that is heard of somebody in a while, of 0 to 1. */
const loudness = (page: Page, name: string) =>
  tile(page, name)
    .locator('audio')
    .evaluate(async (audio: HTMLAudioElement) => {
      const context = new AudioContext()
      const ear = context.createAnalyser()
      context.createMediaStreamSource(audio.srcObject as MediaStream).connect(ear)
      const heard = new Float32Array(ear.fftSize)
      let loudest = 0
      for (const until = performance.now() + 2000; performance.now() < until; ) {
        await new Promise(requestAnimationFrame)
        ear.getFloatTimeDomainData(heard)
        loudest = Math.max(loudest, ...heard)
      }
      await context.close()
      return loudest
    })

story(
  'who has neither camera nor microphone is told so, and sees and hears the others',
  LONG,
  async ({ signIn, portal, playwright, launchOptions }) => {
    const host = await signIn('zs01')
    // Headless Chromium denies what nobody is there to allow, and hides the addresses of its machine.
    const args = launchOptions.args?.filter(argument => !DEVICES.includes(argument)) ?? []
    const bare = await playwright.chromium.launch({ ...launchOptions, args })
    const clerk = await bare.newPage({ locale: 'zh-CN' })
    await clerk.goto(portal.address)
    await fillSignIn(clerk, 'zs05', PASSWORD)
    await clerk.getByRole('button', { name: '登录' }).click()
    await expect(clerk).toHaveURL(/\/home/)
    const clerkName = await nameOf(clerk)
    const { hostRoom, clerkRoom } = await meetingOf(host, clerk)
    await expect(clerkRoom.getByText(/麦克风.+；摄像头.+。其他人仍可看到您已入会/)).toBeVisible()
    await expectToSee(clerkRoom, HOST)
    await expect.poll(() => loudness(clerkRoom, HOST)).toBeGreaterThan(0.01)
    await expect(tile(hostRoom, clerkName)).toContainText('麦克风已关，摄像头已关')
    await expect(tile(hostRoom, clerkName)).not.toContainText('正在连接')
    await bare.close()
  },
)

story('a screen is shared in the place of the camera, which comes back', LONG, async ({ signIn }) => {
  const [host, clerk] = [await signIn('zs01'), await signIn('zs05')]
  const { hostRoom, clerkRoom } = await meetingOf(host, clerk)
  await expectToSee(clerkRoom, HOST)
  const sizeSeen = () =>
    tile(clerkRoom, HOST)
      .locator('video')
      .evaluate((video: HTMLVideoElement) => video.videoWidth / video.videoHeight)
  const ofCamera = await sizeSeen()
  await hostRoom.getByRole('button', { name: '共享屏幕' }).click()
  await expect(tile(clerkRoom, HOST)).toContainText('正在共享屏幕')
  await expect(member(clerkRoom, HOST)).toContainText('正在共享屏幕')
  await expect.poll(sizeSeen).not.toBe(ofCamera)
  await expectToSee(clerkRoom, HOST)
  await hostRoom.getByRole('button', { name: '停止共享' }).click()
  await expect(tile(clerkRoom, HOST)).not.toContainText('正在共享屏幕')
  await expect.poll(sizeSeen).toBe(ofCamera)
})

story('a meeting about a case is begun from its page, and its minute stands there', LONG, async ({ signIn }) => {
  const [host, clerk] = [await signIn('sd05'), await signIn('zs05')]
  await host.getByRole('banner').getByRole('button', { name: '消息' }).click()
  const messages = host.getByRole('dialog', { name: '通知消息' })
  await messages.getByRole('button', { name: /^催办 / }).click()
  const number = messages.getByRole('button', { name: /^LX/ }).first()
  const petitionNo = (await number.textContent()) ?? ''
  await number.click()
  const room = await windowOf(host, () => host.getByRole('link', { name: '视频会议' }).click())
  await expect(room.getByLabel('信访件编号')).toHaveValue(petitionNo)
  expect(await room.getByRole('dialog', { name: '视频会议' }).boundingBox()).toMatchObject({ width: 1000, height: 350 })
  await chooseByName(room, await nameOf(clerk))
  await room.getByRole('button', { name: '发起会议' }).click()
  await expect(invitation(clerk)).toContainText(petitionNo)
  await invitation(clerk)
    .getByRole('listitem')
    .filter({ hasText: petitionNo })
    .getByRole('button', { name: '取消' })
    .click()
  await enter(room)
  await room.getByRole('button', { name: '离开会议' }).click()
  await room.getByLabel('会议纪要').fill('商定由石渡县核实后回复。')
  await room.getByRole('button', { name: '提交纪要' }).click()
  await expect(room.getByText('会议纪要已归入信访件')).toBeVisible()
  await host.reload()
  await expect(host.getByText('商定由石渡县核实后回复。')).toBeVisible()
})

/** In the page: keeps the connections that are made, and lets one seem to be gone until it has found another way. */
function keepConnections() {
  const kept: RTCPeerConnection[] = []
  class Kept extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration)
      kept.push(this)
    }
  }
  const passwordOf = (connection: RTCPeerConnection) => connection.localDescription?.sdp.match(/a=ice-pwd:(\S+)/)?.[1]
  const lose = () => {
    for (const connection of kept) {
      const before = passwordOf(connection)
      const state = () => (passwordOf(connection) === before ? 'disconnected' : connection.iceConnectionState)
      Object.defineProperty(connection, 'connectionState', { get: state })
      connection.dispatchEvent(new Event('connectionstatechange'))
    }
  }
  const passwords = () => kept.map(passwordOf)
  Object.assign(globalThis, { RTCPeerConnection: Kept, lose, passwords })
}

story('a connection that is gone is found again by another way, from either side', LONG, async ({ signIn }) => {
  const [host, clerk] = [await signIn('zs01'), await signIn('zs05')]
  for (const { context } of [host, clerk].map(page => ({ context: page.context() })))
    await context.addInitScript(keepConnections)
  const clerkName = await nameOf(clerk)
  const { hostRoom, clerkRoom } = await meetingOf(host, clerk)
  await expectToSee(hostRoom, clerkName)
  await expectToSee(clerkRoom, HOST)
  for (const [room, other] of [
    [hostRoom, clerkName],
    [clerkRoom, HOST],
  ] as const) {
    const before = await room.evaluate('passwords()')
    await room.evaluate('lose()')
    await expect(tile(room, other)).toContainText('正在连接')
    await expect.poll(() => room.evaluate('passwords()'), { timeout: 15_000 }).not.toEqual(before)
    await expectToSee(hostRoom, clerkName)
    await expectToSee(clerkRoom, HOST)
  }
})

story('a meeting is entered, quietened and left by keyboard alone', LONG, async ({ signIn }) => {
  const [host, clerk] = [await signIn('zs01'), await signIn('zs05')]
  await openMeetings(host)
  await chooseByName(host, await nameOf(clerk))
  const room = await windowOf(host, () => host.getByRole('button', { name: '发起会议' }).click())
  await expect(room.getByRole('button', { name: '进入会议' })).toBeFocused()
  await room.keyboard.press('Enter')
  const press = async (name: string, key: string) => {
    const button = room.getByRole('toolbar', { name: '会议操作' }).getByRole('button', { name, exact: true })
    await expect(button).toBeVisible()
    for (let steps = 0; steps < 20; steps++) {
      if (await button.evaluate(element => element === document.activeElement)) return room.keyboard.press(key)
      await room.keyboard.press('Tab')
    }
    throw new Error(`${name} cannot be reached by Tab`)
  }
  await press('关闭麦克风', 'Space')
  await expect(tile(room, HOST)).toContainText('麦克风已关')
  await press('关闭摄像头', 'Enter')
  await expect(tile(room, HOST)).toContainText('摄像头已关')
  await press('邀请', 'Enter')
  await expect(room.getByRole('dialog', { name: '邀请参会人员' })).toBeVisible()
  await room.keyboard.press('Escape')
  await press('结束会议', 'Enter')
  await room.keyboard.press('Escape')
  await press('离开会议', 'Enter')
  await expect(room.getByRole('heading', { name: '您已离开会议' })).toBeVisible()
})
