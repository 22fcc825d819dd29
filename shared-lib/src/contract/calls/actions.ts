// Made from the actions in ../rules/actions by `npm run generate:calls`. Do not edit.
import type { ArgsOf, CallDescriptor } from '../descriptor'
import type { ActionName } from '../rules/actions/index'
import { accept, acceptOrdinary, acceptSimple, draftOpinion, handleSelf, mediate, noFurther, notAccept, recordDelivery, recordProgress, routeElsewhere, supplementDelivery } from './answer'
import { closeDirectly, flagUrgent, liftFlag, merge, undoDirectClosing, unmerge, voidPetition, withdraw } from './case-actions'
import { archive, checkClosing, close, evaluate, recordCallback, reopen, selectForCheck, submitCorrection } from './closing'
import { correct } from './correction'
import { assign, escalate, file, instruct, recall, reply, transfer } from './dispatch'
import { answerCoHandling, coHandle, extend, forwardDown, informExtension, proposeSupervision, replyUrge, resume, settleSuggestion, submitCoordination, suspend, urge } from './handling'
import { agreeReturn, cancelReturn, refuseReturn, requestReturn, signFor, type SignForAnswer } from './receive'
import { acceptReport, passReportBack, reportUpward, sendReportBack, submitReport, withdrawReport } from './report'

/** What every action is told and what it answers, whichever it is. */
type ActionCall = CallDescriptor<Pick<ArgsOf<typeof signFor>, 'petitionNo' | 'version' | 'todoId' | 'paperId'>, SignForAnswer>

export const ACTION_CALLS: Readonly<Record<ActionName, ActionCall>> = {
  accept,
  acceptOrdinary,
  acceptSimple,
  draftOpinion,
  handleSelf,
  mediate,
  noFurther,
  notAccept,
  recordDelivery,
  recordProgress,
  routeElsewhere,
  supplementDelivery,
  closeDirectly,
  flagUrgent,
  liftFlag,
  merge,
  undoDirectClosing,
  unmerge,
  voidPetition,
  withdraw,
  archive,
  checkClosing,
  close,
  evaluate,
  recordCallback,
  reopen,
  selectForCheck,
  submitCorrection,
  correct,
  assign,
  escalate,
  file,
  instruct,
  recall,
  reply,
  transfer,
  answerCoHandling,
  coHandle,
  extend,
  forwardDown,
  informExtension,
  proposeSupervision,
  replyUrge,
  resume,
  settleSuggestion,
  submitCoordination,
  suspend,
  urge,
  agreeReturn,
  cancelReturn,
  refuseReturn,
  requestReturn,
  signFor,
  acceptReport,
  passReportBack,
  reportUpward,
  sendReportBack,
  submitReport,
  withdrawReport,
}
