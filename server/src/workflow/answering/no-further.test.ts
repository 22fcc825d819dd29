import { noFurther, recordDelivery } from '@portal/shared-lib/contract/actions'
import { answering, delivered } from '../../../test/answers'
import { type TestCase, useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('不再受理', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { agree } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const over = { reason: '070100', competent: '请向石渡县自然资源局提出。' }

  async function inMatter(letter: TestCase, state: 'open' | 'terminated') {
    const of = await portal.db
      .selectFrom('petition')
      .where('petition_no', '=', letter.petitionNo)
      .select(['province_code', 'category', 'place_region'])
      .executeTakeFirstOrThrow()
    const { id } = await portal.db
      .insertInto('matter')
      .values({ ...of, state, first_petition_at: new Date(), last_petition_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await joinMatter(letter, id)
    return id
  }
  const joinMatter = (letter: TestCase, id: string) =>
    portal.db.updateTable('petition').set({ matter_id: id }).where('petition_no', '=', letter.petitionNo).execute()

  it('is for good once the last instance has decided, the leaders agree and it is delivered', async () => {
    const letter = await cases.letter()
    await inMatter(letter, 'open')
    expect(await letter.refusal('zs05', noFurther, over)).toBe('该事项未经复核，不能以已复核为由不再受理')
    await inMatter(letter, 'terminated')
    expect(await letter.act('zs05', noFurther, over)).toMatchObject({ state: '12', awaitsApproval: true })
    await agree(letter, 'zs06', 'zs07')
    expect(await letter.todos()).toEqual(['deliver demo-zs05'])
    expect(await letter.lastEntry()).toMatchObject({
      action: '不再受理',
      text: expect.stringContaining(over.competent),
    })
    expect(await letter.act('zs05', recordDelivery, delivered())).toMatchObject({ state: '92', stateName: '不再受理' })
  })

  it.each([
    ['the reason of another act', { ...over, reason: '060300' }, '请选择不予受理或不再受理的具体情形'],
    ['nobody competent', { ...over, competent: '' }, '请告知信访人应当向哪个机关或通过何种途径提出'],
    ['no review before', over, '该事项未经复核，不能以已复核为由不再受理'],
    ['no opinion before', { ...over, reason: '070200' }, '未查到前一意见的送达记录，不能认定逾期'],
    ['no review decision before', { ...over, reason: '070300' }, '未查到前一意见的送达记录，不能认定逾期'],
  ])('is refused with %s', async (_, args, text) => {
    const letter = await cases.letter()
    expect(await letter.refusal('zs05', noFurther, args)).toBe(text)
    expect(await letter.todos()).toEqual(['sort 990000000-xf'])
  })

  it('is for whoever has the letter and the permission', async () => {
    const letter = await cases.letter()
    expect(await letter.refusal('zs03', noFurther, over)).toBe('您没有此项操作的权限，请联系管理员')
    expect(await letter.refusal('rs12', noFurther, over)).toBe('信访件不存在或您无权查看')
  })
})
