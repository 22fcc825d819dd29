import { accept, acceptSimple, draftOpinion, recordDelivery } from '@portal/shared-lib/contract/actions'
import { answering, delivered, messagesTo, notice, opinion, SIMPLE, TODAY } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('拟处理意见', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { agree, decideAs, signed } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  async function accepted(request?: string) {
    const letter = await signed(request === undefined ? {} : { request })
    await letter.act('rs12', accept, notice())
    return letter
  }
  const lettersOf = (petitionNo: string) =>
    portal.db
      .selectFrom('petition_document')
      .innerJoin('petition', 'petition.id', 'petition_document.petition_id')
      .where('petition_no', '=', petitionNo)
      .where('doc_type', '<>', '01')
      .select(['doc_type', 'content', 'issued_at'])
      .execute()

  it('goes to the leaders, and is issued when the last has agreed', async () => {
    const letter = await accepted()
    expect(await letter.act('rs12', draftOpinion, opinion())).toMatchObject({ state: '40', awaitsApproval: true })
    expect(await letter.clocks()).toEqual(['K05', 'K13'])
    await agree(letter, 'rs13')
    expect(await letter.state()).toBe('40')
    expect(await lettersOf(letter.petitionNo)).toEqual([])
    await agree(letter, 'rs14')
    expect(await letter.state()).toBe('50')
    expect(await letter.todos()).toEqual(['deliver demo-rs12'])
    expect(await letter.clocks()).toEqual(['K05', 'K13'])
    expect(await lettersOf(letter.petitionNo)).toMatchObject([{ doc_type: '06', issued_at: portal.clock.now() }])
    const [told] = await messagesTo(portal, 'rs12', '5')
    expect(told).toBe(`您送审的处理意见书(${letter.petitionNo})已由杨己松审批通过。`)
  })

  it('comes back to its drafter with what the leader wants', async () => {
    const letter = await accepted()
    await letter.act('rs12', draftOpinion, opinion())
    await decideAs('rs13', letter, 'back')
    expect(await letter.state()).toBe('30')
    expect(await letter.todos()).toEqual(['revise demo-rs12'])
    const [told] = await messagesTo(portal, 'rs12', '6')
    expect(told).toContain(letter.petitionNo)
    expect(await letter.act('rs12', draftOpinion, opinion())).toMatchObject({ state: '40' })
  })

  it('is a reply where the matter is simple', async () => {
    const letter = await signed()
    await letter.act('rs12', acceptSimple, SIMPLE)
    await letter.act('rs12', draftOpinion, opinion({ investigators: [] }))
    await agree(letter, 'rs13', 'rs14')
    expect(await lettersOf(letter.petitionNo)).toMatchObject([{ doc_type: '07' }])
    await letter.act('rs12', recordDelivery, delivered())
    expect(await letter.clocks()).toEqual(['K13', 'K13'])
  })

  const answers = [
    { no: 1, text: '面积已核实。' },
    { no: 2, text: '补偿款已兑付。' },
  ]

  it('answers every request that the petitioner has numbered', async () => {
    const letter = await accepted('1.请求核实面积；2.请求兑付补偿款。')
    const missing = opinion({ answers: answers.slice(0, 1) })
    expect(await letter.refusal('rs12', draftOpinion, missing)).toBe('请逐项回应信访诉求')
    expect(await letter.act('rs12', draftOpinion, opinion({ answers }))).toMatchObject({ state: '40' })
  })

  it.each([
    ['facts', { facts: '' }, '请填写事实、处理意见和依据'],
    ['an opinion', { opinion: ' ' }, '请填写事实、处理意见和依据'],
    ['a basis', { basis: '' }, '请填写事实、处理意见和依据'],
    ['words in an answer', { answers: [{ no: 1, text: '' }] }, '请逐项回应信访诉求'],
    ['two investigators', { investigators: ['沈丁兰', '沈丁兰'] }, '申诉求决类应填写两名以上调查人员'],
    ['a conclusion', { conclusion: '' }, '请选择结论'],
    ['a known conclusion', { conclusion: '77' }, '请选择结论'],
    ['words without secrets', { facts: '涉密' }, '内容含有涉密词语，请删除后再提交；本系统不得处理涉密信息'],
  ])('is refused without %s', async (_, wrong, text) => {
    const letter = await accepted()
    expect(await letter.refusal('rs12', draftOpinion, opinion(wrong))).toBe(text)
    expect(await letter.state()).toBe('30')
  })

  it('is for whoever handles the petition', async () => {
    const letter = await accepted()
    expect(await letter.refusal('rs13', draftOpinion, opinion())).toBe('您没有此项操作的权限，请联系管理员')
    expect(await letter.refusal('zs05', draftOpinion, opinion())).toBe(
      '当前状态为“办理中”，不能拟处理意见书或答复，请刷新后查看可办理的操作',
    )
  })
})
