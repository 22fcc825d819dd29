import { accept, acceptOrdinary, acceptSimple, handleSelf, recordProgress } from '@portal/shared-lib/contract/answer'
import { simplePetitions } from '@portal/shared-lib/contract/counters'
import { link, stage } from '@portal/shared-lib/contract/files'
import { answering, delivered, notice, SIMPLE } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('受理', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { signed } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const dueOf = async (petitionNo: string, type: string) => {
    const { id } = await portal.db
      .selectFrom('petition')
      .where('petition_no', '=', petitionNo)
      .select('id')
      .executeTakeFirstOrThrow()
    const clock = await portal.db
      .selectFrom('clock')
      .where('petition_id', '=', id)
      .where('type', '=', type)
      .select('due_at')
      .executeTakeFirstOrThrow()
    return clock.due_at.toISOString()
  }

  it('tells the petitioner, and lets sixty days begin', async () => {
    const letter = await signed()
    expect(await letter.todos()).toEqual(['accept demo-rs12'])
    expect(await letter.act('rs12', accept, notice())).toMatchObject({ state: '30' })
    expect(await letter.todos()).toEqual(['handle demo-rs12'])
    expect(await letter.clocks()).toEqual(['K05', 'K13'])
    expect(await dueOf(letter.petitionNo, 'K05')).toBe('2027-01-19T15:59:59.000Z')
  })

  it('keeps the notice with a scan of it, and whom it was given to', async () => {
    const letter = await signed()
    const token = await cases.tokenOf('rs12')
    const fileId = await portal.answerTo(stage, {}, { token, file: { name: '受理告知书.pdf', content: '%PDF-1.7\n' } })
    await letter.act('rs12', accept, notice({ text: '', fileId }))
    const { id } = await portal.db
      .selectFrom('petition')
      .where('petition_no', '=', letter.petitionNo)
      .select('id')
      .executeTakeFirstOrThrow()
    const [document, ...others] = await portal.db
      .selectFrom('petition_document')
      .innerJoin('delivery', 'delivery.document_id', 'petition_document.id')
      .where('petition_document.petition_id', '=', id)
      .select(['doc_type', 'petition_document.file_id', 'mode', 'sign_result', 'delivered_by', 'content'])
      .execute()
    expect(others).toEqual([])
    expect(document).toEqual({
      ...{ doc_type: '01', file_id: fileId, mode: '0', sign_result: '1', delivered_by: '沈丁兰' },
      content: { text: '' },
    })
  })

  it.each([
    ['no notice', notice({ text: '' }), '请先生成或上传受理告知书'],
    ['nobody told', notice({ deliveries: [] }), '尚未登记送达情况'],
    ['a notice older than its arrival', notice({ issuedOn: '2026-11-19' }), '受理告知书日期应在收到之日至今日之间'],
    ['a notice of tomorrow', notice({ issuedOn: '2026-11-21' }), '受理告知书日期应在收到之日至今日之间'],
    ['a delivery of tomorrow', notice(delivered({ deliveredOn: '2026-11-21' })), '送达日期应在出具之日至今日之间'],
    ['an unknown way', notice(delivered({ mode: '77' })), '请填写每位信访人的送达方式、送达日期和送达人'],
    ['somebody unknown', notice(delivered({ personSeq: 2 })), '请填写每位信访人的送达方式、送达日期和送达人'],
    ['nobody who brought it', notice(delivered({ deliveredBy: '' })), '请填写每位信访人的送达方式、送达日期和送达人'],
    [
      'a refusal before one witness',
      notice(delivered({ refused: true, witnesses: ['甲'] })),
      '拒收的，请填写两名见证人',
    ],
    [
      'a classified word',
      notice({ text: '涉密事项已受理' }),
      '内容含有涉密词语，请删除后再提交；本系统不得处理涉密信息',
    ],
  ])('is refused with %s', async (_, args, text) => {
    const letter = await signed()
    expect(await letter.refusal('rs12', accept, args)).toBe(text)
    expect(await letter.todos()).toEqual(['accept demo-rs12'])
  })

  it('lets those open the scan who may see the petition', async () => {
    const letter = await signed()
    const token = await cases.tokenOf('rs12')
    const fileId = await portal.answerTo(stage, {}, { token, file: { name: '受理告知书.pdf', content: '%PDF-1.7\n' } })
    await letter.act('rs12', accept, notice({ fileId }))
    const opens = async (account: string) => portal.ask(link, { fileId }, { token: await cases.tokenOf(account) })
    expect(await opens('zs05')).toMatchObject({ code: 0 })
    expect(await opens('zj12')).not.toMatchObject({ code: 0 })
  })

  it('is refused with somebody else’s file', async () => {
    const letter = await signed()
    const token = await cases.tokenOf('zj12')
    const fileId = await portal.answerTo(stage, {}, { token, file: { name: '告知书.pdf', content: '%PDF-1.7\n' } })
    expect(await letter.refusal('rs12', accept, notice({ fileId }))).toBe('附件不存在或已被使用，请重新上传')
    expect(await letter.refusal('rs12', accept, notice({ fileId: "' or 1=1" }))).toBe(
      '附件不存在或已被使用，请重新上传',
    )
  })

  it('is enough where the address is unclear and all was tried', async () => {
    const letter = await signed()
    const unreached = [{ personSeq: 1, attempts: '按登记地址邮寄被退回，电话三次无人接听。' }]
    expect(await letter.act('rs12', accept, notice({ deliveries: [], unreached }))).toMatchObject({ state: '30' })
  })

  it('owes an anonymous petitioner no delivery', async () => {
    const letter = await signed({ anonymous: true, request: '', purpose: '01' })
    expect(await letter.act('rs12', accept, notice({ deliveries: [] }))).toMatchObject({ state: '30' })
  })

  it('is not for whom the petition is about', async () => {
    const letter = await signed()
    const petition = await portal.db
      .selectFrom('petition')
      .where('petition_no', '=', letter.petitionNo)
      .select(['province_code', 'id as petition_id'])
      .executeTakeFirstOrThrow()
    await portal.db
      .insertInto('petition_person')
      .values({ ...petition, seq: 2, role: '6', name: '沈丁兰' })
      .execute()
    expect(await letter.refusal('rs12', accept, notice())).toBe('请核实是否需要回避')
  })

  it('is for the organisation that has signed alone', async () => {
    const letter = await signed()
    expect(await letter.refusal('zs05', accept, notice())).toBe(
      '当前状态为“已签收待受理”，不能受理告知，请刷新后查看可办理的操作',
    )
    expect(await letter.refusal('zj12', accept, notice())).toBe('信访件不存在或您无权查看')
    expect(await letter.refusal('rs13', accept, notice())).toBe('您没有此项操作的权限，请联系管理员')
  })

  it('is the registering bureau’s own where it handles a letter itself', async () => {
    const letter = await cases.letter()
    expect(await letter.act('zs05', handleSelf, notice())).toMatchObject({ state: '30' })
    expect(await letter.todos()).toEqual(['handle demo-zs05'])
    expect(await letter.clocks()).toEqual(['K05'])
  })

  describe('简易', () => {
    it('has ten working days, and no notice', async () => {
      const letter = await signed()
      expect(await letter.act('rs12', acceptSimple, SIMPLE)).toMatchObject({ state: '30' })
      expect(await letter.clocks()).toEqual(['K08', 'K13'])
      expect(await dueOf(letter.petitionNo, 'K08')).toBe('2026-12-04T15:59:59.000Z')
    })

    it.each([
      ['isFirst', '简易办理须符合“初次信访”，请核实后勾选；不符合的请按普通程序办理'],
      ['isClear', '简易办理须符合“事实清楚、责任明确”，请核实后勾选；不符合的请按普通程序办理'],
      ['isUndisputed', '简易办理须符合“争议不大、易于解决”，请核实后勾选；不符合的请按普通程序办理'],
      ['isUrgent', '简易办理须至少符合一项适用情形，请勾选；都不符合的请按普通程序办理'],
    ])('is refused without %s', async (point, text) => {
      const letter = await signed()
      expect(await letter.refusal('rs12', acceptSimple, { ...SIMPLE, [point]: false })).toBe(text)
    })

    it.each([
      ['litigation', { statutory_route: '3101' }, '检举控告和涉法涉诉事项不适用简易办理'],
      ['what was brought before', { repeat_flag: '1' as const }, '重复信访不适用简易办理，请按普通程序办理'],
    ])('is not for %s', async (_, changes, text) => {
      const letter = await signed()
      await portal.db.updateTable('petition').set(changes).where('petition_no', '=', letter.petitionNo).execute()
      expect(await letter.refusal('rs12', acceptSimple, SIMPLE)).toBe(text)
    })

    it('is not for an accusation', async () => {
      const letter = await signed({ purpose: '02' })
      expect(await letter.refusal('rs12', acceptSimple, SIMPLE)).toBe('检举控告和涉法涉诉事项不适用简易办理')
    })

    it('becomes ordinary where it proves difficult, from the day of acceptance', async () => {
      const letter = await signed()
      const token = await cases.tokenOf('rs12')
      const counted = async () => (await portal.answerTo(simplePetitions, {}, { token })).total
      const before = await counted()
      await letter.act('rs12', acceptSimple, SIMPLE)
      expect(await counted()).toBe(before + 1)
      expect(await letter.act('rs12', acceptOrdinary, notice())).toMatchObject({ state: '30' })
      expect(await counted()).toBe(before)
      expect(await letter.clocks()).toEqual(['K05', 'K13'])
      expect(await letter.todos()).toEqual(['handle demo-rs12'])
      expect(await letter.refusal('rs12', acceptOrdinary, notice())).toBe('该件不是简易办理件，无需转普通程序')
    })
  })

  describe('登记过程', () => {
    const record = { kind: '2', text: '到柳岸村现场核对丈量记录。' }

    it('tells of what was done, and leaves the rest as it was', async () => {
      const letter = await signed()
      await letter.act('rs12', accept, notice())
      expect(await letter.act('rs12', recordProgress, record)).toMatchObject({ state: '30' })
      expect(await letter.todos()).toEqual(['handle demo-rs12'])
      expect(await letter.clocks()).toEqual(['K05', 'K13'])
    })

    it.each([
      ['no kind', { ...record, kind: '' }, '请选择过程类型'],
      ['an unknown kind', { ...record, kind: '77' }, '请选择过程类型'],
      ['too few words', { ...record, text: '已走访。' }, '过程记录不少于10个字'],
    ])('is refused with %s', async (_, args, text) => {
      const letter = await signed()
      await letter.act('rs12', accept, notice())
      expect(await letter.refusal('rs12', recordProgress, args)).toBe(text)
    })
  })
})
