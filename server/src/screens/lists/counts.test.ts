import { approvalCounts, approvals } from '@portal/shared-lib/contract/approvals'
import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { listCounts, petitionList } from '@portal/shared-lib/contract/lists'
import { usePortal } from '../../../test/portal'

type Filter = NonNullable<CallArgs<typeof petitionList>['filter']>
const MOST_TABS = 3

type Tab = CallArgs<typeof listCounts>['tabs'][number]

/** A clerk of the department, two registrars, a leader, and a clerk of a unit. */
const ACCOUNTS = ['zs05', 'zs01', 'zs04', 'zs07', 'rs12'] as const

/** Lists that have tabs, and by what those tell their rows apart. */
const TABBED: Readonly<Record<string, string>> = {
  v_dbx_depart: 'todoType',
  v_dbx_personal: 'todoType',
  v_gzs: 'todoType',
  v_bjhc: 'selectReason',
  v_lxbj: 'xfjzt',
}

const FILTERS: readonly (Filter | undefined)[] = [
  undefined,
  { conditions: [{ field: 'xfxs', operator: 'under', values: ['100'] }] },
  {
    conditions: [{ field: 'nrzy', operator: 'contains', values: ['工资'] }],
    groups: [
      {
        join: 'or',
        conditions: ['10', '20'].map(state => ({ field: 'xfjzt', operator: 'is', values: [state] })),
      },
    ],
  },
]

describe('The counts of tabs', () => {
  const portal = usePortal({ database: 'simulated' })
  const tokens = new Map<string, string>()
  const tokenOf = async (account: string) => {
    const token = tokens.get(account) ?? (await portal.signInAs(account))
    tokens.set(account, token)
    return token
  }

  it('are for those with a session and one of the pages of the list', async () => {
    const tabs: Tab[] = [[]]
    const ask = async (account: string, viewId: string, asked = tabs) =>
      portal.ask(listCounts, { viewId, tabs: asked }, { token: await tokenOf(account) })
    expect(await portal.ask(listCounts, { viewId: 'v_query', tabs })).toMatchObject({ code: errors.sessionEnded.code })
    expect(await ask('sys91', 'v_query')).toMatchObject({ code: errors.forbidden.code })
    expect(await ask('zs01', 'v_dbx_depart')).toMatchObject({ code: errors.forbidden.code })
    expect((await ask('zs05', 'v_dbx_depart', [])).message).toBe('请指定分类')
    const foreign: Tab = [{ field: 'password_hash', operator: 'is', values: ['x'] }]
    expect(await ask('zs05', 'v_dbx_depart', [foreign])).toMatchObject({ code: errors.badInput.code })
  })

  const cases = Object.entries(TABBED).flatMap(([viewId, field]) =>
    FILTERS.map((filter, at) => [viewId, at, field, filter] as const),
  )

  it.each(cases)(
    '%s under filter %s: each is the number of rows of the list it opens',
    async (viewId, _, field, filter) => {
      let readers = 0
      let rows = 0
      for (const account of ACCOUNTS) {
        const token = await tokenOf(account)
        const listed = async (limit: number, narrowed: Filter | undefined) =>
          portal.ask(petitionList, { viewId, limit, ...(narrowed && { filter: narrowed }) }, { token })
        const { code, data } = await listed(100, filter)
        if (code === errors.forbidden.code) continue
        readers += 1
        const values = [...new Set(data?.list.map(row => String(row[field])))].slice(0, MOST_TABS)
        const ofValue = (value: string): Tab => [{ field, operator: 'is', values: [value] }]
        const tabs: Tab[] = [[], ...values.map(ofValue)]
        const counts = await portal.answerTo(listCounts, { viewId, tabs, ...(filter && { filter }) }, { token })
        for (const [at, conditions] of tabs.entries()) {
          const { data: page } = await listed(1, {
            ...filter,
            conditions: [...(filter?.conditions ?? []), ...conditions],
          })
          expect([account, conditions, counts[at]?.total]).toEqual([account, conditions, page?.total])
          rows += page?.total ?? 0
        }
      }
      expect(readers).toBeGreaterThan(0)
      if (!filter && viewId !== 'v_bjhc') expect(rows).toBeGreaterThan(0)
    },
  )

  it('are those of the approvals that wait', async () => {
    let rows = 0
    for (const account of ACCOUNTS) {
      const token = await tokenOf(account)
      const tabs = [[], ['assign'], ['answer', 'report'], ['nonesuch']]
      for (const asked of [{}, { stayHours: 24 }, { applicantDept: '来信' }]) {
        const counts = await portal.answerTo(approvalCounts, { tabs, ...asked }, { token })
        for (const [at, types] of tabs.entries()) {
          const { total } = await portal.answerTo(approvals, { types, limit: 1, ...asked }, { token })
          expect([account, types, counts[at]?.total]).toEqual([account, types, total])
          rows += total
        }
      }
    }
    expect(rows).toBeGreaterThan(0)
  })
})
