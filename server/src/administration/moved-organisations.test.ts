import { agreeRoles } from '@portal/shared-lib/contract/accounts'
import { importTable, mergeOrganisation } from '@portal/shared-lib/contract/organisation-admin'
import { organisation, updateOrganisation } from '@portal/shared-lib/contract/organisations'
import { mergeRegion, previewRegionMerge } from '@portal/shared-lib/contract/region-admin'
import { sql } from 'kysely'
import { createOrganisation, createPerson } from '../../test/factories'
import { usePortal } from '../../test/portal'
import type { Scope } from '../platform/scopes'

const CITY = '990100000000'
const COUNTY = '990102000000'
const OTHER_COUNTY = '990121000000'
const NAMED = { company_name: '试办单位', doc_short_name: '试办', pin_yin: 'sb', is_choose: false }
const HEADINGS = [
  '机构代码',
  '机构全称',
  '机构简称',
  '机构拼音',
  '行政区划代码',
  '所属系统',
  '上级机构一',
  '上级机构二',
]

describe('An organisation that moves', () => {
  const portal = usePortal({ database: 'demo' })
  let officer = { token: '' }
  let subSystem = ''
  let codes = 10
  beforeAll(async () => {
    officer = { token: await portal.signInAs('sys91') }
    const systems = portal.db
      .selectFrom('code_item')
      .where('table_name', '=', 'DM_SUB_SYSTEM')
      .where('code_id', '=', '01')
    subSystem = (await systems.select('code_name').executeTakeFirstOrThrow()).code_name
  })

  const place = (more: object = {}) => {
    codes += 1
    const id = `99000000000000${codes}`
    return createOrganisation(portal.db, {
      id,
      org_code: id,
      region_code: CITY,
      sub_level_code: '2',
      ...NAMED,
      ...more,
    })
  }
  /** Two who sit in an organisation, one of whom reaches it alone. */
  async function seats(orgId: string, scope: Scope) {
    const [wide, narrow] = await Promise.all(
      [scope, 'ORG' as const].map(async each => {
        const { id } = await createPerson(portal.db, { organisations: [orgId], roles: ['R12'] })
        const { id: post } = await portal.db
          .selectFrom('post')
          .where('person_id', '=', id)
          .select('id')
          .executeTakeFirstOrThrow()
        await portal.db.updateTable('post_role').set({ data_scope: each }).where('post_id', '=', post).execute()
        return post
      }),
    )
    return { wide: wide ?? '', narrow: narrow ?? '' }
  }
  const scopeOf = async (post: string) =>
    (await portal.db.selectFrom('post_role').where('post_id', '=', post).select('data_scope').executeTakeFirst())
      ?.data_scope
  const proposedOf = (post: string) =>
    portal.db
      .selectFrom('post_role_proposal')
      .where('post_id', '=', post)
      .select(['id', 'data_scope', 'proposed_by'])
      .execute()

  async function update(id: string, change: object) {
    const { regionName: _, ...form } = await portal.answerTo(organisation, { id }, officer)
    return await portal.ask(updateOrganisation, { ...form, ...change }, officer)
  }
  const imported = (code: string, region: string, ...parents: string[]) => {
    const row = [code, '试办单位', '试办', 'sb', region, subSystem, ...parents, ''].slice(0, HEADINGS.length)
    return portal.ask(importTable, { table: 'organisations', rows: [HEADINGS, row] }, officer)
  }
  const merged = (id: string, intoId: string) =>
    portal.ask(mergeOrganisation, { id, intoId, reason: '机构改革' }, officer)

  /** Of each: the scope, and what makes the one above reach one more. */
  const MOVES: [string, Scope, (above: string) => Promise<() => Promise<{ code: number; message: string }>>][] = [
    [
      'a first superior',
      'ORG_TREE',
      async above => {
        const id = await place()
        return () => update(id, { parent1Id: above })
      },
    ],
    [
      'a superior of its line',
      'LINE_TREE',
      async above => {
        const id = await place({ parent1_id: await place() })
        return () => update(id, { parent2Id: above })
      },
    ],
    [
      'a table that names a superior',
      'ORG_TREE',
      async above => {
        const id = await place()
        return () => imported(id, CITY, above)
      },
    ],
    [
      'a table that names a superior of its line',
      'LINE_TREE',
      async above => {
        const id = await place({ parent1_id: await place() })
        const { parent1_id } = await portal.db
          .selectFrom('organisation')
          .where('id', '=', id)
          .select('parent1_id')
          .executeTakeFirstOrThrow()
        return () => imported(id, CITY, parent1_id ?? '', above)
      },
    ],
    [
      'a table that names another region',
      'REGION_TREE',
      async () => {
        const id = await place({
          parent1_id: await place({ region_code: '990000000000' }),
          region_code: '990200000000',
        })
        const { parent1_id } = await portal.db
          .selectFrom('organisation')
          .where('id', '=', id)
          .select('parent1_id')
          .executeTakeFirstOrThrow()
        return () => imported(id, COUNTY, parent1_id ?? '')
      },
    ],
    [
      'the merge of its superior',
      'ORG_TREE',
      async above => {
        const old = await place()
        await place({ parent1_id: old })
        return () => merged(old, above)
      },
    ],
    [
      'the merge of the superior of its line',
      'LINE_TREE',
      async above => {
        const old = await place()
        await place({ parent2_id: old })
        return () => merged(old, above)
      },
    ],
  ]

  it.each(MOVES)('by %s leaves it to two officers whether %s reaches it', async (_, scope, prepare) => {
    const above = await place()
    const { wide, narrow } = await seats(above, scope)
    const move = await prepare(above)
    expect(await move()).toMatchObject({ code: 0 })
    expect([await scopeOf(wide), await scopeOf(narrow)]).toEqual(['ORG', 'ORG'])
    const [proposed, ...more] = await proposedOf(wide)
    expect([proposed, ...more]).toMatchObject([{ data_scope: scope, proposed_by: 'demo-sys91' }])
    expect(await proposedOf(narrow)).toEqual([])
    const security = { token: await portal.signInAs('sec92') }
    expect(await portal.ask(agreeRoles, { ids: [proposed?.id ?? ''] }, security)).toMatchObject({ code: 0 })
    expect(await scopeOf(wide)).toBe(scope)
  })

  describe('with its region', () => {
    /** A town of a county that nobody names, and one with an office; the county's reaches both. */
    async function towns(first: string, second: string) {
      const row = (region_code: string) => ({
        region_code,
        region_name: `镇${region_code}`,
        region_type: '4',
        parent_code: OTHER_COUNTY,
      })
      await portal.db
        .insertInto('region')
        .values([row(first), row(second)])
        .execute()
      const county = await seats(await place({ region_code: OTHER_COUNTY, sub_level_code: '3' }), 'REGION_TREE')
      const office = await seats(await place({ region_code: second, sub_level_code: '4' }), 'REGION_TREE')
      return { county, office, places: { regionCode: first, intoCode: second } }
    }
    const merge = async (places: { regionCode: string; intoCode: string }) => {
      const effect = await portal.answerTo(previewRegionMerge, places, officer)
      expect(await portal.answerTo(mergeRegion, { ...places, reason: '区划调整' }, officer)).toEqual(effect)
      return effect
    }

    it('leaves it to two officers whether those of the other reach it, which the preview counts', async () => {
      const { county, office, places } = await towns('990121901000', '990121902000')
      const came = await seats(await place({ region_code: places.regionCode, sub_level_code: '4' }), 'REGION_TREE')
      expect(await merge(places)).toMatchObject({ organisations: 1, posts: 2 })
      expect([await scopeOf(office.wide), await scopeOf(came.wide)]).toEqual(['ORG', 'ORG'])
      expect(await proposedOf(office.wide)).toMatchObject([{ data_scope: 'REGION_TREE', proposed_by: 'demo-sys91' }])
      expect(await scopeOf(county.wide)).toBe('REGION_TREE')
    })

    it('does so of petitions about a place without organisations, and not of one that nothing names', async () => {
      const named = await towns('990121903000', '990121904000')
      await sql`update petition set place_region = ${named.places.regionCode}
        where id = (select id from petition order by id limit 1)`.execute(portal.db)
      expect(await merge(named.places)).toMatchObject({ organisations: 0, petitions: 1, posts: 1 })
      expect(await scopeOf(named.office.wide)).toBe('ORG')
      expect(await scopeOf(named.county.wide)).toBe('REGION_TREE')
      const empty = await towns('990121905000', '990121906000')
      expect(await merge(empty.places)).toMatchObject({ organisations: 0, petitions: 0, posts: 0 })
      expect(await scopeOf(empty.office.wide)).toBe('REGION_TREE')
    })
  })
})
