import { answeringAt, isGone, isOver, leadChildren, parentOf, rootOf } from './model-steps.mjs'

/** @typedef {import('./model-steps.mjs').ModelCase} ModelCase @typedef {import('./model-steps.mjs').ModelStep} ModelStep */
/** @typedef {import('./model-effects.mjs').Happening} Happening */

const HANDED_ON = ['4', '11']
export const CLOSED = ['60', '62', '90', '91', '92', '93', '94', '99']

/** @param {ModelCase} file @param {string} state */
export function end(file, state) {
  file.ended = state
  for (const step of file.steps.filter(each => !isOver(each))) {
    Object.assign(step, { state: '9', pending: '', suspended: false })
  }
}

/** Gives it back to whoever had sent it on, where nobody else leads. @param {ModelCase} file @param {ModelStep} sent */
export function takeBack(file, sent) {
  const sender = parentOf(file, sent)
  if (sender && HANDED_ON.includes(sender.state) && leadChildren(file, sender).every(isGone)) sender.state = '1'
}

/** @param {ModelCase} file */
export function reopen(file) {
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

/** @param {Happening} happening */
export function restore({ file }) {
  file.ended = ''
  Object.assign(rootOf(file), { state: '1', answered: false, delivered: false })
}

/** The sender's own step ends, or waits for the report. @param {Happening} happening */
export function handOver({ step, sent }) {
  step.state = sent.some(({ report }) => report) ? '4' : '11'
  step.passedOn = true
}

/** @param {Happening} happening */
export function accept({ step }) {
  Object.assign(step, { state: '5', accepted: true })
}

/** @param {Happening} happening */
export function answer({ step }) {
  Object.assign(step, { state: '6', answered: true, delivered: false })
}

/** @param {Happening} happening */
export const close = ({ file, after }) => end(file, after)

/** @param {Happening} happening */
export function reply(happening) {
  Object.assign(happening.step, { answered: true, delivered: true })
  close(happening)
}
