import { reopen } from '@portal/shared-lib/contract/actions'
import * as contract from '@portal/shared-lib/contract/archives'
import type { Call, CallArgs } from '@portal/shared-lib/contract/form'
import { ARCHIVE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/archive'
import { sql } from 'kysely'
import PizZip from 'pizzip'
import { TODAY } from '../../test/answers'
import { archivesOf } from '../../test/archives'
import { useCases } from '../../test/cases'
import { usePortal } from '../../test/portal'
import { wallOff } from '../../test/walls'

const OPINION = '经鉴定，保管期满，无继续保存价值。'
const WAY = '送保密销毁中心粉碎'
const HELD = '涉及未结诉讼，暂缓销毁。'
const GONE = '销毁清册不存在或您无权查看'

describe('The destruction of archives', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { closedVolume, archived } = archivesOf(portal, cases)
  beforeAll(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  const ask = async <C extends Call>(account: string, call: C, args: CallArgs<C>) =>
    await portal.answerTo(call, args, await as(account))
  const refusal = async <C extends Call>(account: string, call: C, args: CallArgs<C>) =>
    (await portal.ask(call, args, await as(account))).message

  /** A closed volume of a year from which its ten years are over. */
  async function expired(year = 2015) {
    const volume = await closedVolume([await archived()])
    await portal.db.updateTable('archive_volume').set({ year }).where('id', '=', volume.id).execute()
    return volume
  }
  const propose = (...ids: string[]) => ask('zs16', contract.proposeDestruction, { ids, opinion: OPINION })
  const confirming = (destructionId: string) => ({ destructionId, destroyedOn: TODAY, way: WAY })
  const stateOf = async (id: string) => (await ask('zs16', contract.volume, { id })).state

  it('is proposed by one and confirmed by another, by a list with both names', async () => {
    const volume = await expired()
    const proposed = await propose(volume.id)
    expect(proposed).toMatchObject({ state: '1', destructionNo: '', proposedBy: '姜丙竹', isOwn: true, volumes: 1 })
    expect(await stateOf(volume.id)).toBe('2')
    expect(await refusal('zs16', contract.confirmDestruction, confirming(proposed.id))).toMatch(/没有此项操作的权限/)
    const done = await ask('zs07', contract.confirmDestruction, confirming(proposed.id))
    expect(done).toMatchObject({ state: '2', proposedBy: '姜丙竹', destroyedOn: TODAY, way: WAY, isOwn: false })
    expect(done.destructionNo).toMatch(/-XH·2026-\d{3}$/)
    expect(done.decidedBy).not.toBe(done.proposedBy)
    expect(await stateOf(volume.id)).toBe('4')
    expect(await refusal('zs07', contract.confirmDestruction, confirming(proposed.id))).toBe(
      TEXTS.notProposed('已销毁'),
    )
    const { content } = await ask('zs16', contract.destructionSheet, { destructionId: done.id })
    const sheet = new PizZip(Buffer.from(content, 'base64')).file('xl/worksheets/sheet1.xml')?.asText()
    for (const text of [volume.archiveNo, done.destructionNo, done.proposedBy, done.decidedBy, WAY, OPINION])
      expect(sheet).toContain(text)
  })

  it('is never confirmed by who has proposed it, whatever rights that one has', async () => {
    await portal.db.insertInto('post_role').values({ post_id: 'demo-zs16-1', role_code: 'R08' }).execute()
    const volume = await expired()
    const { id } = await propose(volume.id)
    expect(await refusal('zs16', contract.confirmDestruction, confirming(id))).toBe(TEXTS.ownProposal)
    const same = sql`update archive_destruction set state = '2', decided_by = proposed_by, decided_at = now(),
      destruction_no = 'XH', destroyed_on = ${TODAY} where id = ${id}`
    await expect(same.execute(portal.db)).rejects.toThrow('archive_destruction_by_two')
    await portal.db
      .deleteFrom('post_role')
      .where('post_id', '=', 'demo-zs16-1')
      .where('role_code', '=', 'R08')
      .execute()
    const returned = await ask('zs16', contract.returnDestruction, { destructionId: id, reason: '提出有误，撤回。' })
    expect(returned).toMatchObject({ state: '3', volumes: 1, returnReason: '提出有误，撤回。' })
  })

  it('is refused of what is kept: for ever, in its time, under a hold, or handled again', async () => {
    const kept = await closedVolume([await archived()])
    const text = (no: string, reason: string) => `${no}：${reason}`
    const proposing = (...ids: string[]) => refusal('zs16', contract.proposeDestruction, { ids, opinion: OPINION })
    expect(await proposing(kept.id)).toBe(text(kept.archiveNo, '案卷保管至2036年底，期满后才能销毁'))
    const lasting = await closedVolume([await archived()], { retention: 'Y', reason: HELD })
    expect(await proposing(lasting.id)).toBe(text(lasting.archiveNo, '案卷永久保管，不能销毁'))
    const held = await expired()
    const { version } = await ask('zs16', contract.holdVolume, { id: held.id, version: held.version, reason: HELD })
    expect(await proposing(held.id)).toBe(text(held.archiveNo, `案卷暂缓销毁：${HELD}`))
    await ask('zs16', contract.holdVolume, { id: held.id, version, reason: '' })
    const { id } = await propose(held.id)
    expect(await proposing(held.id)).toBe(text(held.archiveNo, '案卷已提出销毁、待确认，不能销毁'))
    const no = (await ask('zs16', contract.volume, { id: held.id })).contents[0]?.key ?? ''
    await cases.caseOf(no).act('zs06', reopen, { ground: 'newFacts', reason: '信访人提供了新的丈量记录。' })
    expect(await refusal('zs07', contract.confirmDestruction, confirming(id))).toBe(
      text(held.archiveNo, `卷内${no}已重新办理，不能销毁`),
    )
    expect(await stateOf(held.id)).toBe('2')
  })

  it('is refused by the database too, before its time, under a hold, without a list, and back again', async () => {
    const [early, held] = [await closedVolume([await archived()]), await expired()]
    const { id } = await propose(held.id)
    const destroy = (volume: string, day = TODAY) =>
      sql`update archive_volume set state = '4', destroyed_on = ${day}, destruction_id = ${id} where id = ${volume}`.execute(
        portal.db,
      )
    await expect(destroy(held.id)).rejects.toThrow('by a confirmed list')
    await ask('zs07', contract.confirmDestruction, confirming(id))
    await expect(destroy(early.id)).rejects.toThrow('archive_volume_kept')
    const back = sql`update archive_volume set state = '2' where id = ${held.id}`
    await expect(back.execute(portal.db)).rejects.toThrow('stays so')
    const other = await expired()
    await sql`update archive_volume set hold_reason = ${HELD} where id = ${other.id}`.execute(portal.db)
    await expect(destroy(other.id)).rejects.toThrow('archive_volume_kept')
  })

  it('is returned with a reason, which who has proposed it is told', async () => {
    const volume = await expired()
    const { id } = await propose(volume.id)
    await ask('zs07', contract.returnDestruction, { destructionId: id, reason: '其中有尚需查考的材料。' })
    expect(await stateOf(volume.id)).toBe('2')
    const told = await portal.db
      .selectFrom('message')
      .where('person_id', '=', 'demo-zs16')
      .where('content', 'like', '%尚需查考%')
      .select('id')
      .execute()
    expect(told).toHaveLength(1)
    expect((await ask('zs16', contract.volumes, { destructionId: id })).total).toBe(1)
    expect((await propose(volume.id)).state).toBe('1')
  })

  it('is confirmed only by who knows of every volume, and by who has the list at all', async () => {
    const [open, walled] = [await expired(), await expired()]
    const { contents } = await ask('zs16', contract.volume, { id: walled.id })
    const { id } = await propose(open.id, walled.id)
    await wallOff(portal.db, contents[0]?.key ?? '', ['demo-zs16'])
    expect(await refusal('zs07', contract.confirmDestruction, confirming(id))).toBe(TEXTS.unknownVolumes)
    expect(await refusal('al07', contract.confirmDestruction, confirming(id))).toBe(GONE)
    expect((await ask('zs07', contract.destructions, {})).list.find(one => one.id === id)).toMatchObject({ volumes: 1 })
  })

  it('by two at the same time is done once', async () => {
    const volume = await expired()
    const { id } = await propose(volume.id)
    const token = await cases.tokenOf('zs07')
    const answers = await Promise.all(
      [1, 2, 3].map(() => portal.ask(contract.confirmDestruction, confirming(id), { token })),
    )
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    const { list } = await ask('zs07', contract.destructions, { limit: 999 })
    const serials = list.flatMap(one => (one.destructionNo ? [Number(one.destructionNo.slice(-3))] : [])).sort()
    expect(serials).toEqual(serials.map((_, index) => index + 1))
  })

  it('is told to the audit, and counted as the lists have it', async () => {
    const volume = await expired()
    const { id } = await propose(volume.id)
    const counts = await ask('zs16', contract.archiveCounts, {})
    const total = async (args: CallArgs<typeof contract.volumes>) => (await ask('zs16', contract.volumes, args)).total
    expect(counts).toEqual({
      petitions: (await ask('zs16', contract.archiveWaiting, { category: 'petition' })).total,
      documents: (await ask('zs16', contract.archiveWaiting, { category: 'document' })).total,
      open: await total({ state: '1' }),
      closed: await total({ state: '2' }),
      expired: await total({ expired: true }),
      transferred: await total({ state: '3' }),
      destroyed: await total({ state: '4' }),
      transfers: (await ask('zs16', contract.transfers, {})).total,
      destructions: (await ask('zs16', contract.destructions, {})).total,
      proposed: (await ask('zs16', contract.destructions, { limit: 999 })).list.filter(one => one.state === '1').length,
    })
    expect(counts.expired).toBeGreaterThan(0)
    await ask('zs07', contract.confirmDestruction, confirming(id))
    const rows = await portal.db
      .selectFrom('audit')
      .where('object_type', '=', 'archive')
      .where('object_id', '=', `xh-${id}`)
      .orderBy('id')
      .select(['action', 'person_id'])
      .execute()
    expect(rows).toEqual([
      { action: '提出销毁档案', person_id: 'demo-zs16' },
      { action: '确认销毁档案', person_id: 'demo-zs07' },
    ])
  })

  it('pages what waits by cursors, each once', async () => {
    await Promise.all([archived(), archived(), archived()])
    const read = (args: { limit: number; cursor?: string }) =>
      ask('zs05', contract.archiveWaiting, { category: 'petition', ...args })
    const all = (await read({ limit: 999 })).list.map(({ key }) => key)
    const paged: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Awaited<ReturnType<typeof read>> = await read({ limit: 2, ...(cursor && { cursor }) })
      paged.push(...page.list.map(({ key }) => key))
      cursor = page.next ?? null
    }
    expect(paged).toEqual(all)
    expect(all.length).toBeGreaterThan(2)
    expect(await refusal('zs05', contract.archiveWaiting, { category: 'petition', cursor: 'x' })).not.toBe('')
  })

  it('pages its lists by cursors, each row once', async () => {
    for (const call of [contract.volumes, contract.destructions]) {
      const all = (await ask('zs16', call, { limit: 999 })).list.map(({ id }) => id)
      const paged: string[] = []
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page: { list: readonly { id: string }[]; next?: string | null } = await ask('zs16', call, {
          limit: 2,
          ...(cursor && { cursor }),
        })
        paged.push(...page.list.map(({ id }) => id))
        cursor = page.next ?? null
      }
      expect(paged).toEqual(all)
      expect(await refusal('zs16', call, { cursor: "1' or 1=1" })).not.toBe('')
    }
  })
})
