/** The home pages that are made of widgets, by the last part of their paths. */
export const HOMES = ['index', 'homeStaff', 'homeLeader', 'newHome'] as const

/** Home page of whoever has none of their own: the page of this address, or the one that their roles give. */
export const HOME = '/home/index'
/** Home page of staff, and the one that they may choose instead. */
export const STAFF_HOME = '/home/homeStaff'
export const STAFF_HOME_NEW = '/home/homeStaffNew'
const LEADER_HOME = '/home/homeLeader'
/** The home page that anybody may choose. */
export const NEW_HOME = '/home/newHome'

export const NO_NEW_HOME = '您的首页没有新版'
export const NO_HOME_BEFORE = '您使用的已是原首页'

/** What a person may choose: the new home page of staff, the one of before, the one that anybody may have. */
export const HOME_CHOICES = { new: 0, before: 1, portal: 2 } as const

/** Who leads an office or a unit, who leads a department of it, who keeps the system: the first that applies. */
const HOMES_OF_ROLES: readonly (readonly [home: string, roles: readonly string[]])[] = [
  [LEADER_HOME, ['R08', 'R14', 'R15']],
  [HOME, ['R07', 'R13', 'R91', 'R92', 'R93']],
]

/** The home page of a post that names none; the roles of all others are those of staff. */
export function homeOfRoles(roles: readonly string[]): string {
  if (roles.length === 0) return HOME
  return HOMES_OF_ROLES.find(([, those]) => those.some(role => roles.includes(role)))?.[0] ?? STAFF_HOME
}
