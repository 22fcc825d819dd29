import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { policyHistory } from '@portal/shared-lib/contract/policies'
import { MASK_KINDS, MASK_RULES, maskAs } from '@portal/shared-lib/contract/rules/masks'
import { CHAIN_KINDS, CHAIN_PLACE_NAMES, type CHAIN_PLACES } from '@portal/shared-lib/contract/rules/policies'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { codeOf } from './organisation'

type Asked = CallInput<typeof policyHistory>
type History = CallAnswer<typeof policyHistory>['list']
type Words = (setting: Readonly<Record<string, unknown>>) => string

/** Rows of history that are shown. */
const MOST = 200

/** What the audit has of setting a chain, a distribution, urging, a classified word or a mask, in words. */
export async function policyPast(db: Db, asked: Asked): Promise<History> {
  const { action, objectId, words } = await subjectOf(db, asked)
  const rows = await db
    .selectFrom('audit')
    .leftJoin('person', 'person.id', 'person_id')
    .where('action', '=', action)
    .where('object_id', '=', objectId)
    .orderBy('audit.id', 'desc')
    .limit(MOST)
    .select(['audit.id', 'at', 'before', 'after', eb => eb.fn.coalesce('user_name', eb.val('')).as('person')])
    .execute()
  return rows.map(({ id, at, before, after, person }) => {
    const [was, is] = [partsOf(before), partsOf(after)]
    return { id: String(id), at: dateTimeOf(at), person, was: words(was), is: words(is), reason: textOf(is.reason) }
  })
}

const partsOf = (json: string): Readonly<Record<string, unknown>> => (json === '' ? {} : JSON.parse(json))
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

async function subjectOf(db: Db, { kind, of, subject }: Asked) {
  if (kind === 'word') return { action: 'setWord', objectId: of, words: wordWords }
  if (kind === 'mask') return { action: 'setMask', objectId: of, words: maskWords }
  if (kind === 'urging') return { action: 'setUrging', objectId: of, words: urgingWords }
  if (kind === 'distribution')
    return { action: 'setDistribution', objectId: of, words: distributionWords(await peopleNames(db, of)) }
  const to = CHAIN_KINDS.some(known => known === of) ? of : await codeOf(db, of)
  return { action: 'setChain', objectId: `${to} ${subject}`, words: chainWords(await roleNames(db)) }
}

const urgingWords: Words = ({ yellow, red }) =>
  typeof red === 'boolean' ? `黄灯时催办：${yellow ? '是' : '否'}，红灯时催办：${red ? '是' : '否'}` : '随地区设置'

const wordWords: Words = ({ inUse }) => (inUse === undefined ? '未添加' : inUse === true ? '启用' : '停用')

/** By what becomes of the example. */
const maskWords: Words = ({ kind: of, head, tail }) => {
  const kind = MASK_KINDS.find(known => known === of)
  return kind ? maskAs(kind, MASK_RULES[kind].example, { head: Number(head), tail: Number(tail) }) : ''
}

const distributionWords =
  (names: ReadonlyMap<string, string>): Words =>
  setting =>
    Object.entries(setting)
      .flatMap(([category, people]) =>
        Array.isArray(people)
          ? [`${category || '其他'}：${people.map(id => names.get(String(id)) ?? String(id)).join('、')}`]
          : [],
      )
      .join('；') || '不自动分办'

type Level = { readonly role: string; readonly within: (typeof CHAIN_PLACES)[number] }

const chainWords =
  (names: ReadonlyMap<string, string>): Words =>
  ({ nodes }) =>
    Array.isArray(nodes)
      ? nodes
          .map(({ role, within }: Level) => `${names.get(role) ?? role}（${CHAIN_PLACE_NAMES[within]}）`)
          .join(' → ') || '无需审批'
      : '统一设置'

async function roleNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('role').select(['role_code', 'role_name']).execute()
  return new Map(rows.map(({ role_code, role_name }) => [role_code, role_name]))
}

async function peopleNames(db: Db, orgId: string): Promise<ReadonlyMap<string, string>> {
  const posts = db.selectFrom('post').innerJoin('person', 'person.id', 'person_id').where('org_id', '=', orgId)
  const rows = await posts.select(['person.id', 'user_name']).execute()
  return new Map(rows.map(({ id, user_name }) => [id, user_name]))
}
