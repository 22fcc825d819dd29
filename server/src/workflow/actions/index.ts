import type { Action } from '../action'
import { accept } from './accept'
import { acceptOrdinary } from './accept-ordinary'
import { acceptReport } from './accept-report'
import { acceptSimple } from './accept-simple'
import { agreeReturn } from './agree-return'
import { answerCoHandling } from './answer-co-handling'
import { archive } from './archive'
import { assign } from './assign'
import { cancelReturn } from './cancel-return'
import { checkClosing } from './check-closing'
import { close } from './close'
import { closeDirectly } from './close-directly'
import { coHandle } from './co-handle'
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
import { recordProgress } from './record-progress'
import { refuseReturn } from './refuse-return'
import { reopen } from './reopen'
import { reply } from './reply'
import { replyUrge } from './reply-urge'
import { reportUpward } from './report-upward'
import { requestReturn } from './request-return'
import { resume } from './resume'
import { routeElsewhere } from './route-elsewhere'
import { selectForCheck } from './select-for-check'
import { sendReportBack } from './send-report-back'
import { settleSuggestion } from './settle-suggestion'
import { signFor } from './sign-for'
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

const table: Action[] = [
  ...[merge, unmerge, voidPetition, flagUrgent, liftFlag],
  ...[transfer, assign, escalate, instruct, recall],
  ...[signFor, requestReturn, cancelReturn, agreeReturn, refuseReturn, submitCoordination, forwardDown],
  ...[coHandle, answerCoHandling, suspend, resume, extend, informExtension],
  ...[reply, notAccept, noFurther, file, routeElsewhere],
  ...[accept, handleSelf, acceptSimple, acceptOrdinary, recordProgress, mediate],
  ...[draftOpinion, recordDelivery, close, submitReport, withdrawReport],
  ...[acceptReport, sendReportBack, passReportBack, reportUpward],
  ...[evaluate, selectForCheck, recordCallback, checkClosing, submitCorrection, reopen, archive, supplementDelivery],
  ...[withdraw, closeDirectly, undoDirectClosing],
  ...[urge, replyUrge, settleSuggestion, proposeSupervision],
]

/**
 * The table of actions, in the order in which a case has them, then those of the wings above, which are never what waits
 * to be done first while there is anything else. docs/workflow.md says the same in words.
 */
export const ACTIONS: readonly Action[] = table

/** Adds actions of a wing above. */
export const addActions = (actions: readonly Action[]): number => table.push(...actions)
