import { REPORT_IDS } from '@portal/shared-lib/contract/rules/figures'
import { sql } from 'kysely'
import { dayOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { JobLog } from '../../platform/jobs/job'
import type { Services } from '../../platform/services'
import { countMap, countOverview, countRanking, countShares, countTrend, countUnits } from '../board'
import { countCauses, countCitations, countMatrix } from '../decision/policies'
import { lastDayOf, monthsAway, type Period } from '../periods'
import { countReport } from '../reports'

type On = Pick<Services, 'db' | 'config' | 'now'>
type Log = Pick<JobLog, 'error'> & { info(details: object, text: string): void }

/** How often it looks whether the day is another; of fewer facts nobody waits for what is counted first. */
const USUAL = { everyMs: 60_000, fewest: 50_000 }
const MOST_ROWS = 20
const REGION_DIGITS = 12
const ALL = { region: '', channels: [], repeat: '' as const, dateMode: '2' as const }
const DIVIDED = ['channel', 'purpose', 'category', 'level'] as const

/** Whoever counts the whole province. */
const PROVINCE: Omit<Caller, 'provinceCode' | 'regionCode'> = {
  tokenHash: '',
  postId: '',
  ownPostId: '',
  personId: '',
  holderId: '',
  account: '',
  userName: '',
  orgId: '',
  orgName: '',
  orgAndAbove: [],
  deptId: '',
  deptName: '',
  mustChangePassword: false,
  roles: [],
  scopes: ['REGION_TREE'],
  permissions: new Set(),
}

/**
 * Counts at the start and on each new day what boards and reports show first, in each process: until then who asks would
 * wait for it. The answer stops it.
 */
export function keepWarm(on: On, log: Log, { everyMs, fewest } = USUAL): () => Promise<void> {
  let day = ''
  let isStopped = false
  const look = async () => {
    const today = dayOf(on.now())
    if (today === day || isStopped) return
    day = today
    if (!(await hasMany(on.db, fewest))) return
    const began = performance.now()
    await countFirst(on, () => isStopped)
    log.info({ ms: Math.round(performance.now() - began), day }, 'figures are counted ahead')
  }
  const looked = () => look().catch(error => log.error({ err: error }, 'figures cannot be counted ahead'))
  let looking = looked()
  const timer = setInterval(() => {
    looking = looking.then(looked)
  }, everyMs).unref()
  return () => {
    isStopped = true
    clearInterval(timer)
    return looking
  }
}

/** Roughly: by what PostgreSQL knows of the table. */
async function hasMany(db: Db, fewest: number): Promise<boolean> {
  const { rows } = await sql<{ many: boolean }>`
    select reltuples >= ${fewest} as many from pg_class where oid = 'petition_fact'::regclass`.execute(db)
  return rows[0]?.many ?? false
}

/** One after the other: it is nobody's turn yet. */
async function countFirst({ db, config, now }: On, isStopped: () => boolean): Promise<void> {
  const { provinceCode } = config
  const caller: Caller = { ...PROVINCE, provinceCode, regionCode: provinceCode.padEnd(REGION_DIGITS, '0') }
  const counting = { db, now: now(), caller, isForAll: true }
  const { year, month } = firstAsked(dayOf(now()))
  const inYear = { ...ALL, ...year, limit: MOST_ROWS }
  const counts = [
    () => countOverview(counting, ALL),
    () => countMap(counting, inYear),
    () => countTrend(counting, { ...ALL, unit: 'month' }),
    () => countTrend(counting, { ...ALL, unit: 'day' }),
    () => countRanking(counting, inYear),
    ...DIVIDED.map(by => () => countShares(counting, { ...inYear, by, within: '' })),
    () => countUnits(counting, inYear),
    ...[countMatrix, countCitations, countCauses].map(count => () => count(counting, inYear)),
    ...REPORT_IDS.map(id => () => countReport(counting, { ...ALL, ...month, id, compare: true })),
  ]
  for (const count of counts) if (!isStopped()) await count()
}

/** The periods that pages open with: this year until today, and the month that is over. */
function firstAsked(today: string): { readonly year: Period; readonly month: Period } {
  const from = monthsAway(`${today.slice(0, 7)}-01`, -1)
  return { year: { from: `${today.slice(0, 4)}-01-01`, to: today }, month: { from, to: lastDayOf(from) } }
}
