import { accept } from '@portal/shared-lib/contract/actions'
import { link, stage } from '@portal/shared-lib/contract/files'
import { answering, delivered, notice } from '../../../test/answers'
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
      doc_type: '01',
      file_id: fileId,
      mode: '0',
      sign_result: '1',
      delivered_by: '沈丁兰',
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
})
