import { randomInt, randomUUID } from 'node:crypto'
import type { startExport } from '@portal/shared-lib/contract/export-tasks'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { monthName } from '@portal/shared-lib/contract/rules/closing-book'
import {
  APPROVALS_LIST,
  EXPORT_TEXTS,
  EXPORTED_PERSONAL,
  FREE_PERSONAL_ROWS,
} from '@portal/shared-lib/contract/rules/exports'
import { REVEAL_REASONS } from '@portal/shared-lib/contract/rules/reveal'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { enqueue } from '../../platform/jobs/enqueue'
import { refuseRule } from '../../platform/refusal'
import type { Ask } from '../../platform/route'
import { type Filter, filterSql, type Operator } from '../lists/conditions'
import { getView, orderOf } from '../lists/list'
import type { FieldKind, View } from '../lists/view'
import { countAll } from './count'
import { filterOf, queryBy } from './export-query'
import { READING_PERSONAL, refuseList } from './exporter'
import { EXPORT } from './run'
import { type ExportTask, findTask, sealPassword, sealQuery } from './task'

const OPERATORS: Readonly<Record<Operator, string>> = {
  is: '为',
  not: '不为',
  contains: '含',
  begins: '以…开头',
  from: '不小于',
  to: '不大于',
  under: '属于',
  empty: '为空',
  filled: '不为空',
}

/** Values in which somebody may be named. */
const PERSONAL: readonly FieldKind[] = ['text', 'idCard', 'mobile']

/** A filter as the audit keeps it: fields, and values that name nobody. Empty where there is none. */
function filterWords({ fields }: View, filter: Filter | undefined): string {
  const conditions = filter ? [filter, ...filter.groups].flatMap(group => group.conditions) : []
  return conditions
    .map(({ field: name, operator, values }) => {
      const field = fields[name]
      const shown = field && PERSONAL.includes(field.kind) ? '' : values.join('、')
      return `${field?.name ?? name}${OPERATORS[operator]}${shown}`
    })
    .join('，')
}

type StartAsk = Ask<CallInput<typeof startExport>>

const MOST_AT_ONCE = 3

/** Writes down what is to be exported; a server takes it up. Refuses what the caller could not read as a list. */
export async function beginExport(ask: StartAsk): Promise<ExportTask> {
  const { args, caller, db, services } = ask
  refuseList(caller, args.viewId)
  if (args.viewId !== APPROVALS_LIST) refuseUnread(ask)
  if (args.personal && !caller.permissions.has(READING_PERSONAL)) refuseRule(EXPORT_TEXTS.noRight)
  await refuseBeyondMost(db, caller)
  const filter = filterOf(args)
  const view = args.personal ? getView(caller, args.viewId) : undefined
  const total = view ? await countAll(db, services, { caller, filter, view }) : null
  const id = randomUUID()
  await insertTask(ask, id, total)
  await tell(ask, id)
  const task = (await findTask(db, id)) as ExportTask
  if (task.state === 'running') await enqueue({ db, config: services.config }, EXPORT, { taskId: id }, id)
  return task
}

function refuseUnread({ args, caller, services }: StartAsk): void {
  const view = getView(caller, args.viewId)
  filterSql(view, filterOf(args), { keys: services.fieldKeys, now: services.now() })
  orderOf(view, args.sort)
}

async function refuseBeyondMost(db: Db, { personId }: Caller): Promise<void> {
  const open = await db
    .selectFrom('export_task')
    .where('person_id', '=', personId)
    .where('state', 'in', ['waiting', 'running'])
    .select('id')
    .execute()
  if (open.length >= MOST_AT_ONCE) refuseRule(EXPORT_TEXTS.tooMany)
}

async function insertTask(ask: StartAsk, id: string, total: number | null): Promise<void> {
  const { args, caller, db, services } = ask
  const keys = services.fieldKeys
  await db
    .insertInto('export_task')
    .values({
      id,
      total,
      province_code: caller.provinceCode,
      person_id: caller.personId,
      post_id: caller.postId,
      org_id: caller.orgId,
      view_id: args.viewId,
      personal: args.personal,
      created_at: services.now(),
      asked: sealQuery(keys, id, await queryBy(ask)),
      reason: reasonOf(ask),
      state: total !== null && total > FREE_PERSONAL_ROWS ? 'waiting' : 'running',
      password: args.personal ? sealPassword(keys, id, newPassword()) : '',
    })
    .execute()
}

const reasonOf = ({ args: { personal, reason, reasonText } }: StartAsk): string =>
  personal && reason ? `${REVEAL_REASONS[reason]}，${reasonText}` : ''

/** No two characters that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789'
const PASSWORD_LENGTH = 12
const newPassword = (): string =>
  Array.from({ length: PASSWORD_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

async function tell(ask: StartAsk, id: string): Promise<void> {
  const { args, caller, db, requestId, request } = ask
  const action = [`导出${whatOf(args)}${reasonOf(ask)}`, ...filterIn(ask)].join('；')
  const object = { objectType: 'export', objectId: `${args.viewId}:${id}` }
  await recordAudit(db, { ...actorOf(caller), action, ...object, requestId, address: request.ip })
}

function whatOf({ book, personal, personalFields }: StartAsk['args']): string {
  const list = book ? `${monthName(book)}信件办结登记簿` : '列表'
  const more = personalFields.map(name => EXPORTED_PERSONAL[name])
  return personal ? `${list}（${['含个人信息', ...more].join('、')}）：` : list
}

function filterIn({ args, caller }: StartAsk): string[] {
  if (args.book || args.viewId === APPROVALS_LIST) return []
  const words = filterWords(getView(caller, args.viewId), args.filter)
  return words ? [`条件：${words}`] : []
}
