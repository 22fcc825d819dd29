import {
  answeringAt,
  type Happening,
  isGone,
  isOver,
  leadChildren,
  type ModelCase,
  type ModelStep,
  parentOf,
  rootOf,
} from './model-steps.ts'
import { TERMINATED } from './terminations.ts'

const HANDED_ON = ['4', '11']
export const CLOSED = ['60', '62', '90', '91', '92', '93', '94', '99']

export function end(file: ModelCase, state: string) {
  file.ended = state
  for (const step of file.steps.filter(each => !isOver(each))) {
    Object.assign(step, { state: '9', pending: '', suspended: false })
  }
}

/** Gives it back to whoever had sent it on, where nobody else leads. */
export function takeBack(file: ModelCase, sent: ModelStep) {
  const sender = parentOf(file, sent)
  if (sender && HANDED_ON.includes(sender.state) && leadChildren(file, sender).every(isGone)) sender.state = '1'
}

export function reopen(file: ModelCase) {
  file.ended = ''
  const step = answeringAt(file)
  const wasHandled = step.parent !== null || step.accepted
  Object.assign(step, { state: wasHandled ? '6' : '1', answered: false, delivered: false })
  if (wasHandled) step.reopened = true
  for (let above = parentOf(file, step); above; above = parentOf(file, above)) {
    if (above.state === '9') Object.assign(above, { state: '4', answered: false, delivered: false })
  }
  for (const each of file.steps) each.revived = true
}

export function restore({ file }: Happening) {
  file.ended = ''
  Object.assign(rootOf(file), { state: '1', answered: false, delivered: false })
}

/** Every petition of a terminated matter ends for good, and keeps what it was. */
export function terminate({ file }: Happening) {
  file.before = file.ended
  end(file, TERMINATED)
}

/** A petition that had ended is as it had ended; one that nobody had dispatched is to be dispatched. */
export function undoTermination(happening: Happening) {
  const { file } = happening
  if (file.before) file.ended = file.before
  else restore(happening)
}

/** The sender's own step ends, or waits for the report. */
export function handOver({ step, sent }: Happening) {
  step.state = sent.some(({ report }) => report) ? '4' : '11'
  step.passedOn = true
}

export function accept({ step }: Happening) {
  Object.assign(step, { state: '5', accepted: true })
}

export function answer({ step }: Happening) {
  Object.assign(step, { state: '6', answered: true, delivered: false })
}

export const close = ({ file, after }: Happening) => end(file, after)

export function reply(happening: Happening) {
  Object.assign(happening.step, { answered: true, delivered: true })
  close(happening)
}
