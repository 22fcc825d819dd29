import { reopen } from '@portal/shared-lib/contract/actions'
import * as contract from '@portal/shared-lib/contract/archives'
import type { Call, CallArgs } from '@portal/shared-lib/contract/form'
import { conclude, finish, sign } from '@portal/shared-lib/contract/official-documents'
import { ARCHIVE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/archive'
import PizZip from 'pizzip'
import { TODAY } from '../../test/answers'
import { archivesOf, volumeArgs } from '../../test/archives'
import { useCases } from '../../test/cases'
import { useDocuments, WORDS } from '../../test/official-documents'
import { usePortal } from '../../test/portal'
import { wallOff } from '../../test/walls'

const REASON = '该批材料有长期查考价值，延长保管。'
const GONE = '案卷不存在或您无权查看'

describe('Archives', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const documents = useDocuments(portal, cases)
  const { archived, closedVolume } = archivesOf(portal, cases)
  beforeAll(async () => {
    portal.clock.stopAt(`${TODAY}T09:00:00+08:00`)
    await documents.keepSeal()
  })
  afterAll(() => portal.clock.reset())

  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  const ask = async <C extends Call>(call: C, args: CallArgs<C>, account = 'zs05') =>
    await portal.answerTo(call, args, await as(account))
  const refusal = async <C extends Call>(call: C, args: CallArgs<C>, account = 'zs05') =>
    (await portal.ask(call, args, await as(account))).message

  const waiting = async (args: CallArgs<typeof contract.archiveWaiting>, account = 'zs05') =>
    (await ask(contract.archiveWaiting, { limit: 999, ...args }, account)).list

  it('wait in the list that the office has, and leave it for a volume', async () => {
    const no = await archived()
    const found = (await waiting({ category: 'petition', words: no }))[0]
    expect(found).toMatchObject({ key: no, proposed: 'D10', endedOn: TODAY, walled: false })
    const volume = await ask(contract.makeVolume, volumeArgs([no]))
    expect(volume).toMatchObject({ state: '1', archiveNo: '', items: 1 })
    expect(await waiting({ category: 'petition', words: no })).toEqual([])
    expect(await refusal(contract.makeVolume, volumeArgs([no]))).toBe(TEXTS.gone)
    await ask(contract.dissolveVolume, { id: volume.id, version: volume.version })
    expect(await waiting({ category: 'petition', words: no })).toHaveLength(1)
  })

  it('get numbers without a gap, also where several are closed at once and one is refused', async () => {
    const numbers = await Promise.all([archived(), archived(), archived(), archived()])
    const made = await Promise.all(numbers.map(no => ask(contract.makeVolume, volumeArgs([no]))))
    const [reopened = ''] = numbers
    await cases.caseOf(reopened).act('zs06', reopen, { ground: 'newFacts', reason: '信访人提供了新的丈量记录。' })
    const token = await cases.tokenOf('zs05')
    const answers = await Promise.all(
      made.map(({ id, version }) => portal.ask(contract.closeVolume, { id, version }, { token })),
    )
    expect(answers.map(({ code }) => code === 0)).toEqual([false, true, true, true])
    expect(answers[0]?.message).toBe(TEXTS.notArchived(reopened))
    const { list } = await ask(contract.volumes, { limit: 999, retention: 'D10', year: 2026 })
    const serials = list.flatMap(({ archiveNo }) => (archiveNo ? [Number(archiveNo.slice(-4))] : [])).sort()
    expect(serials).toEqual(serials.map((_, index) => index + 1))
  })

  it('need a reason where they are kept for longer than the rule proposes, and all of one year', async () => {
    const no = await archived()
    expect(await refusal(contract.makeVolume, volumeArgs([no], { retention: 'Y' }))).toBe(TEXTS.noReason)
    expect(await refusal(contract.makeVolume, volumeArgs([no], { year: 2025 }))).toBe(TEXTS.otherYear(no, 2025))
    const { id } = await ask(contract.makeVolume, volumeArgs([no], { retention: 'Y', reason: REASON }))
    expect((await ask(contract.volume, { id })).contents).toMatchObject([{ key: no, proposed: 'D10', reason: REASON }])
  })

  it('have a list of contents that nothing changes once it is closed', async () => {
    const [first, second, third] = await Promise.all([archived(), archived(), archived()])
    const { id, version } = await ask(contract.makeVolume, volumeArgs([first, second]))
    const added = await ask(contract.addToVolume, { id, version, keys: [third] })
    expect(added).toMatchObject({ items: 3 })
    const left = await ask(contract.takeOut, { id, version: added.version, seqs: [1] })
    expect((await ask(contract.volume, { id })).contents.map(({ seq, key }) => [seq, key])).toEqual([
      [1, second],
      [2, third],
    ])
    const closed = await ask(contract.closeVolume, { id, version: left.version })
    const before = (await ask(contract.volume, { id })).contents
    await portal.db.updateTable('petition').set({ title: '改过的题名' }).where('petition_no', '=', second).execute()
    expect((await ask(contract.volume, { id })).contents).toEqual(before)
    const fixed = '案卷已成卷，卷内目录已固定，不能移出材料'
    expect(await refusal(contract.takeOut, { id, version: closed.version, seqs: [1] })).toBe(fixed)
    expect(await refusal(contract.addToVolume, { id, version, keys: [first] })).toMatch(/刷新/)
  })

  it('are boxed by series, without an empty box, and handed over by a list', async () => {
    const one = await closedVolume([await archived()])
    const other = await closedVolume([await archived()])
    const lasting = await closedVolume([await archived()], { retention: 'Y', reason: REASON })
    const handing = { receiver: '临江省档案馆', receiverPerson: '郑丁兰', handedOn: TODAY }
    expect(await refusal(contract.transferVolumes, { ids: [one.id], ...handing }, 'zs16')).toBe(
      `${one.archiveNo}：案卷尚未装盒，不能移交`,
    )
    expect(await refusal(contract.boxVolumes, { ids: [one.id, lasting.id] })).toBe(TEXTS.mixedBox)
    const { boxNo } = await ask(contract.boxVolumes, { ids: [one.id] })
    expect(boxNo).toMatch(/-XF·2026-D10-H\d{3}$/)
    expect(await refusal(contract.boxVolumes, { ids: [one.id] })).toBe(TEXTS.lastOfBox(boxNo))
    expect(await refusal(contract.boxVolumes, { ids: [lasting.id], boxNo })).toBe(TEXTS.mixedBox)
    expect(await refusal(contract.boxVolumes, { ids: [other.id], boxNo: 'nothing' })).toBe(TEXTS.noBox)
    await ask(contract.boxVolumes, { ids: [other.id], boxNo })
    expect(await refusal(contract.transferVolumes, { ids: [one.id], ...handing })).toMatch(/没有此项操作的权限/)
    expect(await refusal(contract.transferVolumes, { ids: [one.id], ...handing, handedOn: '2030-01-01' }, 'zs16')).toBe(
      TEXTS.notYet,
    )
    const list = await ask(contract.transferVolumes, { ids: [one.id, other.id], ...handing }, 'zs16')
    expect(list).toMatchObject({ ...handing, volumes: 2, items: 2, madeBy: '姜丙竹' })
    expect(await ask(contract.volumes, { transferId: list.id })).toMatchObject({ total: list.volumes })
    expect((await ask(contract.transfers, {})).list[0]).toEqual(list)
    const { content } = await ask(contract.transferSheet, { transferId: list.id })
    const sheet = new PizZip(Buffer.from(content, 'base64')).file('xl/worksheets/sheet1.xml')?.asText()
    for (const text of [one.archiveNo, other.archiveNo, list.transferNo, '郑丁兰']) expect(sheet).toContain(text)
    expect(await refusal(contract.boxVolumes, { ids: [one.id] })).toBe(`${one.archiveNo}：案卷已移交，不能装盒`)
  })

  it('keep documents once for the sender and once for each receiver, as each has ended its part', async () => {
    const sent = await documents.sent()
    const row = async (account: string) =>
      (await waiting({ category: 'document' }, account)).find(({ key }) => key === sent.id)
    expect(await row('zs16')).toBeUndefined()
    await sent.act('rs12', sign, {})
    await sent.act('rs12', conclude, { words: WORDS })
    await sent.act('zs08', finish, {})
    expect(await row('zs16')).toMatchObject({ proposed: 'D30', title: (await sent.row()).title })
    expect(await row('rs12')).toMatchObject({ proposed: 'D10' })
    expect(await row('al05')).toBeUndefined()
    const document = { ...volumeArgs([sent.id]), category: 'document' as const, title: '2026年公文' }
    const ours = await ask(contract.makeVolume, { ...document, retention: 'D30' }, 'zs16')
    const theirs = await ask(contract.makeVolume, document, 'rs12')
    expect((await ask(contract.volume, { id: ours.id })).contents).toHaveLength(1)
    expect(await refusal(contract.volume, { id: theirs.id })).toBe(GONE)
  })

  it('leave walled petitions to those who know of them', async () => {
    const [walled, other] = await Promise.all([archived(), archived()])
    await wallOff(portal.db, walled, ['demo-zs05'])
    expect(await refusal(contract.makeVolume, volumeArgs([walled, other]))).toBe(TEXTS.mixedWall)
    const volume = await closedVolume([walled])
    expect(volume).toMatchObject({ walled: true })
    expect(await waiting({ category: 'petition', words: walled }, 'zs07')).toEqual([])
    expect(await refusal(contract.volume, { id: volume.id }, 'zs07')).toBe(GONE)
    const seen = await ask(contract.volumes, { limit: 999 }, 'zs07')
    expect(seen.list.map(({ id }) => id)).not.toContain(volume.id)
    expect(seen.total).toBe(seen.list.length)
  })

  it('are told to the audit: who has opened, closed and handed over which', async () => {
    const volume = await closedVolume([await archived()])
    await ask(contract.volume, { id: volume.id })
    const rows = await portal.db
      .selectFrom('audit')
      .where('object_type', '=', 'archive')
      .where('object_id', '=', volume.id)
      .orderBy('id')
      .select('action')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual(['组卷', '成卷', '查看案卷'])
  })
})
