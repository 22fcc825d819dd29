import { archive, close, draftOpinion, recordDelivery, registerReview } from '@portal/shared-lib/contract/actions'
import { documentTemplates } from '@portal/shared-lib/contract/documents'
import { errors } from '@portal/shared-lib/contract/errors'
import * as reviews from '@portal/shared-lib/contract/reviews'
import { answering, CLOSED, delivered, opinion, TODAY } from '../../test/answers'
import { useCases } from '../../test/cases'
import { usePortal } from '../../test/portal'
import { application, DECISION, reviewing } from '../../test/reviews'
import { lapseClocks } from '../petitions/urging/warnings/lapse'
import { reviewValues } from '../workflow/documents/review-values'

describe('复查复核', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { act, closed } = answering(portal, cases)
  const { registered, newest, decideAs } = reviewing(portal, cases)

  const on = (day: string) => portal.clock.stopAt(`${day}T09:00:00+08:00`)
  beforeEach(() => on(TODAY))
  afterAll(() => portal.clock.reset())

  const petitionOf = ({ petitionNo }: { petitionNo: string }) =>
    portal.db.selectFrom('petition').where('petition_no', '=', petitionNo).selectAll().executeTakeFirstOrThrow()

  it('26: in time, is accepted and upheld, and the re-review may be asked for', async () => {
    const letter = await closed()
    const review = await registered(letter)
    expect((await review.row()).review_no).toMatch(/^FC2026990100\d{5}$/)
    expect(await letter.todos()).toEqual(['review 990100000-xf'])
    expect(await letter.clocks()).toEqual(['K09', 'K10', 'K13', 'K13', 'K19'])
    expect(await letter.dueOf('K10')).toEqual(new Date('2026-12-21T23:59:59+08:00'))
    expect(await petitionOf(letter)).toMatchObject({ review_state: 1 })
    expect(await review.act('al09', reviews.accept, { documentNo: '' })).toMatchObject({ state: '4' })
    expect(await letter.todos()).toEqual(['review demo-al09'])
    expect(await letter.clocks()).toEqual(['K10', 'K13', 'K13'])
    expect(await review.act('al09', reviews.draft, { conclusion: '1', ...DECISION })).toMatchObject({
      awaitsApproval: true,
      state: '6',
    })
    expect(await letter.todos()).toEqual(['reviewApproval demo-al07'])
    await decideAs('al07')
    expect(await review.row()).toMatchObject({ state: '7', conclusion: '1' })
    expect(await letter.refusal('zs05', archive)).not.toBe('')
    const done = await review.act('al09', reviews.deliver, delivered({ deliveredBy: '戚己蓁' }))
    expect(done).toMatchObject({ state: '8', stateName: '办结' })
    expect(await letter.clocks()).toEqual(['K11', 'K13', 'K13'])
    expect(await letter.todos()).toEqual([])
    expect(await petitionOf(letter)).toMatchObject({ review_state: 2, state: '60' })
    expect(await letter.lastEntry()).toMatchObject({ action: '送达意见书', text: '1人已送达' })
  })

  it('27: too late, is refused unless there is a good reason', async () => {
    const letter = await closed()
    on('2026-12-22')
    const late = application({ receivedOn: '2026-12-22' })
    expect(await letter.refusal('al09', registerReview, late)).toBe('已超过复查申请期限')
    const review = await registered(letter, { receivedOn: '2026-12-22', lateReason: '信访人住院。' })
    await review.act('al09', reviews.refuse, { reason: '1', text: '住院时间与申请期限不重合，理由不成立。' })
    await decideAs('al07')
    expect(await review.row()).toMatchObject({ state: '3' })
    expect(await letter.clocks()).not.toContain('K10')
    expect(await petitionOf(letter)).toMatchObject({ review_state: 0 })
  })

  it('28: orders new handling, at once with the decision', async () => {
    const letter = await closed()
    const review = await registered(letter)
    await review.act('al09', reviews.accept, {})
    await review.act('al09', reviews.draft, { conclusion: '3', ...DECISION })
    await decideAs('al07')
    expect(await review.row()).toMatchObject({ state: '7', conclusion: '3' })
    expect(await letter.state()).toBe('65')
    expect(await letter.todos()).toEqual(['review demo-al09', 'reopened demo-rs12'])
    expect(await letter.clocks()).toEqual(['K05', 'K10', 'K13', 'K13'])
    await review.act('al09', reviews.deliver, delivered())
    await act(letter, 'rs12', draftOpinion, opinion(), 'rs13', 'rs14')
    await letter.act('rs12', recordDelivery, delivered())
    expect(await letter.act('rs12', close, CLOSED)).toMatchObject({ state: '60' })
    const again = await registered(letter)
    expect(await again.row()).toMatchObject({ kind: 'review', state: '1' })
  })

  it('29: is reviewed again with a hearing, whose days do not count, and that is the end', async () => {
    const letter = await closed()
    const review = await registered(letter)
    await review.act('al09', reviews.accept, {})
    await review.act('al09', reviews.draft, { conclusion: '1', ...DECISION })
    await decideAs('al07')
    await review.act('al09', reviews.deliver, delivered())
    expect(await letter.refusal('al09', registerReview, application({ kind: 'reReview' }))).toMatch(/^本单位无权复核/)
    const again = await registered(letter, { kind: 'reReview' }, 'zs09')
    expect((await again.row()).review_no).toMatch(/^FH2026990000\d{5}$/)
    await again.act('zs09', reviews.accept, {})
    const due = await letter.dueOf('K12')
    const hearing = { heldOn: '2026-11-26', place: '省信访局听证室', host: '冯壬枫', members: ['沈丁兰'] }
    expect(await again.refusal('zs09', reviews.openHearing, hearing)).toBe('听证应在举行7日前通知')
    await again.act('zs09', reviews.openHearing, { ...hearing, heldOn: '2026-11-30' })
    on('2026-12-01')
    await again.act('zs09', reviews.closeHearing, { result: '多数听证员认为处理意见适当。' })
    expect(due).toEqual(new Date('2026-12-21T23:59:59+08:00'))
    expect(await letter.dueOf('K12')).toEqual(new Date('2026-12-22T23:59:59+08:00'))
    await again.act('zs09', reviews.draft, { conclusion: '1', ...DECISION })
    await decideAs('zs07')
    await again.act('zs09', reviews.deliver, delivered({ deliveredOn: '2026-12-01' }))
    const { review_state, matter_id } = await petitionOf(letter)
    expect(review_state).toBe(4)
    const matter = portal.db.selectFrom('matter').where('id', '=', matter_id).select(['instance', 'appeal_over_at'])
    expect(await matter.executeTakeFirstOrThrow()).toEqual({ instance: 2, appeal_over_at: portal.clock.now() })
    expect(await letter.clocks()).not.toContain('K11')
  })

  it('asks for what lacks, and for the file, each with its limit', async () => {
    const letter = await closed()
    const review = await registered(letter)
    await review.act('al09', reviews.askSupplement, { text: '请补充代理人的授权委托书。' })
    expect(await letter.clocks()).toEqual(['K09', 'K13', 'K13', 'K18'])
    on('2026-11-24')
    await review.act('al09', reviews.supplemented, {})
    expect(await letter.clocks()).toEqual(['K09', 'K10', 'K13', 'K13', 'K19'])
    await review.act('al09', reviews.accept, {})
    await review.act('al09', reviews.askFile, { text: '请报送丈量记录和询问笔录。' })
    expect(await letter.todos()).toEqual(['review demo-al09', 'review demo-rs12'])
    expect(await letter.dueOf('K22')).toEqual(new Date('2026-12-01T23:59:59+08:00'))
    expect(await review.refusal('al09', reviews.askFile, { text: '请报送丈量记录。' })).toBe(
      '已向该单位调卷，请等待报送',
    )
    const file = { text: '已附丈量记录。', fileIds: [] }
    expect(await review.refusal('rs12', reviews.handInFile, file)).toBe('请上传案卷材料')
  })

  it('has its papers, which name what was asked for and what is decided', async () => {
    const letter = await closed()
    const review = await registered(letter)
    await review.act('al09', reviews.accept, {})
    const hearing = { heldOn: '2026-11-30', place: '市信访局听证室', host: '冯壬枫', members: ['沈丁兰'] }
    await review.act('al09', reviews.openHearing, hearing)
    const token = await cases.tokenOf('al09')
    const of = { petitionNo: letter.petitionNo }
    const suggested = (await portal.answerTo(documentTemplates, of, { token })).filter(each => each.isSuggested)
    expect(suggested.map(({ templateId }) => templateId)).toEqual(['08', '12', '09', '23'])
    const { petition_id } = await review.row()
    const byId = portal.db.selectFrom('petition').where('id', '=', petition_id).selectAll()
    const values = await reviewValues(portal.db, await byId.executeTakeFirstOrThrow())
    expect(values).toMatchObject({
      复查复核编号: (await review.row()).review_no,
      收到申请日期: '2026年11月20日',
      复查复核期限: '2026年12月21日',
      原办理单位: '安澜市人力资源和社会保障局',
      原意见: '由荷塘镇人民政府于年底前兑付青苗补偿款。',
      听证日期: '2026年11月30日',
      听证参加人: '沈丁兰',
    })
  })

  it('is found by whom it waits for, and by its stage', async () => {
    const letter = await closed()
    const review = await registered(letter)
    const listed = async (account: string, tab: 'mine' | 'toDecide' | 'inHand') => {
      const { list } = await portal.answerTo(reviews.reviews, { tab }, { token: await cases.tokenOf(account) })
      return list.filter(({ id }) => id === review.id).map(({ stateName, applicants }) => `${stateName} ${applicants}`)
    }
    expect(await listed('al09', 'toDecide')).toEqual([expect.stringContaining('待受理决定 ')])
    await review.act('al09', reviews.accept, {})
    await review.act('al09', reviews.askFile, { text: '请报送丈量记录和询问笔录。' })
    for (const account of ['al09', 'rs12']) expect(await listed(account, 'mine')).toHaveLength(1)
    expect(await listed('rs12', 'inHand')).toEqual([])
    expect(await listed('al09', 'toDecide')).toEqual([])
    const token = await cases.tokenOf('rs12')
    const of = { proceedingId: review.id }
    const buttons = await portal.answerTo(reviews.reviewButtons, of, { token })
    expect(buttons).toMatchObject([{ action: 'handInFile', enabled: 1, primary: 1 }])
    const shown = await portal.answerTo(reviews.review, of, { token })
    expect(shown).toMatchObject({ requested: [{ organisation: '安澜市人力资源和社会保障局', handedInAt: null }] })
    expect(shown.original.text).toBe('由荷塘镇人民政府于年底前兑付青苗补偿款。')
    const found = await portal.answerTo(reviews.origin, { petitionNo: letter.petitionNo }, { token })
    expect(found).toMatchObject({ kind: 'review', hindrance: '该处理意见正在复查复核，请勿重复登记' })
    expect(found.competent.map(({ name }) => name)).toContain('安澜市信访局')
  })

  it('is listed from no place but one that the list has named', async () => {
    const token = await cases.tokenOf('al09')
    const answer = await portal.ask(reviews.reviews, { tab: 'mine', cursor: '1 or 1=1' }, { token })
    expect(answer).toMatchObject({ code: errors.badInput.code, message: '参数格式错误：cursor' })
  })

  it('is over where nobody has asked in time', async () => {
    const letter = await closed()
    await lapseClocks(portal.db, '99', new Date('2026-12-22T00:30:00+08:00'))
    const { review_state, matter_id } = await petitionOf(letter)
    expect(review_state).toBe(5)
    const matter = portal.db.selectFrom('matter').where('id', '=', matter_id).select(['instance', 'appeal_over_at'])
    expect(await matter.executeTakeFirstOrThrow()).toEqual({
      instance: 0,
      appeal_over_at: new Date('2026-12-21T23:59:59+08:00'),
    })
  })

  it('goes back to whoever has drafted it', async () => {
    const letter = await closed()
    const review = await registered(letter)
    await review.act('al09', reviews.accept, {})
    await review.act('al09', reviews.draft, { conclusion: '1', ...DECISION })
    await decideAs('al07', 'back')
    expect(await review.row()).toMatchObject({ state: '4', conclusion: '' })
    expect(await letter.todos()).toEqual(['review demo-al09'])
    await review.act('al09', reviews.draft, { conclusion: '2', outcome: '2', ...DECISION })
    await decideAs('al07')
    expect(await petitionOf(letter)).toMatchObject({ outcome: '2' })
  })

  it('is for those who are competent, once, and as it was last seen', async () => {
    const letter = await closed()
    expect(await letter.refusal('zs09', registerReview, application())).toMatch(/^本单位无权复查/)
    expect(await letter.refusal('al05', registerReview, application())).toBe('您没有此项操作的权限，请联系管理员')
    const review = await registered(letter)
    expect(await letter.refusal('al09', registerReview, application())).toBe('该处理意见正在复查复核，请勿重复登记')
    expect(await review.refusal('zs09', reviews.accept, {})).toMatch(/^当前复查复核状态为/)
    const stale = { proceedingId: review.id, version: 7 }
    const token = await cases.tokenOf('al09')
    expect((await portal.ask(reviews.accept, stale, { token })).message).toMatch(/^该事项已由戚己蓁于/)
    expect(await newest(letter)).toMatchObject({ id: review.id })
    expect(await review.refusal('rs12', reviews.accept, {})).toBe('您没有此项操作的权限，请联系管理员')
  })
})
