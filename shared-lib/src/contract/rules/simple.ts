/** What a petition must be to be handled simply (简易办理): all of it. */
export const SIMPLE_CONDITIONS = {
  isFirst: '初次信访',
  isClear: '事实清楚、责任明确',
  isUndisputed: '争议不大、易于解决',
} as const

/** What it must be about besides: one of these at least. */
export const SIMPLE_GROUNDS = {
  isQuestion: '提出咨询',
  isSuggestion: '提出意见建议',
  isThanks: '表达感谢',
  isUrgent: '涉及日常生产生活、须即时处理',
  isPromised: '有关机关已有明确承诺',
} as const

type Condition = keyof typeof SIMPLE_CONDITIONS
type Ground = keyof typeof SIMPLE_GROUNDS

/** What is ticked of it. */
export type SimpleChecklist = Readonly<Partial<Record<Condition | Ground, boolean>>>

export const SIMPLE_TEXTS = {
  unmet: (condition: string) => `简易办理须符合“${condition}”，请核实后勾选；不符合的请按普通程序办理`,
  noGround: '简易办理须至少符合一项适用情形，请勾选；都不符合的请按普通程序办理',
  unfit: '检举控告和涉法涉诉事项不适用简易办理',
  repeated: '重复信访不适用简易办理，请按普通程序办理',
} as const

/** The labels of the grounds that are ticked. */
export const groundsIn = (ticked: SimpleChecklist): string[] =>
  Object.entries(SIMPLE_GROUNDS).flatMap(([name, label]) => (ticked[name as Ground] ? [label] : []))

/** What keeps a petition from being simple by what is ticked. */
export function simpleProblems(ticked: SimpleChecklist): { field: Condition | Ground; text: string }[] {
  const unmet = Object.entries(SIMPLE_CONDITIONS)
    .map(([name, label]) => ({ field: name as Condition, text: SIMPLE_TEXTS.unmet(label) }))
    .filter(({ field }) => !ticked[field])
  const isGrounded = groundsIn(ticked).length > 0
  return isGrounded ? unmet : [...unmet, { field: 'isQuestion', text: SIMPLE_TEXTS.noGround }]
}
