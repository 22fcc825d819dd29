import type { Query } from '../database.ts'
import type { Facts } from './facts.ts'
import type { Answered } from './requests.ts'

const DRAFTING = 'api/supervisions/draft'
const ACTION = /^api\/petitions\/(?!registerLetter$)/
/** Decisions that lead to a line of their own, and, behind the last, to that of what was agreed to. */
const ANOTHER = ['approved', 'returned']

/**
 * Whether what was answered and what is written down are the same: as many lines of the timeline and rows of the audit
 * as were acknowledged, in the name of whoever acted, none of what was refused, and versions without a gap.
 * @param answers all that concern the petition
 * @param topic of one: lines that its draft has begun it with, and petitions on which the same doings may be noted too
 */
export async function wrongLedger(
  query: Query,
  { petition, timeline }: Facts,
  answers: readonly Answered[],
  topic: { readonly begun: number; readonly petitionNos: readonly string[] } = { begun: 0, petitionNos: [] },
) {
  const audited = await countAudited(query, answers, topic.petitionNos)
  const done = new Set(answers.filter(({ code }) => code === 0).map(({ requestId }) => requestId))
  // Of two that were sent under one id, the second may succeed where the first was refused.
  const last = answers.filter(({ code, requestId }) => code === 0 || !done.has(requestId))
  const wrong = last.flatMap(answer => wrongAnswer(answer, audited.get(answer.requestId) ?? 0, timeline))
  // A draft is none of the petition's yet.
  const drafts = answers.filter(({ path }) => path === DRAFTING).map(({ requestId }) => requestId)
  const ofIt = [...audited].filter(([requestId]) => !drafts.includes(requestId))
  const rows = ofIt.reduce((sum, [, count]) => sum + count, topic.begun)
  if (rows !== petition.version) wrong.push(`version ${petition.version} though ${rows} doings were audited`)
  const gaps = timeline.filter(({ seq }, at) => seq !== at + 1).map(({ seq }) => `the timeline has a gap before ${seq}`)
  if (timeline.length !== petition.version) wrong.push(`version ${petition.version} with ${timeline.length} lines`)
  return [...wrong, ...gaps]
}

async function countAudited(query: Query, answers: readonly Answered[], without: readonly string[]) {
  const ids = [...new Set(answers.map(({ requestId }) => requestId))]
  const rows = await query(
    'select request_id, count(*)::int as count from audit where request_id = any($1) and object_id <> all($2) group by 1',
    [ids, without],
  )
  return new Map(rows.map(({ request_id, count }) => [String(request_id), Number(count)]))
}

function wrongAnswer(answer: Answered, audited: number, timeline: Facts['timeline']) {
  const { actor, path, code, data } = answer
  const said = `${actor.account} ${path}`
  if (code !== 0) return audited === 0 ? [] : [`${said} was refused but audited ${audited} times`]
  const [least, most] = rowsOf(answer)
  const wrong = audited < least || audited > most ? [`${said} was audited ${audited} times instead of ${most}`] : []
  if (!ACTION.test(path)) return wrong
  const line = timeline.find(({ seq }) => seq === data?.version)
  const isThere = line?.person_id === actor.personId && line.state_after === data?.xfjzt
  return isThere ? wrong : [...wrong, `${said} led to version ${data?.version}, of which the timeline says otherwise`]
}

/** How many rows an answer leads to, at least and at most. */
function rowsOf({ path, data }: Answered): [number, number] {
  if (path === 'api/todos/claim') return [0, 1]
  if (path.startsWith('api/todos/')) return [Number(data?.done), Number(data?.done)]
  if (path === 'api/approvals/decide')
    return ANOTHER.includes(String(data?.state)) ? [data?.state === 'approved' ? 2 : 1, 2] : [1, 1]
  return path === 'api/approvals/withdraw' ? [1, 2] : [1, 1]
}
