import { recordOriginal, registerReview } from '@portal/shared-lib/contract/actions'
import { stage } from '@portal/shared-lib/contract/files'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { register } from '@portal/shared-lib/contract/registration'
import * as reviews from '@portal/shared-lib/contract/reviews'
import { delivered, TODAY } from '../../test/answers'
import { useCases } from '../../test/cases'
import { PDF } from '../../test/contents'
import { LABOUR } from '../../test/dispatches'
import { usePortal } from '../../test/portal'
import { personArgs, registrationArgs } from '../../test/registrations'
import { application, reviewing } from '../../test/reviews'

type Own = Omit<CallArgs<typeof recordOriginal>, 'petitionNo' | 'version' | 'todoId' | 'fileIds'>

/** Has no access of its own; the county's government stands above it. */
const REMOTE_TOWN = '荷湾乡人民政府'
const of = (personSeq: number, deliveredOn: string) => ({
  personSeq,
  mode: '1',
  deliveredOn,
  deliveredBy: '原办理单位',
})

const ORIGINAL: Own = {
  kind: 'opinion',
  orgId: LABOUR,
  documentNo: '安人社信〔2026〕31号',
  issuedOn: '2026-10-12',
  facts: '经查，该公司已于2024年注销。',
  opinion: '建议通过诉讼途径解决。',
  deliveries: [of(1, '2026-10-14'), of(2, '2026-11-02')],
}

describe('登记原处理意见', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { registered, newest } = reviewing(portal, cases)

  beforeEach(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  /** Two people have written to the city's bureau about what was decided elsewhere. */
  async function letterOfTwo() {
    const persons = [personArgs(), personArgs({ role: '2' })]
    const args = registrationArgs({ persons, personCount: 2, petitionDate: TODAY })
    const { petitionNo } = await portal.answerTo(register, args, { token: await cases.tokenOf('al05') })
    return cases.caseOf(petitionNo)
  }
  const scan = async () =>
    await portal.answerTo(stage, {}, { token: await cases.tokenOf('al09'), file: { name: '意见书.pdf', content: PDF } })
  const args = async (more: Partial<Own> = {}) => ({ ...ORIGINAL, ...more, fileIds: [await scan()] })

  it('closes the petition, and each may ask for a review from the day of the own delivery', async () => {
    const letter = await letterOfTwo()
    expect(await letter.act('al09', recordOriginal, await args())).toMatchObject({ state: '60' })
    expect(await letter.todos()).toEqual([])
    expect(await letter.clocks()).toEqual(['K09', 'K09'])
    expect(await letter.lastEntry()).toMatchObject({
      text: '安澜市人力资源和社会保障局安人社信〔2026〕31号，2人',
    })
    const late = application({ applicants: [1] })
    expect(await letter.refusal('al09', registerReview, late)).toBe('已超过复查申请期限')
    const review = await registered(letter, { applicants: [1, 2] })
    const token = await cases.tokenOf('al09')
    const shown = await portal.answerTo(reviews.review, { proceedingId: review.id }, { token })
    expect(shown.petitioners).toMatchObject([
      { deliveredOn: '2026-10-14', windowUntil: '2026-11-13 23:59:59', isInTime: false },
      { deliveredOn: '2026-11-02', windowUntil: '2026-12-02 23:59:59', isInTime: true },
    ])
    expect(shown.original).toMatchObject({ documentNo: '安人社信〔2026〕31号', text: '建议通过诉讼途径解决。' })
    await review.act('al09', reviews.accept, {})
    expect(await letter.clocks()).toEqual(['K10'])
    await review.act('al09', reviews.askFile, { text: '请报送劳动关系认定材料。' })
    expect(await letter.todos()).toEqual(['review demo-al09', 'review 990100000-rs'])
    const all = { deliveries: [...(delivered().deliveries ?? []), ...(delivered({ personSeq: 2 }).deliveries ?? [])] }
    expect(await review.refusal('al09', reviews.deliver, all)).toMatch(/^当前复查复核状态为/)
  })

  it('has a decision as well, against which a re-review may be asked for', async () => {
    const letter = await letterOfTwo()
    const decision = await args({ kind: 'decision', orgId: '990121000-xf' })
    expect(await letter.refusal('al09', recordOriginal, decision)).toBe('请选择复查结论')
    await letter.act('al09', recordOriginal, { ...decision, conclusion: '1' })
    expect(await letter.clocks()).toEqual(['K11', 'K11'])
    const before = await newest(letter)
    expect(await before.row()).toMatchObject({ kind: 'review', state: '8', conclusion: '1' })
    const again = await registered(letter, { kind: 'reReview', applicants: [2] })
    expect(await again.row()).toMatchObject({ kind: 'reReview', previous_id: before.id })
    const token = await cases.tokenOf('al09')
    const { original } = await portal.answerTo(reviews.review, { proceedingId: again.id }, { token })
    expect(original).toMatchObject({ documentNo: '安人社信〔2026〕31号', text: '建议通过诉讼途径解决。' })
  })

  it('is of an office that has no access, too', async () => {
    const letter = await letterOfTwo()
    const find = portal.db.selectFrom('organisation').where('company_name', '=', REMOTE_TOWN).select(['id'])
    const { id } = await find.executeTakeFirstOrThrow()
    expect(await letter.refusal('al09', recordOriginal, await args({ orgId: id }))).toMatch(/^本单位无权复查/)
    const here = registrationArgs({ petitionDate: TODAY })
    const { petitionNo } = await portal.answerTo(register, here, { token: await cases.tokenOf('sd05') })
    expect(await cases.caseOf(petitionNo).refusal('al09', recordOriginal, await args())).not.toBe('')
  })

  it('is refused where it does not fit together', async () => {
    const letter = await letterOfTwo()
    const refused = async (more: Partial<Own>) => await letter.refusal('al09', recordOriginal, await args(more))
    expect(await refused({ issuedOn: '2026-10-15' })).toBe('送达日期应在出具之日至今日之间')
    expect(await refused({ issuedOn: '2026-11-21', deliveries: [] })).toBe('出具日期不能晚于今天')
    expect(await refused({ deliveries: [] })).toBe('没有已送达的处理意见，不能申请复查')
    expect(await refused({ deliveries: [of(9, TODAY)] })).toBe('请填写每位信访人的送达方式、送达日期和送达人')
    expect(await refused({ orgId: 'nowhere' })).toBe('请选择可接收的单位')
    expect(await letter.refusal('al05', recordOriginal, await args())).toBe('您没有此项操作的权限，请联系管理员')
    expect(await letter.state()).toBe('10')
  })
})
