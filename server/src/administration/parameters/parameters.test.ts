import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import * as contract from '@portal/shared-lib/contract/parameters'
import { PARAMETER_RULES, PARAMETER_TEXTS, parameterText } from '@portal/shared-lib/contract/rules/parameters'
import { jobsOf, workOff } from '../../../test/jobs'
import { createSentCase, type SentCase, startUnitClock } from '../../../test/limits'
import { usePortal } from '../../../test/portal'
import { readCalendar } from '../../platform/calendar/read-calendar'
import { PARAMETERS } from '../../screens/parameters/kinds'

const PROVINCE = '990000000000'
const NOW = '2026-11-02T09:00:00+08:00'

describe('The parameters', () => {
  const portal = usePortal({ database: 'demo' })
  let officer: { token: string }
  let sent: SentCase

  beforeAll(async () => {
    portal.clock.stopAt(NOW)
    officer = { token: await portal.signInAs('sys91') }
    sent = await createSentCase(portal)
    await startUnitClock(portal, sent, 'K04', new Date(NOW))
  })
  afterEach(() => portal.db.deleteFrom('rule_param').execute())
  afterAll(() => portal.clock.reset())

  type Args = CallArgs<typeof contract.setParameter>
  const base: Args = {
    name: 'limit.K04',
    regionCode: PROVINCE,
    value: '{"length":10}',
    validFrom: '2026-11-02',
    validTo: null,
  }
  const set = (more: Partial<Args> = {}) => portal.ask(contract.setParameter, { ...base, ...more }, officer)
  const preview = (more: Partial<Args> = {}) =>
    portal.answerTo(contract.previewParameter, { ...base, ...more }, officer)
  const rows = () => portal.db.selectFrom('rule_param').selectAll().execute()
  const notice = (...days: string[]) =>
    JSON.stringify({ year: 2027, days: days.map(date => ({ name: '元旦', date, isOffDay: true })) })

  it('are set by the officer of the system alone, and read by the security officer too', async () => {
    for (const account of ['zs05', 'zs07', 'sec92', 'aud93']) {
      const other = { token: await portal.signInAs(account) }
      const text = notice('2027-01-01')
      const reading = [
        await portal.ask(contract.parameters, {}, other),
        await portal.ask(contract.parameterHistory, { name: base.name }, other),
      ]
      const mayRead = account === 'sec92'
      expect(reading.map(({ code }) => code)).toEqual(reading.map(() => (mayRead ? 0 : errors.forbidden.code)))
      const answers = [
        await portal.ask(contract.previewParameter, base, other),
        await portal.ask(contract.setParameter, base, other),
        await portal.ask(contract.previewCalendar, { text }, other),
        await portal.ask(contract.importCalendar, { text }, other),
      ]
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => errors.forbidden.code))
    }
    expect(await rows()).toEqual([])
  })

  it.each<[string, Partial<Args>, { code: number; message?: string }]>([
    ['an unknown name', { name: 'limit.K99' }, { code: errors.notFound.code }],
    ['no JSON', { value: "10'; --" }, { code: errors.rule.code, message: PARAMETER_TEXTS.value }],
    ['a value of another kind', { value: '10' }, { code: errors.rule.code, message: PARAMETER_TEXTS.value }],
    ['a day that is over', { validFrom: '2026-11-01' }, { code: errors.rule.code, message: PARAMETER_TEXTS.past }],
    [
      'an end before the beginning',
      { validTo: '2026-11-01' },
      { code: errors.rule.code, message: PARAMETER_TEXTS.backwards },
    ],
    ['an unknown region', { regionCode: '991234000000' }, { code: errors.notFound.code }],
    ['a region of another province', { regionCode: '980000000000' }, { code: errors.notFound.code }],
  ])('are refused with %s', async (_, more, refusal) => {
    expect(await set(more)).toMatchObject(refusal)
    expect(await rows()).toEqual([])
  })

  it('are described all, with words for what is delivered', async () => {
    const { list } = await portal.answerTo(contract.parameters, {}, officer)
    expect(list.map(({ name }) => name)).toEqual(PARAMETER_RULES.map(({ name }) => name))
    expect(list.map(({ name }) => name)).toEqual([...PARAMETERS.keys()])
    const texts = Object.fromEntries(list.map(({ name, delivered }) => [name, parameterText(name, delivered)]))
    expect(texts).toMatchObject({
      'limit.K04': '15日',
      'limit.K02': '2工作日',
      'warn.unit': '提前10日',
      'urge.auto': '黄灯时催办：否，红灯时催办：是',
    })
  })

  it('tell before they are set how many limits stay, and change nothing by that', async () => {
    const before = { province: await preview(), elsewhere: await preview({ regionCode: '990200000000' }) }
    await startUnitClock(portal, sent, 'K04', new Date(NOW))
    expect(await preview()).toEqual({ keep: (before.province.keep ?? 0) + 1, turn: null })
    expect(await preview({ regionCode: '990200000000' })).toEqual(before.elsewhere)
    expect(await preview({ name: 'urge.auto', value: '{"yellow":true,"red":true}' })).toEqual({
      keep: null,
      turn: null,
    })
    expect(await rows()).toEqual([])
  })

  it('tell of how many limits the lamps turn, and have them turned by a job', async () => {
    const warning = { name: 'warn.unit', value: '12' }
    const { turn } = await preview(warning)
    expect(turn).toBeGreaterThan(0)
    expect(await set(warning)).toMatchObject({ code: 0 })
    expect(await jobsOf(portal.db, 'short')).toContainEqual(expect.objectContaining({ job: 'restampLimits' }))
    await workOff(portal.services, 'short')
    expect(await preview(warning)).toEqual({ keep: null, turn: 0 })
  })

  it('keep who set them, as they were and as they are', async () => {
    await set()
    await set({ value: '{"length":12,"unit":"workday"}', validTo: '2026-12-31' })
    const { list } = await portal.answerTo(contract.parameterHistory, { name: base.name }, officer)
    const [later] = list
    expect(later).toMatchObject({ validFrom: '2026-11-02', validTo: '2026-12-31' })
    expect(later?.person).not.toBe('')
    expect(parameterText(base.name, later?.was ?? '')).toBe('10')
    expect(parameterText(base.name, later?.is ?? '')).toBe('12工作日')
    const audited = await portal.db
      .selectFrom('audit')
      .where('object_id', '=', `limit.K04 ${PROVINCE} 2026-11-02`)
      .select(['roles', 'address'])
      .execute()
    expect(audited.every(({ roles, address }) => roles === 'R91' && address !== 'command line')).toBe(true)
    const found = (await portal.answerTo(contract.parameters, {}, officer)).list.find(({ name }) => name === base.name)
    expect(found?.set).toMatchObject([{ regionCode: PROVINCE, validTo: '2026-12-31' }])
  })

  it('have a calendar, of which a year moves limits once', async () => {
    const text = notice('2027-01-01', '2027-01-04')
    const ask = (call: typeof contract.previewCalendar | typeof contract.importCalendar, sent: string) =>
      portal.ask(call, { text: sent }, officer)
    expect((await ask(contract.importCalendar, '{"year":1}')).message).toBe(PARAMETER_TEXTS.calendar)
    const { data } = await ask(contract.previewCalendar, text)
    expect(data).toMatchObject({ year: 2027, isNew: true, worked: 0 })
    expect((await readCalendar(portal.db)).knows(2027)).toBe(false)
    expect((await ask(contract.importCalendar, text)).data).toEqual(data)
    expect((await readCalendar(portal.db)).kindOf('2027-01-04')).toBe('H')
    expect((await ask(contract.importCalendar, text)).data).toMatchObject({ isNew: false, moves: 0 })
  })
})
