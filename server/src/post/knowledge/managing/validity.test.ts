import { document, tree } from '@portal/shared-lib/contract/knowledge'
import * as contract from '@portal/shared-lib/contract/knowledge-admin'
import { newMessages } from '@portal/shared-lib/contract/messages'
import { usePortal } from '../../../../test/portal'
import { addDays, dayOf } from '../../../platform/calendar/china-time'
import { remindOwners } from './remind'

const TITLE = '揽月台管理要点'

describe('A document of the knowledge base that is valid for a time', () => {
  const portal = usePortal({ database: 'demo' })
  let [author, reviewer, reader] = [{ token: '' }, { token: '' }, { token: '' }]
  let [id, parentId, owner, today] = ['', '', '', '']

  const signIn = async () => {
    author = { token: await portal.signInAs('xw18') }
    reviewer = { token: await portal.signInAs('xw28') }
    reader = { token: await portal.signInAs('zs05') }
  }

  beforeAll(async () => {
    await signIn()
    today = dayOf(portal.clock.now())
    parentId = (await portal.answerTo(tree, {}, reader)).find(({ title }) => title === '社会法')?.id ?? ''
    owner = (await portal.answerTo(contract.editors, {}, author)).find(({ name }) => name === '陶癸荔')?.id ?? ''
  })

  const content = (more: Partial<contract.WrittenContent>) => ({
    title: TITLE,
    articles: [{ no: '第一条', text: '登台须预约' }],
    ownerId: owner,
    ...more,
  })
  const create = (more: Partial<contract.WrittenContent>) =>
    portal.ask(contract.createDraft, { parentId, kind: 'policy', content: content(more) }, author)
  const step = async () => ({ id, version: (await portal.answerTo(contract.draft, { id }, author)).version })
  const publish = async () => {
    await portal.answerTo(contract.submitDraft, await step(), author)
    await portal.answerTo(contract.publishDraft, await step(), reviewer)
  }
  const managed = async () => (await portal.answerTo(contract.managedDocuments, {}, author)).find(row => row.id === id)
  const reminders = async (who: { token: string }) =>
    (await portal.answerTo(newMessages, { limit: 50, type: '2' }, who)).list
      .filter(({ content: text }) => text.includes(TITLE))
      .map(({ content: text, opens }) => [text, opens])
  /** Lets so many days pass and the work of the day be done, by two servers at once. */
  const after = async (days: number) => {
    portal.clock.stopAt(`${addDays(today, days)}T09:00:00+08:00`)
    await Promise.all([remindOwners(portal.services), remindOwners(portal.services)])
    await signIn()
  }

  it('ends after it began, and belongs to one who may renew it', async () => {
    const backwards = await create({ effectDate: '2026-02-01', validUntil: '2026-01-31' })
    expect(backwards.message).toBe('有效期至不能早于施行日期，请修改')
    for (const ownerId of ['demo-zs05', "x'--"])
      expect((await create({ ownerId })).message).toBe('所选负责人已不是知识管理员，请重新选择')
  })

  it('shows readers its owner and its last day', async () => {
    const asked = { parentId, kind: 'policy' as const, content: content({ validUntil: addDays(today, 40) }) }
    id = (await portal.answerTo(contract.createDraft, asked, author)).id
    expect(await managed()).toMatchObject({ owner: '陶癸荔', validUntil: addDays(today, 40), validity: '' })
    await publish()
    const shown = { owner: '陶癸荔', validUntil: addDays(today, 40), isExpired: false }
    expect(await portal.answerTo(document, { id }, reader)).toMatchObject(shown)
    expect((await portal.answerTo(contract.draft, { id }, author)).versions[0]?.content).toMatchObject({
      owner: '陶癸荔',
    })
  })

  it('reminds its owner once, 30 days before the end', async () => {
    await after(9)
    expect(await reminders(reviewer)).toEqual([])
    await after(10)
    await after(11)
    const text = `您负责的《${TITLE}》有效期至${addDays(today, 40)}，请核对内容后延长有效期或停用。`
    expect(await reminders(reviewer)).toEqual([[text, `/sys/knowledge?open=${id}&act=edit`]])
    expect(await reminders(author)).toEqual([])
    expect((await managed())?.validity).toBe('soon')
  })

  it('is told as ended from the day after its last one', async () => {
    await after(40)
    expect(await portal.answerTo(document, { id }, reader)).toMatchObject({ isExpired: false })
    await after(41)
    expect(await portal.answerTo(document, { id }, reader)).toMatchObject({ isExpired: true })
    expect((await managed())?.validity).toBe('expired')
  })

  it('is reminded of anew once it was renewed, by all where its owner is gone', async () => {
    const renewed = content({ validUntil: addDays(today, 60) })
    await portal.answerTo(contract.saveDraft, { ...(await step()), content: renewed }, author)
    await publish()
    await portal.db.updateTable('kb_doc').set({ owner_id: 'demo-zs05' }).where('node_id', '=', id).execute()
    await after(42)
    const text = `无人负责的《${TITLE}》有效期至${addDays(today, 60)}，请核对内容后延长有效期或停用。`
    for (const who of [author, reviewer]) expect((await reminders(who))[0]?.[0]).toBe(text)
    expect(await reminders(reader)).toEqual([])
  })
})
