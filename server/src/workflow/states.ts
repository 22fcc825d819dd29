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

/** States in which nobody has to do anything for the petition any more. */
export const ENDED: ReadonlySet<State> = new Set<State>([
  ...[STATE.closed, STATE.correcting, STATE.terminated, STATE.notAccepted, STATE.merged, STATE.noFurther],
  ...[STATE.filed, STATE.withdrawn, STATE.void],
])

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
