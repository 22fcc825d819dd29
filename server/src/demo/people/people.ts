import { hashPassword } from '../../people/identity/passwords'
import { startOfDay } from '../../platform/calendar/china-time'
import { departmentsOf, getOrganisation } from '../organisations/organisations'
import { PERSONAS } from './personas'

/** Mobile numbers of the demonstration begin with 110, which no operator has. */
const MOBILE = '110'
const LANDLINE = '0999-7'
const HOME_PATH = '/home/index'

/** All know the same password; each hash has a salt of its own. Accounts and passwords are new on the day. */
export const personRows = (password: string, today: string) =>
  Promise.all(
    PERSONAS.map(async ({ account, name, mustChangePassword = false }, index) => ({
      id: personIdOf(account),
      login_account: account,
      user_name: name,
      telephone: MOBILE + String(index + 1).padStart(8, '0'),
      phone_num: LANDLINE + String(index + 1).padStart(6, '0'),
      password_hash: await hashPassword(password),
      must_change_password: mustChangePassword,
      password_changed_at: startOfDay(today),
      last_sign_in_at: startOfDay(today),
      is_demo: true,
    })),
  )

export const personIdOf = (account: string): string => `demo-${account}`

export interface DemoPost {
  readonly id: string
  readonly account: string
  readonly organisation: ReturnType<typeof getOrganisation>
  readonly department: { readonly id: string; readonly name: string }
  readonly position: string
  readonly role: string | null
}

/** All posts; those of one person are numbered. */
export const POSTS: readonly DemoPost[] = PERSONAS.flatMap(({ account, posts }) =>
  posts.map(([organisationName, departmentName, position, role], index) => {
    const organisation = getOrganisation(organisationName)
    const department = departmentsOf(organisation).find(({ name }) => name === departmentName)
    if (!department) throw new Error(`${organisationName} has no ${departmentName}`)
    return { id: `${personIdOf(account)}-${index + 1}`, account, organisation, department, position, role }
  }),
)

export const postRows = () =>
  POSTS.map(({ id, account, organisation, department, position }) => ({
    id,
    person_id: personIdOf(account),
    org_id: organisation.id,
    dept_id: department.id,
    position_name: position,
    home_path: HOME_PATH,
  }))

export const postRoleRows = () =>
  POSTS.flatMap(({ id, role }) => (role === null ? [] : [{ post_id: id, role_code: role }]))
