import { noFurther, notAccept, recordDelivery, routeElsewhere } from '@portal/shared-lib/contract/answer'
import { acceptReport, submitReport } from '@portal/shared-lib/contract/report'
import { answering, CHECKED, delivered, messagesTo, report, TODAY } from '../../../test/answers'
import { type TestCase, useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('Not accepting a petition', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { act, agree, assigned, decideAs, signed } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  const refused = { reason: '060300', competent: '请向石渡县自然资源局提出。' }
  const over = { ...refused, reason: '070100' }

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

  it('waits for the leaders, then for delivery, and then ends the case', async () => {
    const letter = await cases.letter()
    expect(await letter.act('zs05', notAccept, refused)).toMatchObject({ state: '12', awaitsApproval: true })
    await agree(letter, 'zs06', 'zs07')
    expect(await letter.state()).toBe('50')
    expect(await letter.todos()).toEqual(['deliver demo-zs05'])
    expect(await letter.clocks()).toEqual([])
    expect(await letter.act('zs05', recordDelivery, delivered())).toMatchObject({ state: '90', stateName: '不予受理' })
    expect(await letter.todos()).toEqual([])
  })

  it('leaves the petitioner’s limit running until the notice is delivered', async () => {
    const letter = await signed()
    await act(letter, 'rs12', notAccept, refused, 'rs13', 'rs14')
    expect(await letter.clocks()).toEqual(['K04', 'K13'])
    await letter.act('rs12', recordDelivery, delivered())
    expect(await letter.clocks()).toEqual(['K13'])
    const [told] = await messagesTo(portal, 'zs05', '3')
    expect(told).toBe(`信访件${letter.petitionNo}已由安澜市人力资源和社会保障局办结。`)
  })

  it('comes back where a leader does not agree', async () => {
    const letter = await signed()
    await letter.act('rs12', notAccept, refused)
    await decideAs('rs13', letter, 'back')
    expect(await letter.state()).toBe('25')
    expect(await letter.todos()).toEqual(['revise demo-rs12'])
  })

  it('is reported to whoever has assigned it, who ends the case with it', async () => {
    const letter = await assigned()
    await act(letter, 'rs12', notAccept, refused, 'rs13', 'rs14')
    expect(await letter.act('rs12', recordDelivery, delivered())).toMatchObject({ state: '50' })
    expect(await letter.todos()).toEqual(['track demo-zs05', 'report demo-rs12'])
    await act(letter, 'rs12', submitReport, report, 'rs13', 'rs14')
    expect(await letter.act('zs05', acceptReport, CHECKED)).toMatchObject({ state: '90' })
  })

  it.each([
    ['no reason', notAccept, { ...refused, reason: '' }, '请选择不予受理或不再受理的具体情形'],
    ['the reason of another act', notAccept, over, '请选择不予受理或不再受理的具体情形'],
    ['nobody competent', notAccept, { ...refused, competent: '' }, '请告知信访人应当向哪个机关或通过何种途径提出'],
    ['no review before', noFurther, over, '该事项未经复核，不能以已复核为由不再受理'],
    ['no opinion before', noFurther, { ...over, reason: '070200' }, '未查到前一意见的送达记录，不能认定逾期'],
    ['no review decision before', noFurther, { ...over, reason: '070300' }, '未查到前一意见的送达记录，不能认定逾期'],
  ])('is refused with %s', async (_, call, args, text) => {
    const letter = await cases.letter()
    expect(await letter.refusal('zs05', call, args)).toBe(text)
    expect(await letter.state()).toBe('10')
  })

  it('is for good once the last instance has decided', async () => {
    const letter = await cases.letter()
    await inMatter(letter, 'open')
    expect(await letter.refusal('zs05', noFurther, over)).toBe('该事项未经复核，不能以已复核为由不再受理')
    await inMatter(letter, 'terminated')
    await act(letter, 'zs05', noFurther, over, 'zs06', 'zs07')
    expect(await letter.act('zs05', recordDelivery, delivered())).toMatchObject({ state: '92', stateName: '不再受理' })
  })

  it('is for whoever has the letter and the permission', async () => {
    const letter = await cases.letter()
    expect(await letter.refusal('zs03', notAccept, refused)).toBe('您没有此项操作的权限，请联系管理员')
    expect(await letter.refusal('rs12', noFurther, over)).toBe('信访件不存在或您无权查看')
  })

  describe('导入其他程序', () => {
    const labour = { route: '3201', guidance: '请向安澜市劳动人事争议仲裁委员会申请仲裁。' }

    it('guides the petitioner, and closes once that is delivered', async () => {
      const letter = await signed()
      expect(await letter.act('rs12', routeElsewhere, labour)).toMatchObject({ state: '50' })
      expect(await letter.todos()).toEqual(['deliver demo-rs12'])
      expect(await letter.clocks()).toEqual(['K04', 'K13'])
      expect(await letter.act('rs12', recordDelivery, delivered())).toMatchObject({ state: '60' })
      expect(await letter.clocks()).toEqual(['K13'])
    })

    it('goes on where the organisation itself is competent', async () => {
      const letter = await signed()
      expect(await letter.act('rs12', routeElsewhere, { ...labour, route: '3500', isOwn: true })).toMatchObject({
        state: '30',
      })
      expect(await letter.todos()).toEqual(['handle demo-rs12'])
      expect(await letter.clocks()).toEqual(['K05', 'K13'])
    })

    it.each([
      ['no route', { ...labour, route: '' }, '请选择导入途径'],
      ['the petition procedure', { ...labour, route: '3600' }, '请选择导入途径'],
      ['an unknown route', { ...labour, route: '3599' }, '请选择导入途径'],
      ['too little guidance', { ...labour, guidance: '请仲裁' }, '请填写不少于10个字的引导说明'],
    ])('is refused with %s', async (_, args, text) => {
      const letter = await cases.letter()
      expect(await letter.refusal('zs05', routeElsewhere, args)).toBe(text)
    })
  })
})
