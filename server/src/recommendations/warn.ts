import { whoMayKnow } from '../petitions/access/who-may-know'
import { limitShown } from '../petitions/clocks/lamps/lamps'
import { type Digest, digestText, nameTo } from '../petitions/urging/warnings/digest'
import { circleOf, isWorse, type Level, levelOf } from '../petitions/urging/warnings/levels'
import { limitText } from '../petitions/urging/warnings/tell-of'
import type { Db } from '../platform/database/connect'
import { onceADay } from '../platform/jobs/once-a-day'
import type { Services } from '../platform/services'
import { sendMessage } from '../post/messages/send'
import { peopleIn, peopleWithRole } from '../workflow/engine/tell'
import { NAME, OWED, type Recommendation } from './row'

const DEPARTMENT_LEADERS = ['R07', 'R13']
const UNIT_LEADERS = ['R08', 'R14']

/**
 * Every day: whoever has a recommendation to answer is told when its limit comes closer, once for each lamp; of those that
 * were overdue on an earlier day already in one message every day. All of it is done exactly when the day's job is.
 */
export const warnOfRecommendations = (services: Services): Promise<void> =>
  onceADay(services, 'recommendationWarnings', async db => {
    const at = services.now()
    const overdue = new Map<string, Digest>()
    for (const row of await dueRows(db, services.config.provinceCode, at)) {
      const { lamp, remainingDays } = limitShown(row.due_at, row, at)
      const level = levelOf(lamp)
      if (remainingDays === null) continue
      const personIds =
        isWorse(level, row.lamp_told) || row.lamp_told === 'red' ? await receiversOf(db, row, level) : []
      if (isWorse(level, row.lamp_told)) await warn(db, row, { level, remainingDays, personIds, at })
      else nameTo(overdue, personIds, `${named(row)}的${LIMIT}已超期${-remainingDays}天`)
    }
    for (const [personId, digest] of overdue)
      await sendMessage(db, { personIds: [personId], type: 'handlingWarning', text: digestText(digest), at })
  })

const LIMIT = '反馈期限'

const named = ({ document_no }: Recommendation) => `${NAME}（${document_no}）`

/** The longest overdue first; those alone whose lamp is yellow or worse. */
const dueRows = (db: Db, provinceCode: string, at: Date) =>
  db
    .selectFrom('recommendation')
    .where('province_code', '=', provinceCode)
    .where('state', 'in', OWED)
    .where('yellow_at', '<=', at)
    .orderBy('due_at')
    .orderBy('id')
    .selectAll()
    .execute()

interface Warning {
  readonly level: Level
  readonly remainingDays: number
  readonly personIds: readonly string[]
  readonly at: Date
}

async function warn(db: Db, row: Recommendation, { level, remainingDays, personIds, at }: Warning): Promise<void> {
  await db
    .updateTable('recommendation')
    .set({ lamp_told: level })
    .where('province_code', '=', row.province_code)
    .where('id', '=', row.id)
    .execute()
  await sendMessage(db, {
    personIds,
    type: 'handlingWarning',
    text: limitText(named(row), LIMIT, remainingDays),
    at,
  })
}

/**
 * Whoever has its to-do, else the department's people; from orange on its leaders, at red the organisation's and whoever
 * has written it. Of one about a walled petition the office that has written it tells those alone who may know of that.
 */
async function receiversOf(db: Db, row: Recommendation, level: Level): Promise<string[]> {
  const { departmentLeaders, unitLeaders, sender } = circleOf(level)
  const told: string[] = []
  const todos = await todosOf(db, row)
  for (const { orgId, deptId, personId } of todos) {
    told.push(...(personId ? [personId] : await peopleIn(db, deptId)))
    if (departmentLeaders) told.push(...(await peopleWithRole(db, orgId, DEPARTMENT_LEADERS, deptId)))
    if (unitLeaders) told.push(...(await peopleWithRole(db, orgId, UNIT_LEADERS)))
  }
  const isAtSender = todos.some(({ orgId }) => orgId === row.from_org_id)
  const own = isAtSender ? told : sender ? [row.drafter_id] : []
  const others = isAtSender ? [] : told
  return [...new Set([...others, ...(await knowing(db, row, own))])]
}

const todosOf = (db: Db, { province_code, id }: Recommendation) =>
  db
    .selectFrom('todo')
    .where('province_code', '=', province_code)
    .where('petition_id', 'is', null)
    .where('ref_id', '=', id)
    .where('todo_type', 'in', ['recommendation', 'recommendationApproval'])
    .where('done_at', 'is', null)
    .select(['org_id as orgId', 'dept_id as deptId', 'person_id as personId'])
    .execute()

async function knowing(db: Db, { province_code, petition_id }: Recommendation, personIds: string[]): Promise<string[]> {
  if (petition_id === null || personIds.length === 0) return personIds
  return await whoMayKnow(db, { provinceCode: province_code, petitionId: petition_id }, personIds)
}
