import { unmerge } from '@portal/shared-lib/contract/actions'
import { approval, approvals, decide } from '@portal/shared-lib/contract/approvals'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import {
  escalateOnline,
  onlineItem,
  onlineItems,
  registerOnline,
  registerSameOnline,
  rejectOnline,
  sameOnline,
} from '@portal/shared-lib/contract/online'
import { useCases } from '../../../../test/cases'
import { tablesHolding } from '../../../../test/legible'
import { usePortal } from '../../../../test/portal'
import { personArgs, registrationArgs } from '../../../../test/registrations'
import { importOnline } from './import'
import { OnlineItem } from './item'
import { receiveOnline } from './receive'

const BUREAU = '990000000-xf'
const TEXT = '我在网上反映小区物业公司擅自提高停车费，业主委员会未经表决即签订合同，请求查处。'
const HERE = '安澜市石渡县荷塘镇柳岸村12号'

let count = 0
function nextNo(): string {
  count += 1
  return `WS${count}`
}

const itemArgs = (more: object = {}) =>
  OnlineItem.parse({
    orgId: BUREAU,
    sourceOrgId: BUREAU,
    sourceNo: nextNo(),
    channel: '300',
    text: TEXT,
    name: '冯丙莲',
    submittedAt: '2026-11-10T22:15:00+08:00',
    mobile: '11012345671',
    idCard: '990121197003051231',
    ...more,
  })

