/** Main states of a petition, DM_XFJZT. */
export const STATE = {
  draft: '00',
  toRegister: '05',
  registered: '10',
  dispatchApproval: '12',
  toSign: '20',
  returnAsked: '22',
  signed: '25',
  inHand: '30',
  suspended: '35',
  answerApproval: '40',
  reported: '42',
  toRedo: '44',
  answered: '50',
  closed: '60',
  correcting: '62',
  reopened: '65',
  terminated: '80',
  notAccepted: '90',
  merged: '91',
  noFurther: '92',
  filed: '93',
  withdrawn: '94',
  void: '99',
} as const

export type State = (typeof STATE)[keyof typeof STATE]

/** As DM_XFJZT names them. */
export const STATE_NAMES: Readonly<Record<State, string>> = {
  '00': '草稿',
  '05': '待登记',
  '10': '已登记待分办',
  '12': '待审批',
  '20': '待签收',
  '22': '退回待确认',
  '25': '已签收待受理',
  '30': '办理中',
  '35': '中止',
  '40': '报告审批中',
  '42': '报告待签收',
  '44': '退回重办',
  '50': '已答复待送达',
  '60': '已办结',
  '62': '核查整改',
  '65': '重新办理',
  '80': '终结',
  '90': '不予受理',
  '91': '并案',
  '92': '不再受理',
  '93': '存查',
  '94': '撤回',
  '99': '作废',
}

/** States in which nobody has to do anything for the petition any more. */
export const ENDED: ReadonlySet<State> = new Set<State>([
  ...[STATE.closed, STATE.correcting, STATE.terminated, STATE.notAccepted, STATE.merged, STATE.noFurther],
  ...[STATE.filed, STATE.withdrawn, STATE.void],
])

/** States of a registered petition that somebody still has to do something for. */
export const RUNNING: readonly State[] = [
  ...[STATE.registered, STATE.dispatchApproval, STATE.toSign, STATE.returnAsked, STATE.signed, STATE.inHand],
  ...[STATE.suspended, STATE.answerApproval, STATE.reported, STATE.toRedo, STATE.answered, STATE.reopened],
]

/** States of a handling step, as rows carry them. */
export const STEP = {
  toSign: '0',
  signed: '1',
  returnAsked: '2',
  returned: '3',
  /** Passed to somebody who reports back. */
  assigned: '4',
  accepted: '5',
  inHand: '6',
  reported: '7',
  toRedo: '8',
  done: '9',
  recalled: '10',
  /** Passed to somebody who answers for it from then on. */
  transferred: '11',
} as const

export type StepState = (typeof STEP)[keyof typeof STEP]
