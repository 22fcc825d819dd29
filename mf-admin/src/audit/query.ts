import { formatDay } from '@portal/shared-lib'
import { auditDaysProblem } from '@portal/shared-lib/contract/rules/audit'

/** What the auditor looks for; texts are empty where anything will do. */
export interface Query {
  /** Days, `YYYY-MM-DD`, both included. */
  readonly from: string
  readonly to: string
  readonly person: string
  readonly action: string
  readonly objectId: string
  readonly address: string
  readonly session: string
  readonly requestId: string
  readonly failedOnly: boolean
}

const DAY_MS = 86_400_000
const USUAL_DAYS = 7

/** Everything of the last week. */
export function usualQuery(now = new Date()): Query {
  const days = { from: formatDay(new Date(now.getTime() - (USUAL_DAYS - 1) * DAY_MS)), to: formatDay(now) }
  return { ...days, person: '', action: '', objectId: '', address: '', session: '', requestId: '', failedOnly: false }
}

/** What is wrong with what was typed; empty where nothing is. */
export function problemOf({ from, to }: Query): string {
  return from && to ? auditDaysProblem(from, to) : '请选择开始日期和结束日期'
}

/** As `usualQuery`, and what an address asks for: `?day=2026-11-25&action=登录&failed=1`. */
export function queryOf(search: URLSearchParams): Query {
  const day = /^\d{4}-\d{2}-\d{2}$/.exec(search.get('day') ?? '')?.[0]
  return {
    ...usualQuery(),
    ...(day && { from: day, to: day }),
    action: search.get('action') ?? '',
    failedOnly: search.get('failed') === '1',
  }
}
