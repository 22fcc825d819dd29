import { calendarYears, clocks, explainClock } from '@portal/shared-lib/contract/clocks'
import { warningDays } from '@portal/shared-lib/contract/counters'
import { errors } from '@portal/shared-lib/contract/errors'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'
import { stopClocks } from '../../petitions/clocks/stop'

describe('The limits of a petition', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  let petitionNo = ''

  beforeAll(async () => {
    portal.clock.stopAt('2026-11-20T10:00:00+08:00')
    petitionNo = (await cases.letter()).petitionNo
  })
  afterAll(() => portal.clock.reset())

  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  const notFound = { code: errors.notFound.code }

  it('are for those with a session', async () => {
    const ended = { code: errors.sessionEnded.code }
    expect(await portal.ask(clocks, { petitionNo })).toMatchObject(ended)
    expect(await portal.ask(explainClock, { petitionNo, type: 'K01' })).toMatchObject(ended)
    expect(await portal.ask(calendarYears, {})).toMatchObject(ended)
  })

  it.each(['rs12', 'sys91'])('are not for %s, who may not see it', async account => {
    expect(await portal.ask(clocks, { petitionNo }, await as(account))).toMatchObject(notFound)
    expect(await portal.ask(explainClock, { petitionNo, type: 'K01' }, await as(account))).toMatchObject(notFound)
  })

  it('are listed with their lamps', async () => {
    expect(await portal.answerTo(clocks, { petitionNo }, await as('zs05'))).toEqual([
      {
        clockId: expect.any(String),
        type: 'K01',
        name: '分办',
        organisation: '临江省信访局',
        startAt: '2026-11-20 10:00:00',
        dueAt: '2026-12-07 23:59:59',
        state: 'running',
        remainingDays: 17,
        lamp: 'green',
        late: false,
        pausedDays: 0,
        extendedDays: 0,
        closedAt: null,
        result: '',
      },
    ])
  })

  it('are explained, by type or by number', async () => {
    const [listed] = await portal.answerTo(clocks, { petitionNo }, await as('zs05'))
    const byType = await portal.answerTo(explainClock, { petitionNo, type: 'K01' }, await as('zs05'))
    expect(byType).toMatchObject({ clockId: listed?.clockId, name: '分办', dueAt: '2026-12-07 23:59:59' })
    expect(byType.lines.map(({ label }) => label)).toEqual(['起算', '期限', '期满日', '顺延', '截止时间'])
    const byNumber = { petitionNo, clockId: listed?.clockId ?? '' }
    expect(await portal.answerTo(explainClock, byNumber, await as('zs05'))).toEqual(byType)
  })

  it('are grey when they have ended, and red-framed when that was late', async () => {
    const other = await cases.letter()
    const found = portal.db.selectFrom('petition').where('petition_no', '=', other.petitionNo)
    const { id: petitionId, province_code: provinceCode } = await found.selectAll().executeTakeFirstOrThrow()
    await stopClocks(portal.db, { provinceCode, petitionId }, new Date('2026-12-08T00:00:00+08:00'), '转送')
    const shown = await portal.answerTo(clocks, { petitionNo: other.petitionNo }, await as('zs05'))
    expect(shown).toMatchObject([{ lamp: 'grey', late: true, remainingDays: null, state: 'stopped', result: '转送' }])
    expect(shown[0]?.closedAt).toBe('2026-12-08 00:00:00')
  })

  it.each([
    ['neither', {}, '请指定要查看的期限'],
    ['both', { type: 'K01', clockId: '1' }, '请指定要查看的期限'],
    ['a type that is none', { type: 'K1' }, '没有找到该期限'],
    ['a number that is none', { clockId: "1' or '1'='1" }, '没有找到该期限'],
  ])('are not explained with %s', async (_, asked, message) => {
    const refused = await portal.ask(explainClock, { petitionNo, ...asked }, await as('zs05'))
    expect(refused).toMatchObject({ code: errors.rule.code, message })
  })

  it('are not found where there are none', async () => {
    const [asked, other] = [
      { petitionNo, type: 'K05' },
      { petitionNo, clockId: '999999' },
    ]
    expect(await portal.ask(explainClock, asked, await as('zs05'))).toMatchObject(notFound)
    expect(await portal.ask(explainClock, other, await as('zs05'))).toMatchObject(notFound)
  })

  it('of another petition are not explained by its number', async () => {
    const other = await cases.letter()
    const [listed] = await portal.answerTo(clocks, { petitionNo: other.petitionNo }, await as('zs05'))
    const asked = { petitionNo, clockId: listed?.clockId ?? '' }
    expect(await portal.ask(explainClock, asked, await as('zs05'))).toMatchObject(notFound)
  })
})

describe('The years of the calendar', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  afterEach(() => portal.clock.reset())

  it('are for the officer of the system alone', async () => {
    const refused = await portal.ask(calendarYears, {}, { token: await cases.tokenOf('zs05') })
    expect(refused).toMatchObject({ code: errors.forbidden.code })
  })

  it.each([
    ['2026-10-31', ''],
    ['2026-11-01', '2027年节假日安排尚未载入，期限暂仅按周末计算；请在国务院办公厅通知发布后导入。'],
  ])('warn on %s of what is missing', async (day, warning) => {
    const token = await portal.signInAs('sys91')
    portal.clock.stopAt(`${day}T08:00:00+08:00`)
    const shown = await portal.answerTo(calendarYears, {}, { token })
    expect(shown.warning).toBe(warning)
    expect(shown.years.map(({ year, source }) => `${year} ${source}`)).toEqual([
      '2025 国办发明电〔2024〕12号',
      '2026 国办发明电〔2025〕7号',
    ])
  })
})

describe('The days at which limits are warned of', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const rows = async (account: string) =>
    (await portal.answerTo(warningDays, {}, { token: await cases.tokenOf(account) })).map(({ days }) => days)

  it('are as the caller’s region has set them', async () => {
    expect(await rows('al05')).toEqual([3, 10, 15, 7])
    const set = { region_code: '990100000000', valid_from: '2026-01-01' }
    await portal.db
      .insertInto('rule_param')
      .values([
        { ...set, name: 'warn.department', value: '5' },
        { ...set, name: 'warn.evaluation', value: '9' },
      ])
      .execute()
    expect(await rows('al05')).toEqual([5, 10, 15, 9])
    expect(await rows('zs05')).toEqual([3, 10, 15, 7])
  })
})
