import { randomUUID } from 'node:crypto'
import { type APIRequestContext, request } from '@playwright/test'
import { keepProgress } from '@portal/shared-lib/contract/calls/courses'
import { decideThroughKills } from '../../proofs/src/decision-kill/decide-through-kills'
import { sendThroughKills } from '../../proofs/src/mail-kill/send-through-kills'
import { actThroughKills } from '../../proofs/src/workflow-kill/act-through-kills'
import { LETTER } from '../../scripts/testing/letter.mjs'
import { addReceiver, contentsOf, openMail, openWriting } from '../portal/mail'
import { expect, GIVEN_UP_MS, LONG, PASSWORD, story } from '../portal/stories'

// The mails of this story would push all others off the first page.
story.use({ portalName: 'kill' })

/** How often the server is killed, and how many registrations are under way each time; `npm run prove` kills more often. */
const KILLS = Number(process.env.KILLS ?? 3)
const AT_ONCE = 12

story('a registration is there whole or not at all after kill -9', LONG, async ({ portal }) => {
  story.setTimeout(180_000)
  for (let kill = 0; kill < KILLS; kill++) {
    const before = await signedIn(portal.address)
    const ids = Array.from({ length: AT_ONCE }, () => randomUUID())
    const sent = ids.map(id => register(before, id).catch(() => undefined))
    // Some have been answered, some are in the middle.
    await Promise.race(sent)
    await portal.kill()
    const acknowledged = await Promise.all(sent)
    await before.dispose()

    await portal.start()
    const after = await signedIn(portal.address)
    const again = await Promise.all(ids.map(id => register(after, id)))
    for (const [at, number] of acknowledged.entries()) if (number) expect(again[at]).toBe(number)
    expect(new Set(again).size).toBe(AT_ONCE)
    for (const number of again) await expectWhole(after, number ?? '')
    await after.dispose()
  }
})

story('every mail that was sent is in both boxes once after kill -9', LONG, async ({ portal }) => {
  story.setTimeout(180_000)
  const { mails } = await sendThroughKills(portal, { kills: KILLS, seed: 1 })
  expect(mails).toBeGreaterThan(KILLS)
})

story('every action that was answered is there once after kill -9, of PostgreSQL too', async ({ portal }) => {
  story.setTimeout(240_000)
  const { answers, petitions } = await actThroughKills(portal, { kills: KILLS, seed: 1 })
  expect(answers).toBeGreaterThan(petitions)
})

story(
  'a review that has a petition handled again does so whole or not at all after kill -9 @long',
  async ({ portal }) => {
    story.setTimeout(120_000)
    const { answered, unanswered, undone } = await decideThroughKills(portal, { kills: KILLS - 1, seed: 1 })
    expect(answered + unanswered + undone).toBeGreaterThan(KILLS)
    expect(answered).toBeGreaterThan(0)
  },
)

story(
  'a mail that is sent while the server is killed goes out once, without another press',
  async ({ signIn, portal }) => {
    const text = '服务器恢复后自行发出'
    const page = await signIn('zs01')
    await page.clock.install()
    await page.reload()
    const mail = await openMail(page)
    await openWriting(page)
    await addReceiver(page, '孙丙樟')
    await contentsOf(page).fill(text)
    await expect(mail.getByText('草稿已保存')).toBeVisible()
    await portal.kill()
    await mail.getByRole('button', { name: '发送' }).click()
    await expect(page.getByText('系统繁忙或网络不稳定，正在自动重试')).toBeVisible()
    // Whether a server starts within the page's patience is the machine's affair.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100)
    await portal.start()
    await page.clock.resume()
    await expect(mail.getByText('邮件发送成功')).toBeVisible({ timeout: GIVEN_UP_MS })
    await page.reload()
    await openMail(page)
    await mail.getByRole('tab', { name: '发件箱' }).click()
    await expect(mail.getByRole('listitem').filter({ hasText: text })).toHaveCount(1)
  },
)

story('a lesson goes on after kill -9 where its learner was told to have come', async ({ signIn, portal }) => {
  const page = await signIn('zs01', 'courseVideoPage')
  await page.getByRole('combobox', { name: '倍速' }).selectOption('2')
  const kept = page.waitForResponse(`**/${keepProgress.path}`)
  await page.getByRole('button', { name: '播放', exact: true }).click()
  const { data } = await (await kept).json()
  expect(data.position).toBeGreaterThanOrEqual(10)
  await portal.kill()
  // What it tells when it closes reaches nobody.
  await page.close({ runBeforeUnload: false })
  await portal.start()

  const again = await signIn('zs01', 'courseVideoPage')
  await expect(again.getByRole('slider', { name: '播放位置' })).toHaveValue(String(data.position))
  await again.getByRole('button', { name: '播放', exact: true }).click()
  await expect
    .poll(async () => Number(await again.getByRole('slider', { name: '播放位置' }).inputValue()))
    .toBeGreaterThan(data.position)
})

async function signedIn(address: string): Promise<APIRequestContext> {
  const plain = await request.newContext({ baseURL: address })
  const found = await plain.post('api/XfUserController/getOrgListByLoginAccount', {
    form: { pageNumber: 1, limit: 20, jsonData: JSON.stringify({ loginAccount: 'zs01', type: '1' }) },
  })
  const orgId = (await found.json()).data.list[0].id
  await plain.post('api/login/LoginController/in', { form: { username: 'zs01', password: PASSWORD, orgId } })
  const { cookies } = await plain.storageState()
  await plain.dispose()
  const token = cookies.find(({ name }) => name === 'Admin-Token-YWXT')?.value
  return request.newContext({ baseURL: address, extraHTTPHeaders: { Authorization: `Bearer ${token}` } })
}

/** The petition number, or undefined where the server did not answer. */
async function register(api: APIRequestContext, id: string): Promise<string | undefined> {
  const headers = { 'X-Request-Id': id }
  const answer = await api.post('api/petitions/registerLetter', { data: LETTER, headers })
  return (await answer.json()).data?.xfjbh
}

/** Petition, person, timeline and to-do belong together. */
async function expectWhole(api: APIRequestContext, xfjbh: string): Promise<void> {
  const petition = await (await api.post('api/petitions/case', { data: { xfjbh } })).json()
  expect(petition.data).toMatchObject({ xfjbh, xfr: LETTER.xm, nrzy: LETTER.nrzy, xfjzt: '10' })
  expect(petition.data.dueAt).toBeTruthy()
  const timeline = await (await api.post('api/petitions/timeline', { data: { xfjbh } })).json()
  expect(timeline.data).toHaveLength(1)
}
