import { delegate, subjects } from '@portal/shared-lib/contract/approvals'
import { documents as badge, several } from '@portal/shared-lib/contract/counters'
import * as contract from '@portal/shared-lib/contract/official-documents'
import { getCaller } from '../../fixtures/demo/people/callers'
import { useCases } from '../../test/cases'
import { useDocuments } from '../../test/official-documents'
import { usePortal } from '../../test/portal'
import { wallOff } from '../../test/walls'

const FORBIDDEN = '您没有此项操作的权限，请联系管理员'
const DAY_MS = 86_400_000

describe('Approving an official document in a leader’s place', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { as, upload, drafted, documentOf } = useDocuments(portal, cases)

  afterEach(async () => {
    await portal.db.deleteFrom('approval_delegation').execute()
  })

  async function entrust(from: string, to: string, subject_types: string[] = [], days = 1) {
    const at = portal.clock.now().getTime()
    const row = {
      org_id: getCaller(from).orgId,
      from_person_id: `demo-${from}`,
      to_person_id: `demo-${to}`,
      subject_types,
      reason: '出差',
      from_at: new Date(at - 2 * DAY_MS),
      until_at: new Date(at + days * DAY_MS),
      created_at: new Date(at),
    }
    await portal.db.insertInto('approval_delegation').values(row).execute()
  }

  async function submitted(more = {}) {
    const one = await drafted(more)
    await one.act('zs08', contract.submit, {})
    return one
  }

  const waiting = async (account: string) =>
    (await portal.answerTo(contract.officialDocuments, { tab: 'todo', limit: 9999 }, await as(account))).list
  const idsOf = async (account: string) => (await waiting(account)).map(({ id }) => id)

  async function expectCounted(account: string) {
    const { length } = await waiting(account)
    expect((await portal.answerTo(badge, {}, await as(account))).total).toBe(length)
    const asked = { names: [], blocks: [{ name: 'own', counters: ['GwxxController/getGwDBCount'] }] }
    expect(await portal.answerTo(several, asked, await as(account))).toEqual([
      { name: 'own', total: length, urgent: 0 },
    ])
  }

  it('is possible while it is entrusted, is listed and counted, and keeps both names', async () => {
    const one = await submitted()
    expect([await idsOf('zs06'), await one.buttons('zs06')]).toEqual([[], []])
    expect(await one.refusal('zs06', contract.approve, {})).toBe(FORBIDDEN)
    await entrust('zs07', 'zs06', ['officialDocument'])
    expect(await waiting('zs06')).toMatchObject([{ id: one.id, onBehalf: '郑庚榆' }])
    await expectCounted('zs06')
    expect(await one.buttons('zs06')).toEqual(['approve', 'sendBack'])
    expect((await one.read('zs06')).onBehalf).toBe('郑庚榆')
    expect((await one.read('zs07')).onBehalf).toBe('')
    await one.act('zs06', contract.approve, { words: '同意发出。' })
    expect((await one.row()).state).toBe('2')
    expect(await one.todos()).toEqual(['document demo-zs16'])
    await expectCounted('zs06')
    const { entries } = await one.read('zs08')
    expect(entries[0]).toMatchObject({ action: '同意', person: '吴己莲', onBehalfOf: '郑庚榆', text: '同意发出。' })
    const audit = portal.db.selectFrom('audit').where('object_type', '=', 'official_document').orderBy('id', 'desc')
    expect(
      await audit.where('action', '=', '公文同意').select(['person_id', 'on_behalf_of']).executeTakeFirst(),
    ).toEqual({
      person_id: 'demo-zs06',
      on_behalf_of: 'demo-zs07',
    })
  })

  it('is possible for the instruction on what came from outside', async () => {
    const attachmentIds = [await upload('zs16', '来文.pdf', '%PDF-1.4 1')]
    const paper = { senderName: '东海省信访局', receivedOn: '2026-11-20', attachmentIds }
    const args = { kind: 'G06', urgency: '0', title: '关于转送材料的函', ...paper } as const
    const one = documentOf((await portal.answerTo(contract.receive, args, await as('zs16'))).id)
    await one.act('zs16', contract.propose, { words: '建议由来信处承办。' })
    await entrust('zs07', 'zs06')
    await one.act('zs06', contract.instruct, { words: '请来信处办理。', handlerId: 'demo-zs05' })
    expect(await one.todos()).toEqual(['document demo-zs05'])
  })

  it('is not for whoever has written it, for other subjects, nor before or after its time', async () => {
    const one = await submitted()
    await entrust('zs07', 'zs08')
    expect(await idsOf('zs08')).not.toContain(one.id)
    expect(await one.refusal('zs08', contract.approve, {})).toBe(FORBIDDEN)
    await entrust('zs07', 'zs06', ['supervision'])
    await entrust('zs07', 'zs06', [], -1)
    expect(await idsOf('zs06')).not.toContain(one.id)
    expect(await one.refusal('zs06', contract.approve, {})).toBe(FORBIDDEN)
    await entrust('al07', 'al06')
    expect(await one.refusal('al06', contract.approve, {})).toBe('公文不存在或您无权查看')
  })

  it('ends at the wall of its petition, in list and badge', async () => {
    const { petitionNo } = await cases.letter()
    const one = await submitted({ petitionNo })
    await entrust('zs07', 'zs06')
    expect(await idsOf('zs06')).toContain(one.id)
    await wallOff(portal.db, petitionNo, [])
    expect(await idsOf('zs06')).not.toContain(one.id)
    await expectCounted('zs06')
    expect(await one.refusal('zs06', contract.approve, {})).toBe('公文不存在或您无权查看')
  })

  it('is a subject that a leader names when entrusting', async () => {
    expect(await portal.answerTo(subjects, {}, await as('zs07'))).toContainEqual({
      type: 'officialDocument',
      name: '公文',
      batchSafe: false,
    })
    const period = { fromAt: '2026-11-20 08:00:00', untilAt: '2099-01-01 08:00:00', reason: '出差期间由其代为审批公文' }
    const args = { personId: 'demo-zs06', types: ['officialDocument'], ...period }
    await portal.answerTo(delegate, args, await as('zs07'))
    const [row] = await portal.db.selectFrom('approval_delegation').select('subject_types').execute()
    expect(row?.subject_types).toEqual(['officialDocument'])
  })
})
