import { settingsOf } from './province-settings'

/** What a composition's lock says of one part, as far as people are told of it. */
export interface ComposedPart {
  readonly version: string
  readonly build: string
  readonly adds?: Adds | undefined
}

interface Titled {
  readonly title: string
}

interface Adds {
  readonly routes?: readonly (Titled & { readonly path: string })[] | undefined
  readonly menus?: readonly Titled[] | undefined
  readonly header?: readonly Titled[] | undefined
  readonly userMenu?: readonly Titled[] | undefined
  readonly dialogTabs?: readonly Titled[] | undefined
  readonly homeWidgets?: readonly Titled[] | undefined
  readonly places?: readonly (Titled & { readonly place: string })[] | undefined
  readonly permissions?: readonly string[] | undefined
}

/** As far as two compositions are compared. */
export interface Composed {
  readonly province: Readonly<Record<string, unknown>>
  readonly parts: Readonly<Record<string, ComposedPart>>
}

/** What a remote may add, in the order in which it is shown. */
export const CONTRIBUTIONS = ['page', 'menu', 'entry', 'widget', 'place', 'right'] as const
export type ContributionKind = (typeof CONTRIBUTIONS)[number]

export const CONTRIBUTION_NAMES: Readonly<Record<ContributionKind, string>> = {
  page: '页面',
  menu: '侧栏菜单',
  entry: '门户入口',
  widget: '首页部件',
  place: '信访件部件',
  right: '权限',
}

export interface Contribution {
  readonly kind: ContributionKind
  readonly title: string
  /** Where it is: an address, a place. */
  readonly where: string
}

const PLACES: Readonly<Record<string, string>> = {
  caseTab: '页签',
  caseStrip: '摘要条',
  todoPreview: '待办预览',
}

/** Everything that a part adds to the portal. */
export function contributionsOf({ adds = {} }: ComposedPart): Contribution[] {
  const { routes = [], menus = [], header = [], userMenu = [], dialogTabs = [] } = adds
  const { homeWidgets = [], places = [], permissions = [] } = adds
  const titled = (kind: ContributionKind, list: readonly Titled[], where: string) =>
    list.map(({ title }): Contribution => ({ kind, title, where }))
  return [
    ...routes.map(({ title, path }): Contribution => ({ kind: 'page', title, where: path })),
    ...titled('menu', menus, '侧栏'),
    ...titled('entry', header, '顶栏'),
    ...titled('entry', userMenu, '个人菜单'),
    ...titled('entry', dialogTabs, '系统管理窗口'),
    ...titled('widget', homeWidgets, '首页'),
    ...places.map(({ title, place }): Contribution => ({ kind: 'place', title, where: PLACES[place] ?? place })),
    ...permissions.map((title): Contribution => ({ kind: 'right', title, where: '按钮' })),
  ]
}

/** What a composition that is held is to people, as `npm run rollout -- <folder> sets` calls it. */
export const SET_ROLES = ['current', 'next', 'before', 'withdrawn', 'older'] as const
export type SetRole = (typeof SET_ROLES)[number]

export const SET_ROLE_NAMES: Readonly<Record<SetRole, string>> = {
  current: '当前',
  next: '待启用',
  before: '上一组合',
  withdrawn: '已撤回',
  older: '更早',
}

export const CHANGE_NAMES = { added: '新增', removed: '取消', changed: '变更' } as const
export type ChangeHow = keyof typeof CHANGE_NAMES

export interface Change {
  /** What it is about: 应用, 设置 or a kind of contribution. */
  readonly subject: string
  readonly how: ChangeHow
  readonly name: string
  /** Empty where there was none. */
  readonly before: string
  /** Empty where there will be none. */
  readonly after: string
}

/** What becomes otherwise from one composition to another: the parts, then what they add, then the settings. */
export function changesBetween(before: Composed, after: Composed): Change[] {
  return [
    ...differing('应用', versionsOf(before), versionsOf(after)),
    ...CONTRIBUTIONS.flatMap(kind => differing(CONTRIBUTION_NAMES[kind], addedOf(before, kind), addedOf(after, kind))),
    ...differing('设置', settingMap(before), settingMap(after)),
  ]
}

/** A build is named only where it is all that differs. */
function versionsOf({ parts }: Composed): Map<string, string> {
  return new Map(Object.entries(parts).map(([name, { version, build }]) => [name, `${version}（构建 ${build}）`]))
}

const addedOf = ({ parts }: Composed, wanted: ContributionKind) =>
  new Map(
    Object.values(parts)
      .flatMap(contributionsOf)
      .flatMap(({ kind, title, where }) =>
        kind === wanted ? [[keyOf(kind, title, where), textOf(title, where)]] : [],
      ),
  ) as Map<string, string>

/** A page is the same one under another title. */
const keyOf = (kind: ContributionKind, title: string, where: string) => (kind === 'page' ? where : `${title} ${where}`)
const textOf = (title: string, where: string) => `${title}（${where}）`

const settingMap = (composed: Composed) => new Map(settingsOf(composed).map(({ name, value }) => [name, value]))

function differing(subject: string, before: Map<string, string>, after: Map<string, string>): Change[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort()
  return names.flatMap((name): Change[] => {
    const [old = '', next = ''] = [before.get(name), after.get(name)]
    if (old === next) return []
    return [
      { subject, how: old === '' ? 'added' : next === '' ? 'removed' : 'changed', name, before: old, after: next },
    ]
  })
}
