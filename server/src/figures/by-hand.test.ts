import type { Metric } from '@portal/shared-lib/contract/rules/figures'
import type { Insertable } from 'kysely'
import { getCaller } from '../../fixtures/demo/people/callers'
import { usePortal } from '../../test/portal'
import type { Database } from '../platform/database/schema'
import { inScope } from './conditions'
import { countTable } from './count'

type Fact = Insertable<Database['petition_fact']>

const NO: Fact = {
  petition_id: 0,
  petition_on: '2026-10-01',
  registered_on: '2026-10-08',
  persons: 1,
  guarded: false,
  collective: false,
  grave: false,
  supervised: false,
  leader_case: false,
  transferred: false,
  assigned: false,
  returned: false,
  extended: false,
  review_asked: false,
  review_asked_again: false,
  review_delivered: false,
  review_decided: false,
  review_changed: false,
  province_code: '99',
  place_region: '990121100000',
  register_org_id: 'bureau',
  register_level: '2',
  channel: '100',
  purpose: '03',
  legal_class: '3',
  category: '010200',
  state: '30',
  close_type: '',
  outcome: '',
  repeat_flag: '0',
  bureau_rating: '',
  unit_rating: '',
  hot_topics: [],
}

/** The four of docs/statistics.md. */
const FACTS: readonly Partial<Fact>[] = [
  {
    acted_on: '2026-10-12',
    act_due_on: '2026-10-23',
    accepted_on: '2026-10-12',
    answer_due_on: '2026-12-11',
    answered_on: '2026-11-20',
    delivered_on: '2026-11-20',
    closed_on: '2026-11-20',
    state: '60',
    unit_rating: '0',
  },
  {
    channel: '200',
    collective: true,
    persons: 7,
    repeat_flag: '1',
    acted_on: '2026-10-28',
    act_due_on: '2026-10-23',
    answer_due_on: '2026-11-20',
  },
  { registered_on: '2026-10-20', channel: '300', act_due_on: '2026-11-04', state: '10' },
  { registered_on: '2026-10-20', persons: 2, state: '91', acted_on: '2026-10-21', act_due_on: '2026-11-04' },
]

const OCTOBER = { from: '2026-10-01', to: '2026-10-31' }
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }

describe('The figures of docs/statistics.md', () => {
  const portal = usePortal()
  const now = new Date('2026-11-26T10:00:00+08:00')

  beforeAll(async () => {
    const rows = FACTS.map((fact, at) => ({ ...NO, ...fact, petition_id: at + 1 }))
    await portal.db.insertInto('petition_fact').values(rows).execute()
  })

  it.each<[Metric, typeof OCTOBER, number | null]>([
    ['M01', OCTOBER, 3],
    ['M02', OCTOBER, 9],
    ['M03', OCTOBER, 1],
    ['M04', OCTOBER, 1],
    ['M04p', OCTOBER, 7],
    ['M05', OCTOBER, 33.3],
    ['M06f', OCTOBER, 2],
    ['M06r', OCTOBER, 1],
    ['M07', OCTOBER, 33.3],
    ['M08', OCTOBER, 33.3],
    ['M09', OCTOBER, null],
    ['M10', NOVEMBER, 0],
    ['M10', OCTOBER, null],
    ['M12u', OCTOBER, 100],
    ['M12b', OCTOBER, null],
    ['M13', NOVEMBER, 39],
    ['M14', NOVEMBER, 6],
    ['M14x', NOVEMBER, 6],
    ['M26', OCTOBER, 2],
    ['M26o', OCTOBER, 1],
    ['M26c', OCTOBER, 2],
    ['M29a', OCTOBER, 2],
    ['M29c', OCTOBER, 1],
    ['closed', NOVEMBER, 1],
    ['unansweredLate', NOVEMBER, 1],
  ])('count %s of a month as by hand', async (metric, period, expected) => {
    const { total } = await countTable(
      { db: portal.db, caller: getCaller('zs07'), now },
      {
        title: '',
        scope: inScope({ region: '', channels: [], repeat: '' }, '2026-11-26'),
        columns: [{ id: 'a', path: [], metric }],
        period,
        dateMode: '2',
        isCompared: false,
      },
    )
    expect(total?.[0]?.value).toBe(expected)
  })
})
