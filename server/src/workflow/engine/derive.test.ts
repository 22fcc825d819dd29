import { STATE, STEP, type StepState } from '../../petitions/record/states'
import { answeringStep, deriveState, isCoHandling, leadStep, type StepFacts, stateOf } from './derive'

const step = (id: number, state: StepState, more: Partial<StepFacts> = {}): StepFacts => ({
  id: String(id),
  parentId: id === 1 ? null : String(id - 1),
  seq: id,
  state,
  isLead: true,
  pending: '',
  suspended: false,
  reopened: false,
  answered: false,
  ...more,
})

describe('The main state', () => {
  it.each<[string, StepFacts[], string]>([
    ['registered', [step(1, STEP.signed)], STATE.registered],
    ['handled by the registering organisation itself', [step(1, STEP.accepted)], STATE.inHand],
    ['sent', [step(1, STEP.transferred), step(2, STEP.toSign)], STATE.toSign],
    ['signed', [step(1, STEP.transferred), step(2, STEP.signed)], STATE.signed],
    ['accepted', [step(1, STEP.assigned), step(2, STEP.accepted)], STATE.inHand],
    ['suspended', [step(1, STEP.inHand, { suspended: true })], STATE.suspended],
    ['waiting for a leader', [step(1, STEP.inHand, { pending: 'answer' })], STATE.answerApproval],
    ['answered', [step(1, STEP.transferred), step(2, STEP.inHand, { answered: true })], STATE.answered],
    ['answered, the report in approval', [step(1, STEP.inHand, { answered: true, pending: 'answer' })], '40'],
    ['answered and reported', [step(1, STEP.assigned), step(2, STEP.reported, { answered: true })], STATE.reported],
    ['rejected', [step(1, STEP.assigned), step(2, STEP.toRedo, { answered: true })], STATE.toRedo],
    ['to be reported further up', [step(1, STEP.assigned, { answered: true }), step(2, STEP.done)], STATE.reported],
    ['reopened', [step(1, STEP.transferred), step(2, STEP.inHand, { reopened: true })], STATE.reopened],
    ['reopened and answered', [step(1, STEP.inHand, { reopened: true, answered: true })], STATE.answered],
    ['in approval of its dispatch', [step(1, STEP.signed, { pending: 'dispatch' })], STATE.dispatchApproval],
    ['asked to be taken back', [step(1, STEP.transferred), step(2, STEP.returnAsked)], STATE.returnAsked],
    ['in the middle of the tree, whichever step comes first', [step(2, STEP.signed), step(1, STEP.transferred)], '25'],
    [
      'sent again after a return',
      [step(1, STEP.assigned), step(2, STEP.returned), step(3, STEP.toSign, { parentId: '1' })],
      '20',
    ],
    [
      'sent to a second one that leads now',
      [step(1, STEP.assigned), step(3, STEP.signed, { parentId: '1' }), step(2, STEP.toSign)],
      '25',
    ],
    [
      'sent to a second one that leads now, whichever row comes first',
      [step(1, STEP.assigned), step(2, STEP.toSign), step(3, STEP.signed, { parentId: '1' })],
      '25',
    ],
    [
      'with somebody co-handling, whose row comes first',
      [step(2, STEP.toSign, { isLead: false }), step(1, STEP.inHand)],
      STATE.inHand,
    ],
    ['done by all, and not said to have ended', [step(1, STEP.done)], STATE.closed],
    ['passed on by all', [step(1, STEP.transferred), step(2, STEP.transferred)], STATE.closed],
    ['with somebody co-handling', [step(1, STEP.inHand), step(2, STEP.toSign, { isLead: false })], STATE.inHand],
    ['not registered', [], STATE.toRegister],
    ['recalled', [step(1, STEP.signed), step(2, STEP.recalled)], STATE.registered],
  ])('of a case that is %s', (_, steps, state) => {
    expect(deriveState(steps, '')).toBe(state)
  })

  it('is how the case ended, whatever the steps are', () => {
    expect(deriveState([step(1, STEP.done)], STATE.noFurther)).toBe(STATE.noFurther)
  })
})

describe('The step', () => {
  const steps = [step(1, STEP.assigned), step(2, STEP.returned), step(3, STEP.done, { parentId: '1' })]

  it('where a case lies is one that is open', () => {
    expect(leadStep(steps)?.id).toBe('1')
  })

  it('that has answered is the deepest that was not taken back', () => {
    expect(answeringStep(steps)?.id).toBe('3')
    expect(answeringStep([step(2, STEP.done, { isLead: false }), step(1, STEP.done)])?.id).toBe('1')
  })

  it.each([
    ['the first', step(1, STEP.signed, { isLead: false }), false],
    ['one that leads', step(2, STEP.signed), false],
    ['one that takes part', step(2, STEP.signed, { isLead: false }), true],
  ])('that is %s co-handles: %#', (_, one, expected) => {
    expect(isCoHandling(one)).toBe(expected)
  })

  it.each([STEP.returned, STEP.recalled])('that went back (%s) lies with whoever had registered or sent it', state => {
    expect(stateOf(step(2, state))).toBe(STATE.registered)
  })
})
