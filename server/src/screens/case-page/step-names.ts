import { STEP, type StepState } from '../../petitions/record/states'

/** States of a step as the tree of steps says them. */
export const STEP_NAMES: Readonly<Record<StepState, string>> = {
  [STEP.toSign]: '待签收',
  [STEP.signed]: '已签收',
  [STEP.returnAsked]: '退回申请中',
  [STEP.returned]: '已退回',
  [STEP.assigned]: '已转下级',
  [STEP.accepted]: '已受理',
  [STEP.inHand]: '办理中',
  [STEP.reported]: '已报告',
  [STEP.toRedo]: '退回重办',
  [STEP.done]: '完成',
  [STEP.recalled]: '撤回',
  [STEP.transferred]: '已转送',
}
