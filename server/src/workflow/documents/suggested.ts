import { STATE, type State } from '../../petitions/record/states'

const DISPATCHING = ['04', '17', '18', '02', '03', '15', '24']
const HANDLING = ['06', '07', '05', '12', '13', '14', '19', '01', '23']
const ANSWERING = ['06', '07', '13', '14', '23']
const ENDED = ['23', '20', '21', '22', '16']

/** Kinds of documents (DM_WSLX) that are usually written in a state, what is written most first. */
const SUGGESTED: Readonly<Partial<Record<State, readonly string[]>>> = {
  [STATE.registered]: DISPATCHING,
  [STATE.dispatchApproval]: DISPATCHING,
  [STATE.toSign]: ['04', '17', '18', '16'],
  [STATE.returnAsked]: ['04', '17', '18', '16'],
  [STATE.signed]: ['01', '02', '03', '15', '07', '12', '23'],
  [STATE.inHand]: HANDLING,
  [STATE.suspended]: HANDLING,
  [STATE.answerApproval]: ANSWERING,
  [STATE.reported]: ANSWERING,
  [STATE.toRedo]: HANDLING,
  [STATE.answered]: ANSWERING,
  [STATE.closed]: ENDED,
  [STATE.correcting]: ENDED,
  [STATE.reopened]: HANDLING,
  [STATE.notAccepted]: ['02', '23'],
  [STATE.noFurther]: ['03', '23'],
}

export const suggestedIn = (state: State): readonly string[] => SUGGESTED[state] ?? []
