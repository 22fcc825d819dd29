// Made from the descriptions beside it by `npm run generate:calls`. Do not edit.
import { keysOf } from '../../keys-of'
import { accept } from './accept'
import { acceptOrdinary } from './accept-ordinary'
import { acceptReport } from './accept-report'
import { acceptSimple } from './accept-simple'
import { agreeReturn } from './agree-return'
import { answerCoHandling } from './answer-co-handling'
import { applyTermination } from './apply-termination'
import { archive } from './archive'
import { assign } from './assign'
import { cancelReturn } from './cancel-return'
import { checkClosing } from './check-closing'
import { close } from './close'
import { closeDirectly } from './close-directly'
import { coHandle } from './co-handle'
import { correct } from './correct'
import { draftOpinion } from './draft-opinion'
import { escalate } from './escalate'
import { evaluate } from './evaluate'
import { extend } from './extend'
import { file } from './file'
import { flagUrgent } from './flag-urgent'
import { forwardDown } from './forward-down'
import { handleSelf } from './handle-self'
import { informExtension } from './inform-extension'
import { instruct } from './instruct'
import { liftFlag } from './lift-flag'
import { mediate } from './mediate'
import { merge } from './merge'
import { noFurther } from './no-further'
import { notAccept } from './not-accept'
import { passReportBack } from './pass-report-back'
import { proposeSupervision } from './propose-supervision'
import { recall } from './recall'
import { recordCallback } from './record-callback'
import { recordDelivery } from './record-delivery'
import { recordOriginal } from './record-original'
import { recordProgress } from './record-progress'
import { refuseReturn } from './refuse-return'
import { registerReview } from './register-review'
import { reopen } from './reopen'
import { reply } from './reply'
import { replyUrge } from './reply-urge'
import { reportUpward } from './report-upward'
import { requestReturn } from './request-return'
import { requestSupervision } from './request-supervision'
import { resume } from './resume'
import { routeElsewhere } from './route-elsewhere'
import { selectForCheck } from './select-for-check'
import { sendReportBack } from './send-report-back'
import { settleSuggestion } from './settle-suggestion'
import { signFor } from './sign-for'
import { stateNewFacts } from './state-new-facts'
import { submitCoordination } from './submit-coordination'
import { submitCorrection } from './submit-correction'
import { submitReport } from './submit-report'
import { supplementDelivery } from './supplement-delivery'
import { suspend } from './suspend'
import { transfer } from './transfer'
import { undoDirectClosing } from './undo-direct-closing'
import { unmerge } from './unmerge'
import { urge } from './urge'
import { voidPetition } from './void-petition'
import { withdraw } from './withdraw'
import { withdrawReport } from './withdraw-report'

/** Every action that there is, by the last part of its call, in the order in which a case offers them. */
export const ACTIONS = {
  transfer,
  assign,
  forwardDown,
  recall,
  escalate,
  instruct,
  signFor,
  requestReturn,
  cancelReturn,
  agreeReturn,
  refuseReturn,
  accept,
  handleSelf,
  acceptOrdinary,
  acceptSimple,
  reply,
  notAccept,
  noFurther,
  file,
  routeElsewhere,
  recordProgress,
  mediate,
  draftOpinion,
  recordDelivery,
  supplementDelivery,
  coHandle,
  answerCoHandling,
  suspend,
  resume,
  extend,
  informExtension,
  submitCoordination,
  urge,
  replyUrge,
  settleSuggestion,
  proposeSupervision,
  requestSupervision,
  submitReport,
  withdrawReport,
  acceptReport,
  sendReportBack,
  passReportBack,
  reportUpward,
  close,
  evaluate,
  selectForCheck,
  checkClosing,
  recordCallback,
  submitCorrection,
  reopen,
  registerReview,
  recordOriginal,
  applyTermination,
  stateNewFacts,
  archive,
  correct,
  merge,
  unmerge,
  voidPetition,
  flagUrgent,
  liftFlag,
  withdraw,
  closeDirectly,
  undoDirectClosing,
}

export type ActionName = keyof typeof ACTIONS

export const ACTION_NAMES: readonly ActionName[] = keysOf(ACTIONS)
