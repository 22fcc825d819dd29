import { accept, close, draftOpinion, recordDelivery } from '@portal/shared-lib/contract/actions'
import { papers } from '@portal/shared-lib/contract/cases'
import { answering, CLOSED, delivered, notice, opinion, TODAY } from '../../../test/answers'
import { type TestCase, useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('送达和办结', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { act, signed } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  async function issued() {
    const letter = await signed()
    await letter.act('rs12', accept, notice())
    await act(letter, 'rs12', draftOpinion, opinion(), 'rs13', 'rs14')
    return letter
  }
  const petitionOf = ({ petitionNo }: TestCase) =>
    portal.db.selectFrom('petition').where('petition_no', '=', petitionNo).selectAll().executeTakeFirstOrThrow()

  async function addPetitioner(letter: TestCase, seq: number, address: string) {
    const { id, province_code } = await petitionOf(letter)
    const row = { province_code, petition_id: id, seq, role: '2', name: '冯丁莲', address }
    await portal.db.insertInto('petition_person').values(row).execute()
  }

  it('ends the limit, and lets those for a review and for a rating begin', async () => {
    const letter = await issued()
    expect(await letter.act('rs12', recordDelivery, delivered())).toMatchObject({ state: '50' })
    expect(await letter.todos()).toEqual(['close demo-rs12'])
    expect(await letter.clocks()).toEqual(['K09', 'K13', 'K13'])
  })

  it('counts a refusal before two witnesses', async () => {
    const letter = await issued()
    const before = delivered({ refused: true, witnesses: ['韩戊竹'] })
    expect(await letter.refusal('rs12', recordDelivery, before)).toBe('拒收的，请填写两名见证人')
    await letter.act('rs12', recordDelivery, delivered({ refused: true, witnesses: ['韩戊竹', '杨己松'] }))
    expect(await letter.todos()).toEqual(['close demo-rs12'])
  })

  it('keeps by what number the post has it, and none of what was brought', async () => {
    const letter = await issued()
    const wrong = delivered({ mode: '1', mailNo: 'XA 12#' })
    expect(await letter.refusal('rs12', recordDelivery, wrong)).toContain('邮件单号应为30位以内的字母和数字')
    await addPetitioner(letter, 2, '石渡县荷塘镇柳岸村15号')
    await letter.act('rs12', recordDelivery, delivered({ mailNo: 'XA12345678999' }))
    await letter.act('rs12', recordDelivery, delivered({ personSeq: 2, mode: '1', mailNo: 'XA12345678911' }))
    const { documents } = await portal.answerTo(
      papers,
      { petitionNo: letter.petitionNo },
      { token: await cases.tokenOf('rs12') },
    )
    const numbers = documents.at(-1)?.deliveries.map(({ modeName, mailNo }) => [modeName, mailNo])
    expect(numbers).toEqual([
      ['当面', ''],
      ['邮寄', 'XA12345678911'],
    ])
  })

  it('is no matter of a telephone call', async () => {
    const letter = await issued()
    const refusal = await letter.refusal('rs12', recordDelivery, delivered({ mode: '6' }))
    expect(refusal).toBe('文书应书面送达，电话告知的请另登记办理过程')
  })

  it('waits for the last who can be reached, each with a time for a review of their own', async () => {
    const letter = await issued()
    await addPetitioner(letter, 2, '石渡县荷塘镇柳岸村15号')
    await addPetitioner(letter, 3, '')
    await letter.act('rs12', recordDelivery, delivered())
    expect(await letter.todos()).toEqual(['deliver demo-rs12'])
    expect(await letter.refusal('rs12', close, CLOSED)).toBe('尚未登记送达情况')
    await letter.act('rs12', recordDelivery, delivered({ personSeq: 2 }))
    expect(await letter.todos()).toEqual(['close demo-rs12'])
    expect(await letter.clocks()).toEqual(['K09', 'K09', 'K13', 'K13'])
  })

  it('does not wait for whom nobody could reach', async () => {
    const letter = await issued()
    await addPetitioner(letter, 2, '石渡县荷塘镇柳岸村15号')
    await letter.act('rs12', recordDelivery, delivered())
    const unreached = [{ personSeq: 2, attempts: '按登记地址邮寄被退回，村委会称已外出务工。' }]
    await letter.act('rs12', recordDelivery, { unreached })
    expect(await letter.todos()).toEqual(['close demo-rs12'])
  })

  it('keeps who brought it and what was tried; no attempt takes a proof away, a delivery takes the place of attempts', async () => {
    const letter = await issued()
    await addPetitioner(letter, 2, '石渡县荷塘镇柳岸村15号')
    await addPetitioner(letter, 3, '石渡县荷塘镇柳岸村16号')
    const tried = (personSeq: number) => ({ unreached: [{ personSeq, attempts: '按登记地址两次上门均无人在家。' }] })
    await letter.act('rs12', recordDelivery, delivered())
    await letter.act('rs12', recordDelivery, tried(1))
    await letter.act('rs12', recordDelivery, tried(2))
    await letter.act('rs12', recordDelivery, delivered({ personSeq: 2 }))
    await letter.act('rs12', recordDelivery, tried(3))
    const rows = portal.db.selectFrom('delivery').innerJoin('petition_document', 'id', 'document_id')
    const kept = rows.where('delivery.petition_id', '=', (await petitionOf(letter)).id).where('doc_type', '=', '06')
    expect(await kept.orderBy('person_seq').select(['delivered_by', 'attempts', 'mode']).execute()).toEqual([
      { delivered_by: '沈丁兰', attempts: '', mode: '0' },
      { delivered_by: '沈丁兰', attempts: '', mode: '0' },
      { delivered_by: '', attempts: '按登记地址两次上门均无人在家。', mode: null },
    ])
    expect(await letter.clocks()).toEqual(['K09', 'K09', 'K13', 'K13'])
  })

  it.each([
    ['nobody', { deliveries: [] }, '请填写每位信访人的送达方式、送达日期和送达人'],
    ['nobody who brought it', delivered({ deliveredBy: '' }), '请填写每位信访人的送达方式、送达日期和送达人'],
    ['no day', delivered({ deliveredOn: '' }), '请填写每位信访人的送达方式、送达日期和送达人'],
    ['a day before issue', delivered({ deliveredOn: '2026-11-19' }), '送达日期应在出具之日至今日之间'],
    ['a day to come', delivered({ deliveredOn: '2026-11-21' }), '送达日期应在出具之日至今日之间'],
    [
      'a few words of what was tried',
      { unreached: [{ personSeq: 1, attempts: '没找到' }] },
      '请填写不少于10个字的联系经过',
    ],
  ])('is refused with %s', async (_, args, text) => {
    const letter = await issued()
    expect(await letter.refusal('rs12', recordDelivery, args)).toBe(text)
    expect(await letter.todos()).toEqual(['deliver demo-rs12'])
  })

  it('is for whoever has the to-do', async () => {
    const letter = await issued()
    expect(await letter.refusal('rs13', recordDelivery, delivered())).toBe('该事项正由沈丁兰办理，请先由其转办或释放')
    expect(await letter.refusal('zj12', recordDelivery, delivered())).toBe('信访件不存在或您无权查看')
  })
})
