// Made from the actions in the folders beside it by `npm run generate:calls`. Do not edit.
import { accept } from './answering/accept'
import { acceptOrdinary } from './answering/accept-ordinary'
import { acceptSimple } from './answering/accept-simple'
import { draftOpinion } from './answering/draft-opinion'
import { extend } from './answering/extend'
import { handleSelf } from './answering/handle-self'
import { informExtension } from './answering/inform-extension'
import { mediate } from './answering/mediate'
import { noFurther } from './answering/no-further'
import { notAccept } from './answering/not-accept'
import { recordDelivery } from './answering/record-delivery'
import { recordProgress } from './answering/record-progress'
import { reply } from './answering/reply'
import { resume } from './answering/resume'
import { routeElsewhere } from './answering/route-elsewhere'
import { supplementDelivery } from './answering/supplement-delivery'
import { suspend } from './answering/suspend'
import { archive } from './closing/archive'
import { checkClosing } from './closing/check-closing'
import { close } from './closing/close'
import { evaluate } from './closing/evaluate'
import { file } from './closing/file'
import { recordCallback } from './closing/record-callback'
import { reopen } from './closing/reopen'
import { selectForCheck } from './closing/select-for-check'
import { submitCorrection } from './closing/submit-correction'
import { voidPetition } from './closing/void-petition'
import { withdraw } from './closing/withdraw'
import { closeDirectly } from './direct/close-directly'
import { undoDirectClosing } from './direct/undo-direct-closing'
import { agreeReturn } from './dispatch/agree-return'
import { answerCoHandling } from './dispatch/answer-co-handling'
import { assign } from './dispatch/assign'
import { cancelReturn } from './dispatch/cancel-return'
import { coHandle } from './dispatch/co-handle'
import { forwardDown } from './dispatch/forward-down'
import { recall } from './dispatch/recall'
import { refuseReturn } from './dispatch/refuse-return'
import { requestReturn } from './dispatch/request-return'
import { signFor } from './dispatch/sign-for'
import { submitCoordination } from './dispatch/submit-coordination'
import { transfer } from './dispatch/transfer'
import type { Action } from './engine/action'
import { merge } from './merging/merge'
import { unmerge } from './merging/unmerge'
import { escalate } from './oversight/escalate'
import { flagUrgent } from './oversight/flag-urgent'
import { instruct } from './oversight/instruct'
import { liftFlag } from './oversight/lift-flag'
import { proposeSupervision } from './oversight/propose-supervision'
import { replyUrge } from './oversight/reply-urge'
import { requestSupervision } from './oversight/request-supervision'
import { settleSuggestion } from './oversight/settle-suggestion'
import { urge } from './oversight/urge'
import { acceptReport } from './reports/accept-report'
import { passReportBack } from './reports/pass-report-back'
import { reportUpward } from './reports/report-upward'
import { sendReportBack } from './reports/send-report-back'
import { submitReport } from './reports/submit-report'
import { withdrawReport } from './reports/withdraw-report'

/** The actions of the workflow, as docs/workflow.md counts them. */
export const WORKFLOW_ACTIONS: readonly Action[] = [
  merge,
  unmerge,
  voidPetition,
  flagUrgent,
  liftFlag,
  transfer,
  assign,
  reply,
  notAccept,
  noFurther,
  file,
  escalate,
  instruct,
  routeElsewhere,
  recall,
  signFor,
  requestReturn,
  cancelReturn,
  agreeReturn,
  refuseReturn,
  submitCoordination,
  forwardDown,
  accept,
  handleSelf,
  acceptOrdinary,
  coHandle,
  answerCoHandling,
  acceptSimple,
  recordProgress,
  suspend,
  resume,
  extend,
  informExtension,
  mediate,
  draftOpinion,
  recordDelivery,
  close,
  submitReport,
  withdrawReport,
  acceptReport,
  sendReportBack,
  passReportBack,
  reportUpward,
  evaluate,
  selectForCheck,
  checkClosing,
  submitCorrection,
  reopen,
  archive,
  withdraw,
  supplementDelivery,
  recordCallback,
  closeDirectly,
  undoDirectClosing,
  urge,
  replyUrge,
  settleSuggestion,
  proposeSupervision,
  requestSupervision,
]
