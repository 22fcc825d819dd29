import { ORGANISATION_RULES, ORGANISATION_TEXTS } from '@portal/shared-lib/contract/rules/organisation'
import { isOfficer, OFFICER_ROLES } from '../../people/identity/officers'
import type { Known } from './known'
import type { Finding } from './read-folder'
import { type Line, type ProvinceRows, SHEETS } from './sheets'

type Rows<Name extends keyof ProvinceRows> = ProvinceRows[Name]
type Find = (line: number, text: string) => void

/** What is wrong with rows that are right each by itself: what they name, and what they are together. */
export function checkProvince(rows: ProvinceRows, known: Known): Finding[] {
  const findings: Finding[] = []
  const of =
    (name: keyof ProvinceRows): Find =>
    (line, text) =>
      findings.push({ file: SHEETS[name].file, line, text })
  checkRegions(rows.regions, known, of('regions'))
  checkOrganisations(rows, known, of('organisations'))
  checkDepartments(rows, known, of('departments'))
  checkPeople(rows, known, of('people'))
  checkPosts(rows, known, of('posts'))
  return findings
}

function findTwice<Row>(rows: readonly Line<Row>[], keyOf: (row: Row) => string, find: Find): void {
  const first = new Map<string, number>()
  for (const row of rows) {
    const before = first.get(keyOf(row))
    if (before) find(row.line, `与第${before}行重复：${keyOf(row)}`)
    else first.set(keyOf(row), row.line)
  }
}

function checkRegions(regions: Rows<'regions'>, known: Known, find: Find): void {
  findTwice(regions, ({ code }) => code, find)
  const levels = new Map([...known.regions, ...regions.map(({ code, level }) => [code, level] as const)])
  const top = new Set([...known.topRegions, ...regions.flatMap(({ code, parent }) => (parent ? [] : [code]))])
  for (const { line, code, level, parent } of regions) {
    const above = levels.get(parent)
    if (parent && above === undefined) find(line, `上级行政区划${parent}不存在，请先填写该行政区划`)
    else if (above !== undefined && above >= level) find(line, `级别应低于上级行政区划${parent}`)
    if (above !== undefined && !superiorsOf(code).includes(parent))
      find(line, `上级行政区划${parent}与代码不符，应为代码前2、4、6或9位所指的行政区划`)
    if (!parent && !code.startsWith(known.provinceCode))
      find(line, `省级行政区划代码应以本省代码${known.provinceCode}开头；其他行政区划应填写上级行政区划代码`)
  }
  if (top.size > 1) find(0, `只能有一个没有上级的行政区划，现有${[...top].join('、')}`)
  if (top.size === 0) find(0, '缺少省级行政区划')
}

/** A code holds those of the regions above it, which is how lists and scopes find them. */
const superiorsOf = (code: string): string[] => [2, 4, 6, 9].map(digits => code.slice(0, digits).padEnd(12, '0'))

/** Fields that a petition office has to fill in, as its form asks. */
const REACHED = ['postalAddress', 'receptionAddress', 'telephone', 'postalCode'] as const

function checkOrganisations({ organisations, regions }: ProvinceRows, known: Known, find: Find): void {
  findTwice(organisations, ({ code }) => code, find)
  const inFile = new Set(organisations.map(({ code }) => code))
  const isThere = (code: string) => inFile.has(code) || known.organisations.has(code)
  const places = new Set([...known.regions.keys(), ...regions.map(({ code }) => code)])
  for (const organisation of organisations) {
    const { line, code, region, subSystem, parent1, parent2, parent3 } = organisation
    if (!places.has(region)) find(line, `行政区划${region}不存在`)
    if (!known.subSystems.has(subSystem)) find(line, `所属系统“${subSystem}”不存在`)
    const parents = [parent1, parent2, parent3].filter(Boolean)
    for (const parent of parents) if (!isThere(parent)) find(line, `上级机构${parent}不存在`)
    if (parents.includes(code)) find(line, ORGANISATION_TEXTS.parentItself)
    if (new Set(parents).size < parents.length) find(line, ORGANISATION_TEXTS.parentTwice)
    if (!organisation.isPetition) continue
    for (const field of REACHED) if (!organisation[field]) find(line, ORGANISATION_RULES[field].missing ?? '')
  }
  for (const parent of ['parent1', 'parent2', 'parent3'] as const) findCircles(organisations, parent, known, find)
}

