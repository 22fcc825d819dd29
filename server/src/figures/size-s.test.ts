import { METRIC_IDS, type Metric } from '@portal/shared-lib/contract/rules/figures'
import { getCaller } from '../../fixtures/demo/people/callers'
import { countPlainly } from '../../test/count-plainly'
import { drawnFacts, TODAY } from '../../test/drawn-facts'
import { tellOfMatters } from '../../test/fact-kin'
import { NONE, tableOf } from '../../test/figures-document'
import { usePortal } from '../../test/portal'
import { inScope } from './conditions'
import { countTable } from './count'

const PERIODS = { October: ['2026-10-01', '2026-10-31'], year: ['2025-12-01', '2026-11-30'] } as const

describe('The figures of size S', () => {
  const portal = usePortal()
  const facts = drawnFacts()
  const listed = tableOf('of S')

  beforeAll(async () => {
    for (let at = 0; at < facts.length; at += 500)
      await portal.db
        .insertInto('petition_fact')
        .values(facts.slice(at, at + 500))
        .execute()
    await tellOfMatters(portal.db)
  })

  const count = async (metrics: readonly Metric[], [from, to]: (typeof PERIODS)[keyof typeof PERIODS]) => {
    const { total } = await countTable(
      { db: portal.db, caller: getCaller('zs07'), now: new Date(`${TODAY}T10:00:00+08:00`) },
      {
        title: '',
        scope: inScope({ region: '', channels: [], repeat: '' }, TODAY),
        columns: metrics.map(metric => ({ id: metric, path: [], metric })),
        period: { from, to },
        dateMode: '2',
        isCompared: false,
      },
    )
    return Object.fromEntries(metrics.map((metric, at) => [metric, total?.[at]?.value]))
  }

  it.each(['October', 'year'] as const)(
    'of %s are alike in the document, counted plainly and by the server',
    async name => {
      const [from, to] = PERIODS[name]
      const plain = countPlainly(facts, from, to)
      const metrics = METRIC_IDS.filter(id => Object.hasOwn(plain, id))
      expect(metrics).toHaveLength(Object.keys(plain).length)
      expect(await count(metrics, PERIODS[name])).toEqual(plain)
      const written = listed.map(row => [row['of S'], row[name] === NONE ? null : Number(row[name])])
      expect(Object.fromEntries(written)).toEqual(plain)
    },
  )
})