describe('Online petitions', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  beforeEach(() => portal.clock.stopAt('2026-11-12T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  const receive = (more: object = {}) => receiveOnline(portal.services, itemArgs(more))
  const rowOf = (id: string) =>
    portal.db.selectFrom('petition').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  const args = (itemId: string, more: object = {}): CallArgs<typeof registerOnline> => ({
    ...registrationArgs({ form: 'online', channel: '300', legalClass: '3', ...more }),
    itemId,
  })

  it('wait without a number, their limit running since they were submitted', async () => {
    const { itemId } = await receive()
    expect(await rowOf(itemId)).toMatchObject({ petition_no: '', state: '05', original_text: TEXT, entry_mode: '4' })
    const clocks = portal.db.selectFrom('clock').where('petition_id', '=', itemId).select(['type', 'due_at'])
    expect(await clocks.execute()).toEqual([{ type: 'K01', due_at: new Date('2026-11-25T15:59:59Z') }])
  })

  it('come in once, however often and however many at once they are sent', async () => {
    const item = itemArgs()
    const all = await Promise.all(Array.from({ length: 5 }, () => receiveOnline(portal.services, item)))
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(all.map(({ itemId }) => itemId)).size).toBe(1)
  })

  it('may be imported again, and come in only where the whole list makes sense', async () => {
    const list = [itemArgs(), itemArgs()]
    expect(await importOnline(portal.services, list)).toEqual({ received: 2, known: 0 })
    expect(await importOnline(portal.services, [...list, itemArgs()])).toEqual({ received: 1, known: 2 })
    const fresh = itemArgs()
    await expect(importOnline(portal.services, [fresh, { ...itemArgs(), channel: '100' }])).rejects.toThrow()
    expect(await importOnline(portal.services, [fresh])).toEqual({ received: 1, known: 0 })
  })

  it('are listed for the department that registers them, in full for whoever opens one, which the audit tells', async () => {
    const { itemId } = await receive()
    const listed = await portal.answerTo(onlineItems, {}, await as('zs04'))
    expect(listed.find(item => item.itemId === itemId)).toMatchObject({
      petitioner: '冯*莲',
      submittedAt: '2026-11-10 22:15:00',
      supplementing: false,
      channelName: '网上投诉',
    })
    expect(await portal.answerTo(onlineItem, { itemId }, await as('zs04'))).toMatchObject({
      petitioner: '冯丙莲',
      mobile: '11012345671',
      idCard: '990121197003051231',
      originalText: TEXT,
    })
    const opened = portal.db.selectFrom('audit').where('object_id', '=', itemId).where('action', '=', '查看网信')
    expect(await opened.select('person_id').execute()).toEqual([{ person_id: 'demo-zs04' }])
    expect(await tablesHolding(portal.db, ['11012345671'])).toEqual([])
  })

  it('are not for other offices, nor for whoever registers nothing online', async () => {
    const { itemId } = await receive()
    expect((await portal.ask(onlineItem, { itemId }, await as('al05'))).message).toBe('信访件不存在或您无权查看')
    expect((await portal.ask(registerOnline, args(itemId), await as('al05'))).message).toBe('信访件不存在或您无权查看')
    expect((await portal.ask(onlineItems, {}, await as('zs01'))).message).toBe('您没有此项操作的权限，请联系管理员')
  })

  it('get a number when they are registered: the limit goes on, the own text stays', async () => {
    const { itemId } = await receive()
    const registration = args(itemId, { originalText: '改过的原文' })
    const { petitionNo, dueAt } = await portal.answerTo(registerOnline, registration, await as('zs04'))
    expect([petitionNo.slice(0, 2), dueAt]).toEqual(['WT', '2026-11-25 23:59:59'])
    expect(await rowOf(itemId)).toMatchObject({
      petition_no: petitionNo,
      state: '10',
      original_text: TEXT,
      summary: registration.summary,
      entry_mode: '4',
    })
    const online = cases.caseOf(petitionNo)
    expect([await online.todos(), await online.clocks()]).toEqual([['sort 990000000-xf'], ['K01']])
    const again = await portal.ask(registerOnline, args(itemId), await as('zs04'))
    expect(again.message).toBe('信访件不存在或您无权查看')
  })

  it('are refused without a legal class', async () => {
    const { itemId } = await receive()
    const answer = await portal.ask(registerOnline, args(itemId, { legalClass: '' }), await as('zs04'))
    expect(answer.message).toBe('请选择依法分类')
    expect(await rowOf(itemId)).toMatchObject({ state: '05', version: 1 })
  })

  it('are void where they are none', async () => {
    const { itemId } = await receive()
    const rejected = { itemId, decision: 'invalid', reason: '内容为商业广告，不属于信访事项。' } as const
    const short = await portal.ask(rejectOnline, { ...rejected, reason: '广告' }, await as('zs04'))
    expect(short.message).toBe('请填写不少于10个字的理由')
    expect(await portal.answerTo(rejectOnline, rejected, await as('zs04'))).toEqual({ stateName: '作废' })
    expect(await rowOf(itemId)).toMatchObject({ state: '99', void_reason: rejected.reason })
    const running = portal.db.selectFrom('clock').where('petition_id', '=', itemId).where('state', '=', 'running')
    expect(await running.select('type').execute()).toEqual([])
    const open = portal.db.selectFrom('todo').where('petition_id', '=', itemId).where('done_at', 'is', null)
    expect(await open.select('id').execute()).toEqual([])
  })

  describe('in a leader’s mailbox', () => {
    const summary = '反映物业擅自提高停车费，涉及业主较多，请阅示。'
    const escalate = async (itemId: string, account = 'zs05') =>
      portal.ask(escalateOnline, { itemId, summary }, await as(account))
    const waitingFor = async (account: string) =>
      (await portal.answerTo(approvals, { types: ['escalate'], limit: 100 }, await as(account))).list
    const escalatedAs = async (itemId: string) =>
      (await portal.answerTo(onlineItem, { itemId }, await as('zs04'))).escalated

    it('are put before a leader, who reads them as they came and answers, while they wait to be registered', async () => {
      const { itemId } = await receive({ channel: '303', title: '停车费上涨' })
      expect(await escalate(itemId)).toMatchObject({ code: 0 })
      expect((await escalate(itemId)).message).toBe('该件已有待批的呈报，请等待领导批示')
      const asked = (await waitingFor('zs07')).find(({ title }) => title === '呈报领导：停车费上涨')
      if (!asked) throw new Error('Nothing waits for the leader')
      const { approvalId, version } = asked
      const shown = await portal.answerTo(approval, { approvalId }, await as('zs07'))
      expect(shown).toMatchObject({ petitionNo: '', snapshot: { args: { summary } }, letter: { originalText: TEXT } })
      expect(await escalatedAs(itemId)).toEqual({ state: 'pending', summary, answeredBy: '', opinion: '' })
      const answer = { approvalId, version, decision: 'agree', opinion: '请从速登记办理。' } as const
      await portal.answerTo(decide, answer, await as('zs07'))
      expect(await escalatedAs(itemId)).toMatchObject({
        state: 'approved',
        answeredBy: '郑庚榆',
        opinion: answer.opinion,
      })
      expect(await rowOf(itemId)).toMatchObject({ petition_no: '', state: '05' })
      const { petitionNo } = await portal.answerTo(registerOnline, args(itemId, { channel: '303' }), await as('zs04'))
      expect(petitionNo).toHaveLength(20)
    })

    it('are not put before a leader by another office, nor without the mailbox, and no longer once they are void', async () => {
      const { itemId } = await receive({ channel: '303', title: '无效来信' })
      expect((await escalate(itemId, 'al05')).message).toBe('信访件不存在或您无权查看')
      expect((await escalate(itemId, 'zs01')).message).toBe('您没有此项操作的权限，请联系管理员')
      await escalate(itemId)
      const reason = '内容为商业广告，不属于信访事项。'
      await portal.answerTo(rejectOnline, { itemId, decision: 'invalid', reason }, await as('zs04'))
      expect((await waitingFor('zs07')).filter(({ title }) => title.endsWith('无效来信'))).toEqual([])
    })
  })

  it('go on waiting where the petitioner is asked for more, until they are registered', async () => {
    const { itemId } = await receive()
    const rejected = { itemId, decision: 'supplement', reason: '请补充小区名称和收费时间。' } as const
    await portal.answerTo(rejectOnline, rejected, await as('zs04'))
    const listed = await portal.answerTo(onlineItems, {}, await as('zs04'))
    expect(listed.find(item => item.itemId === itemId)?.supplementing).toBe(true)
    const twice = await portal.ask(rejectOnline, rejected, await as('zs04'))
    expect(twice.message).toBe('已退回信访人补正，请等待补正材料')
    const { petitionNo } = await portal.answerTo(registerOnline, args(itemId), await as('zs04'))
    expect(await cases.caseOf(petitionNo).clocks()).toEqual(['K01'])
  })

  it('are merged into one of them where petitioner or text is the same, row by row, and parted again', async () => {
    const person = { name: '郑戊', mobile: '11012997777', idCard: '990121197003057771' }
    const lead = await receive({ ...person, text: `${TEXT}请尽快答复。`, address: HERE })
    const again = await receive({ ...person, text: '上次反映的停车费问题仍未解决，请求一并处理。', address: '' })
    const stranger = await receive({ text: '街道公交站牌损坏多月无人维修，请求更换。', name: '吴己', mobile: '' })
    const [found] = await portal.answerTo(sameOnline, { itemId: lead.itemId }, await as('zs04'))
    expect(found).toMatchObject({ itemId: again.itemId, samePerson: true, sameText: false })
    const ids = [again, stranger].map(({ itemId }) => itemId)
    const typed = args(lead.itemId, { persons: [personArgs({ ...person, address: HERE })] })
    const both = await portal.ask(registerSameOnline, { ...typed, otherIds: ids, mergedIds: ids }, await as('zs04'))
    expect(both.message).toContain('同一来件不能既一并登记又归并')
    const answer = await portal.answerTo(registerSameOnline, { ...typed, mergedIds: ids }, await as('zs04'))
    const [merged, refused] = answer.others
    expect(merged).toMatchObject({ mergedInto: answer.petitionNo, reason: '' })
    expect(refused).toMatchObject({ petitionNo: '', reason: expect.stringContaining('不能归并') })
    expect(await rowOf(again.itemId)).toMatchObject({ state: '91', petition_no: merged?.petitionNo })
    expect(await rowOf(stranger.itemId)).toMatchObject({ state: '05' })
    const part = cases.caseOf(merged?.petitionNo ?? '')
    await part.act('zs05', unmerge, { reason: '两次来件反映的收费项目不同。' })
    expect(await part.state()).toBe('10')
  })

  it('with one text are registered together, each with its own petitioner, as one matter, and told of one by one', async () => {
    const text = `${TEXT}业主群统一反映。`
    const posted = (name: string, serial: string, address: string) =>
      receive({ text, name, address, mobile: `1101299${serial}`, idCard: `99012119700305${serial}` })
    const first = await posted('钱甲', '1111', HERE)
    const second = await posted('孙乙', '2221', HERE)
    const third = await posted('李丙', '3331', '')
    const other = await receive({ text: '另一件事：街道路灯长期不亮，请尽快维修。', name: '周丁', mobile: '' })
    const same = await portal.answerTo(sameOnline, { itemId: first.itemId }, await as('zs04'))
    expect(same.map(({ itemId }) => itemId).toSorted()).toEqual([second.itemId, third.itemId].toSorted())
    const persons = [personArgs({ name: '钱甲', idCard: '990121197003051111', mobile: '11012991111' })]
    const answer = await portal.answerTo(
      registerSameOnline,
      { ...args(first.itemId, { persons }), otherIds: [second.itemId, third.itemId, other.itemId] },
      await as('zs04'),
    )
    const [two, three, four] = answer.others
    expect(four).toMatchObject({ petitionNo: '', reason: '该来件已登记，或内容与本件不同，请单独登记' })
    expect([two?.petitioner, two?.reason]).toEqual(['孙*', ''])
    expect(three).toMatchObject({ petitionNo: '', reason: '请填写信访人住址' })
    const rows = await Promise.all([first, second].map(({ itemId }) => rowOf(itemId)))
    expect(new Set(rows.map(({ matter_id }) => matter_id)).size).toBe(1)
    expect(rows.map(({ petition_no }) => petition_no)).toEqual([answer.petitionNo, two?.petitionNo])
    expect(rows.map(({ original_text }) => original_text)).toEqual([text, text])
    for (const { itemId } of [third, other]) expect(await rowOf(itemId)).toMatchObject({ state: '05', petition_no: '' })
  })
})
