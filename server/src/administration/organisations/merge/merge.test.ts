import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { findOrganisations } from '@portal/shared-lib/contract/lookups'
import * as contract from '@portal/shared-lib/contract/organisation-admin'
import { ORGANISATION_ADMIN_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/organisation-admin'
import { sql } from 'kysely'
import { getOrganisation } from '../../../../fixtures/demo/organisations/organisations'
import { usePortal } from '../../../../test/portal'

const LONG_MS = 60_000
jest.setTimeout(LONG_MS)

describe('An organisation that is merged into another', () => {
  const portal = usePortal({ database: 'simulated' })
  let officer: { token: string }
  /** A county's bureau with people, petitions and to-dos, and the one that takes over. */
  const from = getOrganisation('石渡县信访局')
  const into = getOrganisation('安澜市信访局')
  const reason = '机构改革方案第三条'

  beforeAll(async () => {
    officer = { token: await portal.signInAs('sys91') }
  })

  const preview = (id: string, intoId: string) => portal.ask(contract.previewMerge, { id, intoId }, officer)
  const merge = (args: CallArgs<typeof contract.mergeOrganisation>) =>
    portal.ask(contract.mergeOrganisation, args, officer)
  const count = async (table: 'todo' | 'post' | 'department', orgId: string) => {
    const rows = portal.db.selectFrom(table).where('org_id', '=', orgId)
    const { found } = await rows.select(eb => eb.fn.countAll<string>().as('found')).executeTakeFirstOrThrow()
    return Number(found)
  }
  const openTodos = async (orgId: string) => {
    const rows = portal.db.selectFrom('todo').where('org_id', '=', orgId).where('done_at', 'is', null)
    return (await rows.select(['id', 'dept_id', 'person_id', 'todo_type']).orderBy('id').execute()).length
  }
  /** Of the open to-dos against their counters: none may differ. */
  const wrongCounters = async () => {
    const counted = await portal.db
      .selectFrom('todo')
      .where('done_at', 'is', null)
      .groupBy(['dept_id', 'person_id', 'todo_type'])
      .select(['dept_id', 'person_id', 'todo_type', eb => eb.fn.countAll<string>().as('open')])
      .execute()
    const kept = await portal.db.selectFrom('todo_counter').selectAll().where('open_count', '>', 0).execute()
    const key = (row: { dept_id: string; person_id: string; todo_type: string }, open: number) =>
      [row.dept_id, row.person_id, row.todo_type, open].join(' ')
    const right = new Set(counted.map(row => key(row, Number(row.open))))
    return kept.map(row => key(row, row.open_count)).filter(each => !right.has(each))
  }

  it('is merged by the officer of the system alone', async () => {
    for (const account of ['zs05', 'sec92', 'aud93']) {
      const other = { token: await portal.signInAs(account) }
      const args = { id: from.id, intoId: into.id }
      expect((await portal.ask(contract.previewMerge, args, other)).code).toBe(errors.forbidden.code)
      expect((await portal.ask(contract.mergeOrganisation, { ...args, reason }, other)).code).toBe(
        errors.forbidden.code,
      )
    }
  })

  it('is refused where the two do not fit, saying why', async () => {
    const text = async (id: string, intoId: string) => (await preview(id, intoId)).message
    expect(await text(from.id, from.id)).toBe(TEXTS.mergeItself)
    expect(await text(from.id, getOrganisation('安澜市人民政府').id)).toBe(TEXTS.mergeKind)
    expect((await preview('none', into.id)).code).toBe(errors.notFound.code)
    expect((await preview(from.id, "' or true --")).code).toBe(errors.notFound.code)
    expect((await merge({ id: from.id, intoId: into.id, reason: '  ' })).message).toBe(TEXTS.mergeReason)
    expect((await merge({ id: from.id, intoId: into.id, reason: '据'.repeat(201) })).message).toBe(TEXTS.mergeReason)
  })

  it('tells first what it takes over, and does nothing of it', async () => {
    const before = [await openTodos(from.id), await count('post', from.id), await count('department', from.id)]
    const effect = await portal.answerTo(contract.previewMerge, { id: from.id, intoId: into.id }, officer)
    expect(effect).toMatchObject({ todos: before[0], people: before[1], departments: before[2], twice: 0 })
    expect(effect.petitions).toBeGreaterThan(0)
    expect([await openTodos(from.id), await count('post', from.id), await count('department', from.id)]).toEqual(before)
  })

  it('hands over what is under way, and closes for good', async () => {
    const effect = await portal.answerTo(contract.previewMerge, { id: from.id, intoId: into.id }, officer)
    const done = await portal.answerTo(contract.mergeOrganisation, { id: from.id, intoId: into.id, reason }, officer)
    expect(done).toEqual(effect)
    expect([await openTodos(from.id), await count('post', from.id), await count('department', from.id)]).toEqual([
      0, 0, 0,
    ])
    expect(await wrongCounters()).toEqual([])
    const { list } = await portal.answerTo(contract.managedOrganisations, { name: from.name, state: 'closed' }, officer)
    expect(list).toMatchObject([{ id: from.id, inUse: '0', mergedIntoName: into.name }])
    expect((await portal.ask(contract.reopenOrganisation, { id: from.id }, officer)).message).toBe(
      TEXTS.mergedAlready(into.name),
    )
    const audit = portal.db
      .selectFrom('audit')
      .where('action', '=', 'mergeOrganisation')
      .where('object_id', '=', from.id)
    const [row] = await audit.select(['person_id', 'after']).execute()
    expect(row?.person_id).toBe('demo-sys91')
    expect(JSON.parse(String(row?.after))).toMatchObject({ merged_into_id: into.id, reason })
  })

  it('is found by its old name, as the one that took over', async () => {
    const clerk = { token: await portal.signInAs('zs05') }
    const found = await portal.answerTo(findOrganisations, { name: from.name }, clerk)
    expect(found.map(({ orgId }) => orgId)).toContain(into.id)
    expect(await portal.answerTo(findOrganisations, { orgId: from.id }, clerk)).toMatchObject([{ orgId: into.id }])
  })

  it('leaves each petition within the reach that follows from its rows', async () => {
    const { rows } = await sql<{ wrong: number }>`select count(*)::int as wrong from (
      (select petition_id, party from petition_reach except select petition_id, party from petition_reach_now)
      union all
      (select petition_id, party from petition_reach_now except select petition_id, party from petition_reach)
    ) as one`.execute(portal.db)
    expect(rows[0]?.wrong).toBe(0)
  })

  it('stands in the timelines of what was handed over', async () => {
    const noted = await portal.db
      .selectFrom('timeline')
      .innerJoin('petition', 'petition.id', 'timeline.petition_id')
      .where('action', '=', '机构合并')
      .select(['petition_no', 'text', 'register_org_id'])
      .execute()
    expect(noted.length).toBeGreaterThan(0)
    expect(new Set(noted.map(({ text }) => text))).toEqual(new Set([`${from.name}并入${into.name}`]))
    expect(noted.filter(({ register_org_id }) => register_org_id === from.id)).toEqual([])
  })
})
