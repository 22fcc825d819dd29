import type { Listed, Role } from './api'

/** For whom a course is compulsory, in words. */
export function boundTo({ compulsory, roles }: Pick<Listed, 'compulsory' | 'roles'>, known: readonly Role[]): string {
  if (!compulsory) return '选修'
  if (roles.length === 0) return '全体人员'
  return roles.map(code => known.find(role => role.code === code)?.name ?? code).join('、')
}
