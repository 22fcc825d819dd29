import { Readable } from 'node:stream'
import { SavedQuery } from '@portal/shared-lib/contract/cross-tables'
import { scheduleName } from '@portal/shared-lib/contract/rules/cross-tables'
import { mailProblem } from '@portal/shared-lib/contract/rules/mail'
import { callerLater } from '../../people/identity/caller-later'
import { isAsleep } from '../../people/identity/sign-in/demands'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { dayOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import { insertStaged } from '../../platform/files/stage'
import { Refusal, refuseRule } from '../../platform/refusal'
import type { Services } from '../../platform/services'
import { sendMail } from '../../post/mail/send'
import { countCross } from '../cross'
import { answerReport } from '../frozen/report'
import { lastPeriod, type Period } from '../periods'
import { sheetOf } from '../sheet'
import { countingAs } from '../sight'
import { findingOf } from './finding'
import { nextDate } from './next-date'
import { mayRead, sortReceivers } from './receivers'

const GONE = '账号已停用、休眠，或已离开设置时的岗位'
const NO_PAGE = '已没有统计报表页面的权限'
const UNREADABLE = '保存的报表已不能使用，请重新保存'

/**
 * Sends each saved table whose day has come, once, however many days were missed. One that fails does not keep the others
 * back, and one that is refused stops, with the reason.
 */
export async function sendDueTables(services: Services): Promise<void> {
  const failures: unknown[] = []
  for (const savedId of await dueNow(services)) await sendOrStop(services, savedId).catch(error => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

const due = ({ db, config, now }: Services) =>
  db
    .selectFrom('figure_schedule')
    .where('figure_schedule.province_code', '=', config.provinceCode)
    .where('stopped', '=', '')
    .where('paused', '=', false)
    .where('next_on', '<=', dayOf(now()))

async function dueNow(services: Services): Promise<string[]> {
  const rows = await due(services).orderBy('next_on').select('saved_table_id as id').execute()
  return rows.map(({ id }) => id)
}

async function sendOrStop(services: Services, savedId: string): Promise<void> {
  try {
    await services.db.transaction().execute(db => sendDue({ ...services, db }, savedId))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await stop(services, savedId, error.message)
  }
}

/** Not where it was set anew meanwhile: its next day is to come then. */
const stop = ({ db, now }: Services, savedId: string, stopped: string) =>
  db
    .updateTable('figure_schedule')
    .set({ stopped })
    .where('saved_table_id', '=', savedId)
    .where('next_on', '<=', dayOf(now()))
    .execute()

/** Makes the file, sends it and moves the day, all in the transaction of the services. Of several servers one does. */
async function sendDue(services: Services, savedId: string): Promise<void> {
  const { db, now } = services
  const found = await due(services)
    .innerJoin('saved_table', 'saved_table.id', 'saved_table_id')
    .where('saved_table_id', '=', savedId)
    .select(['figure_schedule.person_id as personId', 'post_id as postId', 'every', 'day', 'name', 'query'])
    .select('receiver_ids as receiverIds')
    .forUpdate('figure_schedule')
    .skipLocked()
    .executeTakeFirst()
  if (!found) return
  const { every, day, name, receiverIds } = found
  const caller = await ownerOf(services, found)
  const { period, finding, stage } = await sheetFor(services, caller, found.query)
  const nextOn = nextDate(every, day, dayOf(now()))
  await db.updateTable('figure_schedule').set({ next_on: nextOn }).where('saved_table_id', '=', savedId).execute()
  const { accounts, leftOut } = await sortReceivers(services, caller, receiverIds)
  const when = `${scheduleName(every, day)}发送，下次${nextOn}。`
  const contents = `定时报表“${name}”（${period.from}至${period.to}）见附件。${finding}${when}`
  await write(services, caller, {
    contents,
    receivers: [caller.account, ...accounts],
    attachments: [await stage()],
  })
  if (leftOut.length > 0) {
    const missed = `定时报表“${name}”未发送给${leftOut.join('、')}：账号已停用、已离开本单位，或没有统计报表页面的权限。`
    await write(services, caller, { contents: missed, receivers: [caller.account], attachments: [] })
  }
  const object = { objectType: 'savedTable', objectId: savedId }
  const after = { ...period, receivers: accounts.length + 1 }
  await recordAudit(db, { ...actorOf(caller), action: '定时发送报表', ...object, after })
}

/** With the rights of now. */
async function ownerOf(services: Services, { personId, postId }: { personId: string; postId: string | null }) {
  const caller = postId ? await callerLater(services, { personId, postId }) : undefined
  if (!caller || (await isAsleep(services, personId))) return refuseRule(GONE)
  return (await mayRead(services, caller.roles)) ? caller : refuseRule(NO_PAGE)
}

/** As several will see it: without what any of them might not know of. */
async function sheetFor({ db, files, now }: Services, caller: Caller, stored: unknown) {
  const saved = SavedQuery.safeParse(stored)
  if (!saved.success) return refuseRule(UNREADABLE)
  const { report: id, unit, ...asked } = saved.data
  const period: Period = unit === 'days' ? { from: asked.from, to: asked.to } : lastPeriod(unit, dayOf(now()))
  const args = { ...asked, ...period }
  const counting = { db, caller: countingAs(caller), reader: caller, now: now(), isForAll: true }
  const table = id === '' ? await countCross(counting, args) : await answerReport(counting, { ...args, id })
  const compare = id !== '' && asked.compare
  const { name, content } = sheetOf(table, { ...period, dateMode: asked.dateMode, compare, by: caller.userName })
  const stage = async () => {
    const kept = await files.keep(Readable.from(Buffer.from(content, 'base64')))
    return { id: await insertStaged(db, caller, { name, ...kept }) }
  }
  return { period, finding: findingOf(table), stage }
}

type Mail = Parameters<typeof sendMail>[2]

async function write({ db, now }: Services, caller: Caller, mail: Mail): Promise<void> {
  const problem = mailProblem(mail)
  if (problem) refuseRule(problem)
  await sendMail(db, caller, mail, now())
}
