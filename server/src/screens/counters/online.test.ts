import { departmentTodos, homeNumbers, personalTodos } from '@portal/shared-lib/contract/counters'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { todos } from '@portal/shared-lib/contract/todos'
import { getCaller } from '../../../fixtures/demo/people/callers'
import { createPerson, createRole } from '../../../test/factories'
import { usePortal } from '../../../test/portal'
import { createTodo } from '../../../test/todos'

const PAGES = ['menu:toDoManage/departToDo', 'menu:toDoManage/personalToDo']
const DEPARTMENT_KEY = 'menu:toDoManage/departWsxfTab'
const PERSONAL_KEY = 'menu:toDoManage/personalWsxfTab'

/** Who holds which keys, and what the totals of department and person are: two and one, the three online beside. */
const HOLDERS = [
  { account: 'neither', keys: [], department: 2, personal: 1 },
  { account: 'department', keys: [DEPARTMENT_KEY], department: 5, personal: 1 },
  { account: 'personal', keys: [PERSONAL_KEY], department: 2, personal: 4 },
  { account: 'both', keys: [DEPARTMENT_KEY, PERSONAL_KEY], department: 5, personal: 4 },
]

describe('Online petitions to be registered', () => {
  const portal = usePortal({ database: 'demo' })

  /** Each holder has a department to itself. */
  beforeAll(async () => {
    for (const { account, keys } of HOLDERS) {
      const role = await createRole(
        portal.db,
        account,
        [...PAGES, ...keys].map(id => ({ id })),
      )
      const person = await createPerson(portal.db, { login_account: account, roles: [role] })
      const { organisationId: orgId, id: personId } = person
      const caller = { ...getCaller('zs05'), orgId, deptId: `${orgId}-dept` }
      const [due, mine] = [{ dueAt: new Date() }, { personId }]
      await createTodo(portal.db, caller, 'sort')
      await createTodo(portal.db, caller, 'sort', mine)
      await createTodo(portal.db, caller, 'registerOnline', due)
      await createTodo(portal.db, caller, 'registerOnline')
      await createTodo(portal.db, caller, 'registerOnline', mine)
    }
  })

  it.each(HOLDERS)('count in the totals of whoever holds the keys: $account', async ({ account, ...totals }) => {
    const token = await portal.signInAs(account)
    const department = await portal.answerTo(departmentTodos, {}, { token })
    const personal = await portal.answerTo(personalTodos, {}, { token })
    expect([department.total, personal.total]).toEqual([totals.department, totals.personal])
    expect([department.urgent, personal.urgent]).toEqual([totals.department > 2 ? 1 : 0, totals.personal > 1 ? 1 : 0])

    const listed = async (viewId: string) => (await portal.answerTo(petitionList, { viewId }, { token })).total
    expect([await listed('v_dbx_depart'), await listed('v_dbx_personal')]).toEqual([totals.department, totals.personal])
    const todosOf = async (whose: 'department' | 'personal') =>
      (await portal.answerTo(todos, { whose }, { token })).total
    expect([await todosOf('department'), await todosOf('personal')]).toEqual([totals.department, totals.personal])

    const home = await portal.answerTo(homeNumbers, {}, { token })
    expect([home.departCount, home.personCount]).toEqual([totals.department, totals.personal])
    expect(home.departUnclaimedCount).toBe(totals.department > 2 ? 3 : 1)
  })
})
