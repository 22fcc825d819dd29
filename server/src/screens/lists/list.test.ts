import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { todos } from '@portal/shared-lib/contract/todos'
import { getCaller } from '../../../fixtures/demo/people/callers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'
import { VIEWS } from './views'

type ListArgs = CallArgs<typeof petitionList>
type Filter = NonNullable<ListArgs['filter']>

describe('A list of petitions', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const ask = async (account: string, args: ListArgs) =>
    portal.ask(petitionList, args, { token: await cases.tokenOf(account) })
  const read = async (account: string, args: ListArgs) =>
    portal.answerTo(petitionList, args, { token: await cases.tokenOf(account) })
  const numbers = async (filter: Filter, account = 'zs05') => {
    const { list } = await read(account, { viewId: 'v_query', filter, limit: 999 })
    return list.map(({ xfjbh }) => xfjbh)
  }

  it('is for those with a session and one of its pages', async () => {
    expect(await portal.ask(petitionList, { viewId: 'v_query' })).toMatchObject({ code: errors.sessionEnded.code })
    expect(await ask('xw18', { viewId: 'v_query' })).toMatchObject({ code: errors.forbidden.code })
    expect(await ask('sys91', { viewId: 'v_query' })).toMatchObject({ code: errors.forbidden.code })
    expect(await ask('zs01', { viewId: 'v_dbx_depart' })).toMatchObject({ code: errors.forbidden.code })
    expect(await ask('zs05', { viewId: 'constructor' })).toMatchObject({ code: errors.badInput.code })
    expect((await ask('zs05', { viewId: ' ' })).message).toBe('请指定列表')
  })

  it('can be read in every view, by whoever has its page, with a value for each of its columns', async () => {
    const columns = await portal.db.selectFrom('display_column').select(['view_id', 'head_name']).execute()
    for (const [viewId, { pages }] of Object.entries(VIEWS)) {
      const token = (await cases.tokenOf('zs05')) ?? ''
      await portal.db
        .insertInto('role_permission')
        .columns(['role_code', 'node_id'])
        .expression(eb =>
          eb
            .selectFrom('permission_node')
            .where(
              'id',
              'in',
              pages.flatMap(page => [`menu:${page}`, `menu:toDoManage/${page}`]),
            )
            .select(eb2 => [eb2.val('R06').as('role_code'), 'id as node_id']),
        )
        .onConflict(conflict => conflict.doNothing())
        .execute()
      portal.clock.advance({ minutes: 1 })
      const { code, message, data } = await portal.ask(petitionList, { viewId, limit: 5 }, { token })
      expect([viewId, code, message]).toEqual([viewId, 0, ''])
      const [row] = data?.list ?? []
      const shown = columns.filter(({ view_id }) => view_id === viewId).map(({ head_name }) => head_name)
      expect(shown.length).toBeGreaterThan(5)
      if (row) expect([viewId, shown.filter(field => !(field in row))]).toEqual([viewId, []])
    }
    portal.clock.reset()
  })

  it('shows of the to-dos what their own list shows', async () => {
    const { list } = await read('zs05', { viewId: 'v_dbx_depart', limit: 999 })
    const token = await cases.tokenOf('zs05')
    const old = await portal.answerTo(todos, { whose: 'department', limit: 999 }, { token })
    const keys = list.map(({ dbid, url, lamp, sysx, xfr, blr, typeName }) => [
      dbid,
      url,
      lamp,
      sysx,
      xfr,
      blr,
      typeName,
    ])
    expect(keys).toEqual(
      old.list.map(row => [
        ...[row.todoId, row.url, row.lamp, row.remainingDays, row.petitioner, row.claimedBy, row.typeName],
      ]),
    )
  })

  it('shows by each lamp the to-dos that have it', async () => {
    const all = await read('zs05', { viewId: 'v_dbx_depart', limit: 999 })
    expect(new Set(all.list.map(({ lamp }) => lamp)).size).toBeGreaterThan(2)
    for (const lamp of ['green', 'none', 'yellow', 'orange', 'red']) {
      const filter: Filter = { conditions: [{ field: 'lamp', operator: 'is', values: [lamp] }] }
      const { list } = await read('zs05', { viewId: 'v_dbx_depart', filter, limit: 999 })
      const expected = all.list.filter(row => row.lamp === lamp)
      expect([lamp, list.map(({ id }) => id)]).toEqual([lamp, expected.map(({ id }) => id)])
    }
  })

  it('ends at the caller’s reach', async () => {
    const letter = await cases.letter()
    const own: Filter = { conditions: [{ field: 'xfjbh', operator: 'is', values: [letter.petitionNo] }] }
    expect(await numbers(own)).toEqual([letter.petitionNo])
    expect(await numbers(own, 'zs08')).toEqual([letter.petitionNo])
    expect(await numbers(own, 'rs12')).toEqual([])
    expect(await numbers(own, 'sd05')).toEqual([])
  })

  it('masks who it is', async () => {
    const { petitionNo } = await cases.letter()
    const filter: Filter = { conditions: [{ field: 'xfjbh', operator: 'is', values: [petitionNo] }] }
    const { list } = await read('zs05', { viewId: 'v_query', filter })
    expect(list).toMatchObject([{ xfr: '冯*莲', stateName: '已登记待分办', xfjzt: '10' }])
    expect(JSON.stringify(list)).not.toContain('11012340001')
  })

  it('finds by a personal number, whole and not in part, and the audit keeps that it was asked', async () => {
    const { petitionNo } = await cases.letter({ mobile: '11012349876' })
    const by = (value: string): Filter => ({ conditions: [{ field: 'sjh', operator: 'is', values: [value] }] })
    const asked = portal.db.selectFrom('audit').where('action', '=', '按证件号或手机号查询')
    const before = (await asked.select('id').execute()).length
    const { petition_id, province_code } = await portal.db
      .selectFrom('petition_person')
      .innerJoin('petition', 'petition.id', 'petition_person.petition_id')
      .where('petition_no', '=', petitionNo)
      .select(['petition_id', 'petition_person.province_code'])
      .executeTakeFirstOrThrow()
    await portal.db
      .updateTable('petition_person')
      .set({ mobile_hash: portal.services.fieldKeys.digests('11012349876', 'mobile')[0] })
      .where('petition_id', '=', petition_id)
      .where('province_code', '=', province_code)
      .execute()
    expect(await numbers(by('11012349876'))).toEqual([petitionNo])
    expect(await numbers(by('1101234'))).toEqual([])
    const contains: Filter = { conditions: [{ field: 'sjh', operator: 'contains', values: ['110'] }] }
    expect((await ask('zs05', { viewId: 'v_query', filter: contains })).code).toBe(errors.badInput.code)
    expect((await asked.select('id').execute()).length).toBe(before + 2)
  })

  it('joins conditions by and and or', async () => {
    const [one, other] = [await cases.letter({ personCount: 41 }), await cases.letter({ personCount: 42 })]
    const among = { field: 'xfjbh', operator: 'is' as const, values: [one.petitionNo, other.petitionNo] }
    const count = (operator: 'from' | 'to', value: string) => ({ field: 'xfrs', operator, values: [value] })
    expect(await numbers({ conditions: [among, count('from', '42')] })).toEqual([other.petitionNo])
    expect(await numbers({ conditions: [among, count('to', '41')] })).toEqual([one.petitionNo])
    const either: Filter['groups'] = [{ join: 'or', conditions: [count('from', '42'), count('to', '41')] }]
    expect(await numbers({ conditions: [among], groups: either })).toEqual([other.petitionNo, one.petitionNo])
    expect(await numbers({ conditions: [among], groups: [{ conditions: [] }] })).toHaveLength(2)
  })

  it('knows what lies below a code or a region', async () => {
    const { petitionNo } = await cases.letter({ category: '010200', placeRegion: '990121100000' })
    const found = async (field: string, value: string) =>
      (await numbers({ conditions: [{ field, operator: 'under', values: [value] }] })).includes(petitionNo)
    expect([await found('nrfl', '010000'), await found('nrfl', '020000')]).toEqual([true, false])
    expect([await found('wtsd', '990121000000'), await found('wtsd', '990200000000')]).toEqual([true, false])
    expect([await found('xfxs', '100'), await found('xfxs', '300')]).toEqual([true, false])
  })

  it.each<[string, string, string[]]>([
    ['summary', 'is', ['x']],
    ['nrzy; drop table petition', 'is', ['x']],
    ['xfrs', 'is', ['1 or 1=1']],
    ['xfrq', 'from', ['2026-13-45']],
    ['djsj', 'from', ["now()'"]],
    ['xfjzt', 'contains', ['1']],
    ['__proto__', 'is', ['x']],
    ['xfr', 'contains', []],
  ])('refuses what it does not have: %s %s %j', async (field, operator, values) => {
    const filter = { conditions: [{ field, operator, values }] } as Filter
    expect(await ask('zs05', { viewId: 'v_query', filter })).toMatchObject({ code: errors.badInput.code })
    const { rows } = await portal.db
      .selectFrom('petition')
      .select('id')
      .limit(1)
      .execute()
      .then(rows => ({ rows }))
    expect(rows).toHaveLength(1)
  })

  it.each(["' or '1'='1", '%', '_', '\\', '"; --'])('takes %s for what it is', async text => {
    expect(await numbers({ conditions: [{ field: 'xfr', operator: 'contains', values: [text] }] })).toEqual([])
  })

  it.each([
    ['v_query', 'djsj', true],
    ['v_query', 'dueAt', false],
    ['v_query', 'bjsj', true],
    ['v_dbx_depart', 'receivedAt', true],
    ['v_dbx_depart', 'xfrq', true],
  ] as const)('has every row once when it is paged by cursor: %s by %s', async (viewId, field, descending) => {
    const whole = await read('zs05', { viewId, sort: { field, descending }, limit: 999 })
    const ids: unknown[] = []
    let cursor: string | undefined
    do {
      const page = await read('zs05', { viewId, sort: { field, descending }, limit: 3, ...(cursor && { cursor }) })
      ids.push(...page.list.map(({ id }) => id))
      expect(page.total).toBe(whole.total)
      cursor = page.next ?? undefined
    } while (cursor)
    expect(ids).toEqual(whole.list.map(({ id }) => id))
    expect(new Set(ids).size).toBe(whole.total)
  })

  it('refuses a cursor of another order, and an order that it does not have', async () => {
    const { next } = await read('zs05', { viewId: 'v_query', limit: 1 })
    const bad = { code: errors.badInput.code }
    const sort = { field: 'dueAt', descending: false }
    expect(await ask('zs05', { viewId: 'v_query', sort, cursor: next ?? '' })).toMatchObject(bad)
    expect(await ask('zs05', { viewId: 'v_query', cursor: 'garbage' })).toMatchObject(bad)
    expect(await ask('zs05', { viewId: 'v_query', sort: { field: 'petition.id' } })).toMatchObject(bad)
  })

  it('shows what waits alone to those who may know of it', async () => {
    expect(getCaller('zs05').deptId).toBe(getCaller('zz01').deptId)
    const { total } = await read('zs05', { viewId: 'v_dbx_depart' })
    expect((await read('zz01', { viewId: 'v_dbx_depart' })).total).toBe(total)
  })
})
