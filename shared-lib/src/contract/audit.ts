import { z } from 'zod'
import { dateTime, day } from './fields'
import { call, named } from './form'
import { auditDaysProblem } from './rules/audit'

const typed = z.string().trim().max(100).default('')

const query = {
  /** Days at +08:00, both included. */
  from: named('ksrq', day),
  to: named('jsrq', day),
  /** An account or a whole name. */
  person: named('ry', typed),
  /** Part of what the action is called. */
  action: named('czmc', typed),
  /** What it was done to, whole: a petition's number, an id. */
  objectId: named('dxbh', typed),
  address: named('ipdz', typed),
  session: named('hhbs', typed),
  requestId: named('qqbh', typed),
  failedOnly: named('jsb', z.boolean().default(false)),
}

const AuditRow = z.object({
  id: z.string(),
  at: named('sj', z.string()),
  /** Empty where nobody was recognised. */
  person: named('xm', z.string()),
  account: named('zh', z.string()),
  /** The holder of the post, where somebody else acted in it. */
  onBehalfOf: named('dxm', z.string()),
  organisation: named('dwmc', z.string()),
  roles: named('jsList', z.array(z.string())),
  action: named('czmc', z.string()),
  objectType: named('dxlx', z.string()),
  objectId: named('dxbh', z.string()),
  result: named('jg', z.string()),
  isRefused: named('jsb', z.boolean()),
  address: named('ipdz', z.string()),
  device: named('sb', z.string()),
  session: named('hhbs', z.string()),
  requestId: named('qqbh', z.string()),
  /** JSON of what changed, as it was and as it is since; empty where nothing is kept. */
  before: named('bgq', z.string()),
  after: named('bgh', z.string()),
  /** Its place in the chain; empty where it waits for it. */
  sealNo: named('fcxh', z.string()),
  /** Whether it is what was sealed. A row that waits is. */
  isIntact: named('wzbz', z.boolean()),
})

/** Rows of the audit, the latest first. Asking is kept in the audit as well. */
export const auditRows = call('POST', 'api/audit/rows', {
  json: { ...query, cursor: named('yb', z.string().max(20).default('')) },
  check: ({ from, to }: { from: string; to: string }, problem) => {
    const text = auditDaysProblem(from, to)
    if (text) problem(text, 'to')
  },
  answer: z.object({ list: z.array(AuditRow), next: z.string().nullable() }),
})

/** How far the audit is sealed. Whoever writes the last seal down elsewhere can ask for it later. */
export const auditSeals = call('POST', 'api/audit/seals', {
  answer: z.object({
    sealed: named('yfcs', z.int()),
    waiting: named('dfcs', z.int()),
    lastHash: named('zhhx', z.string()),
    lastAt: named('zhsj', dateTime.nullable()),
  }),
})
