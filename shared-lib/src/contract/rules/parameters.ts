import { LIMIT_TYPES, limitName } from './limits'

/** What one value of a parameter is asked for as. */
type ParameterEntry =
  | {
      readonly kind: 'number'
      readonly label: string
      readonly unit: string
      readonly min: number
      readonly max: number
      readonly optional?: true
    }
  | { readonly kind: 'choice'; readonly label: string; readonly options: readonly (readonly [string, string])[] }
  | { readonly kind: 'point'; readonly label: string }

type Entries = Readonly<Record<string, ParameterEntry>>

export interface ParameterRule {
  readonly name: string
  readonly title: string
  readonly group: ParameterGroup
  /** By the name inside the value; `''` where the value is a number alone. */
  readonly entries: Entries
}

export const PARAMETER_GROUPS = {
  limit: '办理期限',
  warning: '预警',
  urging: '催办与评价',
  board: '看板',
  quota: '上传与访问上限',
} as const
export type ParameterGroup = keyof typeof PARAMETER_GROUPS

const UNITS = [
  ['day', '日'],
  ['workday', '工作日'],
  ['hour', '小时'],
] as const

const amount = (label: string, unit: string, min: number, max: number) =>
  ({ kind: 'number', label, unit, min, max }) as const
const point = (label: string) => ({ kind: 'point', label }) as const

const LIMIT: Entries = { length: amount('长度', '', 0, 3650), unit: { kind: 'choice', label: '单位', options: UNITS } }
const WARNING: Entries = { '': amount('提前', '日', 0, 365), percentUsed: amount('或期限用去', '%', 1, 99) }
const MOST_MB = 1_000_000
const QUOTA: Entries = {
  unused: amount('尚未使用的文件', 'MB', 1, MOST_MB),
  daily: amount('每人每天', 'MB', 1, MOST_MB),
}
const MOST_CALLS = 100_000
const RATE: Entries = {
  calls: amount('次数', '次', 1, MOST_CALLS),
  minutes: amount('时长', '分钟', 1, 1440),
  alarm: { ...amount('告警起点', '次', 1, MOST_CALLS), optional: true },
}

const several = (group: ParameterGroup, entries: Entries, titles: Readonly<Record<string, string>>): ParameterRule[] =>
  Object.entries(titles).map(([name, title]) => ({ name, title, group, entries }))

/** Every parameter that a region may set, in the order in which they are shown. */
export const PARAMETER_RULES: readonly ParameterRule[] = [
  ...LIMIT_TYPES.map(
    (type): ParameterRule => ({ name: `limit.${type}`, title: limitName(type), group: 'limit', entries: LIMIT }),
  ),
  ...several('warning', WARNING, {
    'warn.department': '信访部门期限预警',
    'warn.unit': '责任单位期限预警',
    'warn.safe': '绿灯起点',
    'warn.evaluation': '待评价预警',
  }),
  ...several('urging', { yellow: point('黄灯时催办'), red: point('红灯时催办') }, { 'urge.auto': '自动催办' }),
  ...several('urging', { allowed: point('允许重新评价') }, { 'evaluation.again': '重新评价' }),
  ...several('board', { '': amount('每人', '件', 1, 1000) }, { 'board.hand': '在办件数上限' }),
  ...several('quota', QUOTA, { 'upload.quota': '上传总量' }),
  ...several('quota', RATE, {
    'rate.people': '人员查找',
    'rate.find': '快速查找',
    'rate.suggest': '搜索联想',
    'rate.openCase': '打开信访件',
    'rate.reveal': '查看明文',
    'rate.upload': '上传文件',
    'rate.figures': '统计查询',
  }),
]

export const findParameter = (name: string): ParameterRule | undefined =>
  PARAMETER_RULES.find(rule => rule.name === name)

/** A value, JSON as it is kept, in words: 15日, 提前3日, 黄灯时催办：否。 */
export function parameterText(name: string, json: string): string {
  const rule = findParameter(name)
  const value: unknown = JSON.parse(json)
  if (!rule) return json
  const texts = Object.entries(rule.entries).flatMap(([key, entry]) => {
    const part = key === '' ? (typeof value === 'number' ? value : undefined) : partOf(value, key)
    return part === undefined ? [] : [textOf(entry, part)]
  })
  return rule.group === 'limit' ? texts.join('') : texts.join('，')
}

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined

function textOf(entry: ParameterEntry, value: unknown): string {
  if (entry.kind === 'point') return `${entry.label}：${value === true ? '是' : '否'}`
  if (entry.kind === 'choice') return entry.options.find(([code]) => code === value)?.[1] ?? ''
  return `${entry.label === '长度' ? '' : entry.label}${value}${entry.unit}`
}

export const PARAMETER_TEXTS = {
  value: '参数取值不正确，请检查后重新填写',
  backwards: '结束日期不能早于开始日期',
  past: '开始日期不能早于今天',
  calendar: '文件不是节假日安排，请选择年度节假日数据文件（JSON）',
} as const
