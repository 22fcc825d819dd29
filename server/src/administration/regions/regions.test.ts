import { errors } from '@portal/shared-lib/contract/errors'
import { findRegions } from '@portal/shared-lib/contract/lookups'
import * as contract from '@portal/shared-lib/contract/region-admin'
import { REGION_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/region-admin'
import { sql } from 'kysely'
import { usePortal } from '../../../test/portal'

const CITY = '990100000000'
const COUNTY = '990122000000'
const TOWNS = '990121000000'
const reason = '国函〔2026〕1号'

describe('Regions that begin and end', () => {
  const portal = usePortal({ database: 'demo' })
  let officer: { token: string }
  let clerk: { token: string }
  /** A town with organisations, its name, and one beside it. */
  let town = ''
  let name = ''
  let beside = ''
  beforeAll(async () => {
    const towns = await portal.db
      .selectFrom('region')
      .where('parent_code', '=', TOWNS)
      .where('region_code', 'in', portal.db.selectFrom('organisation').select('region_code'))
      .orderBy('region_code')
      .select(['region_code', 'region_name'])
      .execute()
    town = towns[0]?.region_code ?? ''
    name = towns[0]?.region_name ?? ''
    beside = towns[1]?.region_code ?? ''
    officer = { token: await portal.signInAs('sys91') }
    clerk = { token: await portal.signInAs('zs05') }
  })

  const days = (regionCode: string, validFrom: string | null, validTo: string | null, why = reason) =>
    portal.ask(contract.setRegionDays, { regionCode, validFrom, validTo, reason: why }, officer)
  const merge = (regionCode: string, intoCode: string) =>
    portal.ask(contract.mergeRegion, { regionCode, intoCode, reason }, officer)
  const offered = async () =>
    (await portal.answerTo(findRegions, { name }, clerk)).filter(({ regionCode }) => regionCode === town).length

  it('are changed by the officer of the system alone', async () => {
    for (const account of ['zs05', 'sec92', 'aud93']) {
      const other = { token: await portal.signInAs(account) }
      const places = { regionCode: town, intoCode: beside }
      const answers = [
        await portal.ask(contract.managedRegion, { regionCode: town }, other),
        await portal.ask(contract.setRegionDays, { regionCode: town, validFrom: null, validTo: null, reason }, other),
        await portal.ask(contract.previewRegionMerge, places, other),
        await portal.ask(contract.mergeRegion, { ...places, reason }, other),
      ]
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => errors.forbidden.code))
    }
  })

  it('are refused days that go backwards, no reason, and an end while anything is in use', async () => {
    expect((await days(town, '2026-02-01', '2026-01-01')).message).toBe(TEXTS.backwards)
    expect((await days(town, null, null, '')).message).toBe(TEXTS.reason)
    expect((await days(CITY, null, '2026-12-31')).message).toMatch(/^仍有下级行政区划\d+个/)
    expect((await days(town, null, '2026-12-31')).message).toMatch(/^仍有使用中的机构\d+个/)
    expect((await days('980000000000', null, null)).code).toBe(errors.notFound.code)
  })

  it('are not offered before their first day', async () => {
    expect(await offered()).toBe(1)
    expect(await days(town, '2999-01-01', null)).toMatchObject({ code: 0 })
    expect(await offered()).toBe(0)
    expect(await days(town, null, null)).toMatchObject({ code: 0 })
    expect(await offered()).toBe(1)
  })

  it('are not merged into themselves, into another level or into one of another province', async () => {
    expect((await merge(town, town)).message).toBe(TEXTS.itself)
    expect((await merge(town, COUNTY)).message).toBe(TEXTS.level)
    expect((await merge(CITY, '990200000000')).message).toMatch(/^仍有下级行政区划/)
    expect((await merge(town, '980000000000')).code).toBe(errors.notFound.code)
  })

  it('hand their organisations on, and keep the names of what is about them', async () => {
    const places = { regionCode: town, intoCode: beside }
    const before = await portal.answerTo(contract.managedRegion, { regionCode: beside }, officer)
    const effect = await portal.answerTo(contract.previewRegionMerge, places, officer)
    expect(effect.organisations).toBeGreaterThan(0)
    expect(await portal.answerTo(contract.managedRegion, { regionCode: beside }, officer)).toEqual(before)
    expect(await portal.answerTo(contract.mergeRegion, { ...places, reason }, officer)).toEqual(effect)
    const after = await portal.answerTo(contract.managedRegion, { regionCode: beside }, officer)
    expect(after.organisations).toBeGreaterThan(before.organisations)
    expect(await offered()).toBe(0)
    const { region } = await portal.answerTo(contract.managedRegion, { regionCode: town }, officer)
    expect(region).toMatchObject({ regionName: name, replacedBy: beside, isCurrent: false })
    expect((await merge(town, '990121000000')).message).toBe(TEXTS.endedAlready)
    expect((await merge(beside, town)).message).toBe(TEXTS.intoEnded)
    const audited = portal.db.selectFrom('audit').where('action', '=', 'mergeRegion').select(['object_id', 'person_id'])
    expect(await audited.execute()).toEqual([{ object_id: town, person_id: 'demo-sys91' }])
  })

  it('bring their petitions within reach of the offices of the other', async () => {
    const { rows } = await sql<{ wrong: number }>`select count(*)::int as wrong from (
      select petition_id, party from petition_reach_now except select petition_id, party from petition_reach
    ) as one`.execute(portal.db)
    expect(rows[0]?.wrong).toBe(0)
  })
})
