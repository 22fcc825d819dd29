import type { Condition, Filter, Group, ListView, Preset, Sort } from './view'

/** What a list is asked for, as its toolbar has it. */
export interface ListQuery {
  readonly words: string
  /** Key of a tab; empty: 全部. */
  readonly tab: string
  /** Keys of the switches that are on. */
  readonly switches: readonly string[]
  /** A lamp; empty: all. */
  readonly lamp: string
  /** Whether rows stand in groups by their lamps. */
  readonly grouped: boolean
  /** All of these groups hold, of each all or one of its conditions. */
  readonly groups: readonly Group[]
  readonly sort: Sort | undefined
}

export const EMPTY_QUERY: ListQuery = {
  words: '',
  tab: '',
  switches: [],
  lamp: '',
  grouped: false,
  groups: [],
  sort: undefined,
}

/** LX, LD, … and 18 figures: a petition number, which is looked up and not looked for. */
const PETITION_NUMBER = /^(LX|LD|LF|WT|WJ|XX)\d{18}$/i

/** What the server is asked for. */
export function filterOf({ words, tabs = [], switches = [] }: ListView, query: ListQuery): Filter {
  const tab = tabs.filter(({ key }) => key === query.tab)
  const groups = query.groups.filter(({ conditions = [] }) => conditions.length > 0)
  return {
    join: 'and',
    conditions: [...conditionsOf(tab), ...lampsTogether(conditionsOf(switches.filter(isOn(query)))), ...lampIn(query)],
    groups: [...wordsGroup(words?.fields ?? [], query.words), ...groups],
  }
}

const conditionsOf = (presets: readonly Preset[]) => presets.flatMap(({ conditions }) => conditions())

/** 即将到期 and 已超期 together are what has either lamp: no row has both. */
function lampsTogether(conditions: readonly Condition[]): Condition[] {
  const lamps = conditions.filter(({ field }) => field === 'lamp').flatMap(({ values = [] }) => values)
  const others = conditions.filter(({ field }) => field !== 'lamp')
  return lamps.length > 0 ? [...others, condition('lamp', 'is', ...lamps)] : others
}

const lampIn = ({ lamp }: ListQuery): Condition[] => (lamp ? [condition('lamp', 'is', lamp)] : [])

const isOn =
  ({ switches }: ListQuery) =>
  ({ key }: Preset) =>
    switches.includes(key)

function wordsGroup(fields: readonly string[], words: string): Group[] {
  if (!words || fields.length === 0) return []
  if (PETITION_NUMBER.test(words) && fields.includes('xfjbh'))
    return [{ join: 'and', conditions: [{ field: 'xfjbh', operator: 'is', values: [words.toUpperCase()] }] }]
  return [{ join: 'or', conditions: fields.map(field => ({ field, operator: 'contains', values: [words] })) }]
}

/** A saved filter as the toolbar has it: groups, the loose conditions in one of their own. */
export function groupsOf({ join = 'and', conditions = [], groups = [] }: Filter): Group[] {
  const loose: Group[] = conditions.length ? [{ join, conditions }] : []
  return [...loose, ...groups]
}

/** How many conditions there are in the groups. */
export const countOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, { conditions = [] }) => sum + conditions.length, 0)

export const condition = (field: string, operator: Condition['operator'], ...values: string[]): Condition => ({
  field,
  operator,
  values,
})
