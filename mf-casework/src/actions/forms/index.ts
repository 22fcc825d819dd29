import type { ActionForm } from '../form'
import { accept, acceptOrdinary, acceptSimple, handleSelf } from './acceptance'
import { draftOpinion, mediate, recordDelivery, recordProgress, supplementDelivery } from './answer'
import {
  closeDirectly,
  correct,
  flagUrgent,
  liftFlag,
  merge,
  undoDirectClosing,
  unmerge,
  voidPetition,
  withdraw,
} from './case'
import {
  archive,
  checkClosing,
  close,
  evaluate,
  recordCallback,
  reopen,
  selectForCheck,
  submitCorrection,
} from './closing'
import { file, noFurther, notAccept, reply, routeElsewhere } from './decline'
import { assign, escalate, forwardDown, instruct, recall, transfer } from './dispatch'
import {
  answerCoHandling,
  coHandle,
  extend,
  informExtension,
  proposeSupervision,
  replyUrge,
  resume,
  settleSuggestion,
  submitCoordination,
  suspend,
  urge,
} from './handling'
import { agreeReturn, cancelReturn, refuseReturn, requestReturn, signFor } from './receive'
import { acceptReport, passReportBack, reportUpward, sendReportBack, submitReport, withdrawReport } from './report'

const ALL: readonly ActionForm[] = [
  ...[transfer, assign, forwardDown, recall, escalate, instruct],
  ...[signFor, requestReturn, cancelReturn, agreeReturn, refuseReturn],
  ...[accept, handleSelf, acceptOrdinary, acceptSimple],
  ...[reply, notAccept, noFurther, file, routeElsewhere, recordProgress, mediate, draftOpinion, recordDelivery],
  supplementDelivery,
  ...[coHandle, answerCoHandling, suspend, resume, extend, informExtension, submitCoordination],
  ...[urge, replyUrge, settleSuggestion, proposeSupervision],
  ...[submitReport, withdrawReport, acceptReport, sendReportBack, passReportBack, reportUpward],
  ...[close, evaluate, selectForCheck, checkClosing, recordCallback, submitCorrection, reopen, archive],
  ...[correct, merge, unmerge, voidPetition, flagUrgent, liftFlag, withdraw, closeDirectly, undoDirectClosing],
]

/** Every action as it is filled in, by the last part of its call. */
export const FORMS: ReadonlyMap<string, ActionForm> = new Map(ALL.map(form => [form.action, form]))

/** By the code under which an approval keeps it. */
export const FORMS_BY_CODE: ReadonlyMap<string, ActionForm> = new Map(ALL.map(form => [form.code, form]))
