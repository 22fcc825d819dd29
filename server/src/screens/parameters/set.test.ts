import { usePortal } from '../../../test/portal'
import { readParameters } from '../../platform/parameters/read'
import { type NewParameter, setParameter } from './set'

const CITY = '990100000000'

describe('Setting a parameter', () => {
  const portal = usePortal({ database: 'demo' })
  const base = { name: 'warn.unit', regionCode: CITY, value: '5', validFrom: '2027-01-01' }
  const set = (more: Partial<NewParameter>) => setParameter(portal.db, { ...base, ...more })
  const rows = () => portal.db.selectFrom('rule_param').selectAll().execute()
  const found = async (regionCode: string, day: string) =>
    (await readParameters(portal.db, ['warn.unit'], { regionCode, day })).get('warn.unit')

  afterEach(() => portal.db.deleteFrom('rule_param').execute())

  it('holds for the region and those below it, from its day to its last', async () => {
    await set({ validTo: '2027-06-30' })
    expect(await found(CITY, '2026-12-31')).toBeUndefined()
    expect(await found(CITY, '2027-01-01')).toBe(5)
    expect(await found('990121100000', '2027-06-30')).toBe(5)
    expect(await found(CITY, '2027-07-01')).toBeUndefined()
    expect(await found('990200000000', '2027-03-01')).toBeUndefined()
    expect(await found('990000000000', '2027-03-01')).toBeUndefined()
  })

  it('again for the same day takes the place of the first', async () => {
    await set({ validTo: '2027-06-30' })
    await set({ value: '6' })
    expect(await rows()).toEqual([
      { name: 'warn.unit', region_code: CITY, value: 6, valid_from: '2027-01-01', valid_to: null },
    ])
  })

  it('of rows that overlap the later one counts', async () => {
    await set({})
    await set({ value: '6', validFrom: '2027-03-01' })
    expect(await found(CITY, '2027-02-28')).toBe(5)
    expect(await found(CITY, '2027-03-01')).toBe(6)
  })

  it('is audited, as it was and as it is', async () => {
    await set({})
    await set({ value: '6' })
    const audited = portal.db.selectFrom('audit').where('action', '=', 'setParameter').orderBy('id', 'desc')
    expect(await audited.select(['object_id', 'address', 'before', 'after']).executeTakeFirst()).toEqual({
      object_id: `warn.unit ${CITY} 2027-01-01`,
      address: 'command line',
      before: '{"value":5,"valid_to":null}',
      after: '{"value":6,"valid_to":null}',
    })
  })

  it.each<[string, Partial<NewParameter>, string]>([
    ['an unknown name', { name: 'limit.K99' }, 'There is no parameter limit.K99'],
    ['no JSON', { value: 'ten' }, 'ten is no JSON'],
    ['a value of another kind', { name: 'limit.K04', value: '10' }, '10 is no value of limit.K04'],
    ['a negative length', { name: 'limit.K04', value: '{"length":-1}' }, 'is no value of limit.K04'],
    ['an unknown unit', { name: 'limit.K04', value: '{"length":1,"unit":"week"}' }, 'is no value of limit.K04'],
    ['more days than a year', { value: '366' }, '366 is no value of warn.unit'],
    ['half a setting', { name: 'urge.auto', value: '{"red":true}' }, 'is no value of urge.auto'],
    ['an unknown region', { regionCode: '980000000000' }, 'There is no region 980000000000'],
    ['a day that does not exist', { validFrom: '2027-02-29' }, 'The days are not as YYYY-MM-DD'],
    ['an end before the beginning', { validFrom: '2027-02-28', validTo: '2027-02-27' }, 'It ends before it begins'],
  ])('is refused with %s', async (_, more, told) => {
    await expect(set(more)).rejects.toThrow(told)
    expect(await rows()).toEqual([])
  })
})