/** A chain of superiors that comes back to where it began. */
function findCircles(
  organisations: Rows<'organisations'>,
  by: 'parent1' | 'parent2' | 'parent3',
  { superiors }: Known,
  find: Find,
): void {
  const above = new Map([...superiors[by], ...organisations.map(row => [row.code, row[by]] as const)])
  const lines = new Map(organisations.map(row => [row.code, row.line]))
  const isClear = new Set<string>([''])
  for (const { code, line } of organisations) {
    const path = new Set<string>()
    let at: string | undefined = code
    while (at !== undefined && !isClear.has(at) && !path.has(at)) {
      path.add(at)
      at = above.get(at)
    }
    // One that is its own superior is told of otherwise.
    if (at !== undefined && path.has(at) && above.get(at) !== at)
      find(lines.get(at) ?? line, ORGANISATION_TEXTS.parentCircle)
    for (const passed of path) isClear.add(passed)
  }
}

const departmentKey = ({ organisation, name }: { organisation: string; name: string }) => `${organisation} ${name}`

function checkDepartments({ departments, organisations }: ProvinceRows, known: Known, find: Find): void {
  findTwice(departments, departmentKey, find)
  const inFile = new Set(organisations.map(({ code }) => code))
  for (const { line, organisation } of departments)
    if (!inFile.has(organisation) && !known.organisations.has(organisation)) find(line, `机构${organisation}不存在`)
  findTwice(
    departments.filter(({ takesIn }) => takesIn),
    ({ organisation }) => `${organisation}的收件部门`,
    find,
  )
}

function checkPeople({ people, posts }: ProvinceRows, known: Known, find: Find): void {
  findTwice(people, ({ account }) => account.toLowerCase(), find)
  findTwice(
    people.filter(({ mobile }) => mobile),
    ({ mobile }) => `手机号码${mobile}`,
    find,
  )
  const lower = new Map([...known.accounts].map(account => [account.toLowerCase(), account]))
  for (const { line, account, mobile } of people) {
    const alike = lower.get(account.toLowerCase())
    if (alike && alike !== account) find(line, `已有仅大小写不同的登录账号${alike}`)
    const holder = known.mobiles.get(mobile)
    if (holder && holder !== account) find(line, `手机号码${mobile}已由${holder}使用`)
  }
  const placed = new Set(posts.map(({ account }) => account))
  for (const { line, account } of people)
    if (!placed.has(account) && !known.accounts.has(account)) find(line, `${account}没有任职，请在任职表中填写`)
}

function checkPosts({ posts, people, departments }: ProvinceRows, known: Known, find: Find): void {
  const accounts = new Set([...known.accounts, ...people.map(({ account }) => account)])
  const places = new Set([...known.departments.keys(), ...departments.map(departmentKey)])
  findTwice(posts, ({ account, organisation }) => `${account}在${organisation}的任职`, find)
  const rolesOf = new Map<string, Set<string>>()
  for (const { line, account, organisation, department, roles } of posts) {
    if (!accounts.has(account)) find(line, `登录账号${account}不存在，请在人员表中填写`)
    if (!places.has(departmentKey({ organisation, name: department })))
      find(line, `机构${organisation}没有部门“${department}”`)
    const held = rolesOf.get(account) ?? new Set()
    for (const role of roles) {
      const code = known.roles.get(role)
      if (code) held.add(code)
      else find(line, `角色“${role}”不存在`)
    }
    rolesOf.set(account, held)
    if (isOfficer({ roles: [...held] }) && held.size > 1)
      find(line, `${account}：系统管理员、安全保密管理员、安全审计员不能兼任，也不能有其他角色`)
  }
  if (known.hasOfficers) return
  const given = new Set([...rolesOf.values()].flatMap(roles => [...roles]))
  for (const role of OFFICER_ROLES) if (!given.has(role)) find(0, `缺少${known.roleNames.get(role)}（${role}）`)
}
