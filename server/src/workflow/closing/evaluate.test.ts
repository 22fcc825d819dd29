import { close, evaluate } from '@portal/shared-lib/contract/actions'
import { errors } from '@portal/shared-lib/contract/errors'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { answering, CLOSED, messagesTo, TODAY } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'
import { addDays } from '../../platform/calendar/china-time'
import { setParameter } from '../../screens/parameters/set'
import { importEvaluations } from './import-evaluations'
import { lapseEvaluations } from './lapse-evaluations'

describe('群众评价', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { answered, signed } = answering(portal, cases)

  beforeEach(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  const bureau = { side: 'bureau' as const, value: '0' as const, channel: '1' }
  const unit = { ...bureau, side: 'unit' as const }
  const dissatisfied = { ...unit, value: '3' as const, reasons: ['03'], text: '只说明了政策，没有到现场查看。' }

  async function closed() {
    const letter = await answered(await signed())
    await letter.act('rs12', close, CLOSED)
    return letter
  }

  it('ends the time for it, and tells those who are rated', async () => {
    const letter = await closed()
    expect(await letter.act('zs05', evaluate, unit)).toMatchObject({ state: '60' })
    expect(await letter.clocks()).toEqual(['K09', 'K13'])
    expect(await letter.todos()).toEqual([])
    const [told] = await messagesTo(portal, 'rs12', '8')
    expect(told).toBe(`信访人已对信访件${letter.petitionNo}作出评价：满意。`)
  })

  it('of the bureau begins with the dispatch', async () => {
    const letter = await signed()
    expect(await letter.act('zs05', evaluate, bureau)).toMatchObject({ state: '25' })
    expect(await letter.clocks()).toEqual(['K03', 'K04'])
  })

  it('that is bad is looked into where the letter was registered', async () => {
    const letter = await closed()
    await letter.act('zs05', evaluate, dissatisfied)
    expect(await letter.todos()).toEqual(['dissatisfied 990000000-xf'])
  })

  it('is given once', async () => {
    const letter = await closed()
    await letter.act('zs05', evaluate, unit)
    expect(await letter.refusal('zs05', evaluate, dissatisfied)).toBe('信访人已评价，不能重复评价')
  })

  describe('again, where the region allows it,', () => {
    const name = 'evaluation.again'
    const inProvince = { regionCode: '990000000000', validFrom: '2026-01-01' }

    beforeAll(() => setParameter(portal.db, { name, ...inProvince, value: '{"allowed": true}' }))
    afterAll(() => portal.db.deleteFrom('rule_param').where('name', '=', name).execute())

    it('counts instead of the first, while the time for it lasts', async () => {
      const letter = await closed()
      await letter.act('zs05', evaluate, dissatisfied)
      await letter.act('zs05', evaluate, { ...dissatisfied, text: '仍未到现场查看。' })
      expect(await letter.todos()).toEqual(['dissatisfied 990000000-xf'])
      await letter.act('zs05', evaluate, unit)
      expect(await letter.todos()).toEqual([])
      portal.clock.stopAt('2026-12-22T09:00:00+08:00')
      expect(await letter.refusal('zs05', evaluate, dissatisfied)).toBe('评价期限已过')
    })
  })

  describe('given elsewhere', () => {
    const taken = (...ratings: object[]) => importEvaluations(portal.services, ratings)

    it('is stored once, and what is refused leaves the others as they are', async () => {
      const [letter, open] = [await closed(), await signed()]
      const good = { petitionNo: letter.petitionNo, ...dissatisfied }
      const tooSoon = { petitionNo: open.petitionNo, ...unit }
      const unknown = { petitionNo: 'LX990000991231999999', ...unit }
      const failed = [
        { petitionNo: open.petitionNo, side: 'unit', reason: '该件不纳入评价' },
        { petitionNo: unknown.petitionNo, side: 'unit', reason: '信访件不存在或您无权查看' },
      ]
      expect(await taken(tooSoon, good, unknown)).toEqual({ stored: 1, known: 0, failed })
      expect(await letter.todos()).toEqual(['dissatisfied 990000000-xf'])
      const version = await letter.version()
      expect(await taken(good)).toEqual({ stored: 0, known: 1, failed: [] })
      expect(await letter.version()).toBe(version)
      const other = { ...good, ...unit, reasons: [] }
      const once = { petitionNo: letter.petitionNo, side: 'unit', reason: '信访人已评价，不能重复评价' }
      expect(await taken(other)).toEqual({ stored: 0, known: 0, failed: [once] })
    })

    it('is refused as a whole where one of them makes no sense', async () => {
      const letter = await closed()
      const good = { petitionNo: letter.petitionNo, ...unit }
      await expect(taken(good, { ...good, value: '2' })).rejects.toThrow('请选择评价结果')
      expect(await taken(good)).toMatchObject({ stored: 1 })
    })
  })

  it.each([
    ['a bad rating without a cause', { ...dissatisfied, reasons: [] }, '请选择不满意原因'],
    ['an unknown cause', { ...dissatisfied, reasons: ['77'] }, '请选择不满意原因'],
    ['an unknown channel', { ...unit, channel: '77' }, '请选择评价渠道'],
    ['an unknown rating', { ...unit, value: '2' }, '请选择评价结果'],
  ])('is refused with %s', async (_, args, text) => {
    const letter = await closed()
    expect(await letter.refusal('zs05', evaluate, args as typeof unit)).toBe(text)
  })

  it('is refused when its time is over, before and after that was noted', async () => {
    const letter = await closed()
    portal.clock.stopAt('2026-12-22T09:00:00+08:00')
    expect(await letter.refusal('zs05', evaluate, unit)).toBe('评价期限已过')
    await lapseEvaluations(portal.services)
    const states = portal.db
      .selectFrom('evaluation')
      .innerJoin('petition', 'petition.id', 'evaluation.petition_id')
      .where('petition_no', '=', letter.petitionNo)
      .select('evaluation.state')
    expect(await states.execute()).toEqual([{ state: '3' }, { state: '3' }])
    expect(await letter.refusal('zs05', evaluate, unit)).toBe('评价期限已过')
  })

  it('is not asked of what nobody can be asked about', async () => {
    const letter = await signed()
    expect(await letter.refusal('zs05', evaluate, unit)).toBe('该件不纳入评价')
    const anonymous = await signed({ anonymous: true })
    expect(await anonymous.refusal('zs05', evaluate, bureau)).toBe('该件不纳入评价')
  })

  it('is for whoever has registered the letter', async () => {
    const letter = await closed()
    expect(await letter.refusal('rs12', evaluate, unit)).toBe('您没有此项操作的权限，请联系管理员')
    expect(await letter.refusal('sd05', evaluate, unit)).toBe('信访件不存在或您无权查看')
  })

  it('is asked for by telephone where its time is nearly over, by the office that registered', async () => {
    const letter = await closed()
    const listOn = async (days: number, account = 'zs05') => {
      portal.clock.stopAt(`${addDays(TODAY, days)}T09:00:00+08:00`)
      return await portal.ask(petitionList, { viewId: 'v_pjhf' }, { token: await portal.signInAs(account) })
    }
    const of = ({ data }: Awaited<ReturnType<typeof listOn>>) =>
      data?.list.filter(({ xfjbh }) => xfjbh === letter.petitionNo)
    expect(of(await listOn(20))).toEqual([])
    const near = await listOn(26)
    expect(of(near)).toMatchObject([
      { sideName: '信访部门', lamp: 'yellow', xfr: expect.stringContaining('*') },
      { sideName: '责任单位' },
    ])
    expect(of(await listOn(26, 'al05'))).toEqual([])
    expect(await listOn(26, 'rs12')).toMatchObject({ code: errors.forbidden.code })
    const rated = { ...unit, petitionNo: letter.petitionNo, version: await letter.version() }
    await portal.answerTo(evaluate, rated, { token: await portal.signInAs('zs05') })
    expect(of(await listOn(26))).toMatchObject([{ sideName: '信访部门' }])
  })
})
