import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/recognition'
import { sql } from 'kysely'
import { currentRights } from '../../people/identity/rights'
import { giveTodo } from '../../petitions/todos/assign/give'
import { refuseDone } from '../../petitions/todos/assign/own'
import { withEach } from '../../petitions/todos/assign/several'
import { refuse, refuseRule } from '../../platform/refusal'
import type { Ask } from '../../platform/route'
import { SCAN_PAGES } from './scan-pages'

type Clerks = CallAnswer<typeof contract.scanClerks>
type AssignAsk = Ask<CallInput<typeof contract.assignScans>>

/** Who of the caller's department registers scanned letters, with how many each has taken. */
export async function listClerks({ db, caller, services }: Omit<AssignAsk, 'args'>): Promise<Clerks> {
  const posts = await db
    .selectFrom('post')
    .innerJoin('person', 'person.id', 'post.person_id')
    .where('post.dept_id', '=', caller.deptId)
    .where('person.in_use', '=', true)
    .where('person.awaits_password', '=', false)
    .orderBy('person.user_name')
    .orderBy('person.id')
    .select(['person.id as personId', 'user_name as name'])
    .select(sql<string[]>`array(select role_code from post_role where post_role.post_id = post.id)`.as('roles'))
    .select(
      sql<number>`(select count(*)::int from todo where todo.province_code = ${caller.provinceCode}
        and todo.dept_id = ${caller.deptId} and todo.person_id = person.id and todo.todo_type = 'registerScan'
        and todo.done_at is null)`.as('taken'),
    )
    .execute()
  const { permissionsOf } = await currentRights(services)
  return posts
    .filter(({ roles }) => SCAN_PAGES.some(page => permissionsOf(roles).has(page)))
    .map(({ roles: _, ...clerk }) => clerk)
}

/** 分派: scanned letters of the department, taken or not, to one of those who register them. */
export async function assignScans(ask: AssignAsk): Promise<CallAnswer<typeof contract.assignScans>> {
  const { args, caller, db, services, requestId, request } = ask
  const clerk = (await listClerks(ask)).find(({ personId }) => personId === args.personId)
  const { personId, name: text } = clerk ?? refuseRule('该人员不登记扫描件，请另选')
  const [at, origin] = [services.now(), { requestId, address: request.ip }]
  return await withEach(db, caller, args.todoIds, async todo => {
    if (todo.type !== 'registerScan' || todo.deptId !== caller.deptId) refuse('notFound', { what: '扫描件' })
    refuseDone(todo)
    if (todo.personId === personId) return
    await giveTodo(db, caller, todo, { action: '分派', text, to: { deptId: caller.deptId, personId }, at, origin })
  })
}
