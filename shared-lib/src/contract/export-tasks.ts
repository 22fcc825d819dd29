import { z } from 'zod'
import { approvals } from './approvals'
import { dateTime, nothing, required } from './fields'
import { call, named } from './form'
import { petitionList } from './lists'
import { BOOK_MONTH, BOOK_VIEW } from './rules/closing-book'
import { APPROVALS_LIST, EXPORT_TEXTS, EXPORTED_PERSONAL } from './rules/exports'
import { REVEAL_REASONS, REVEAL_TEXT } from './rules/reveal'

type ReasonName = keyof typeof REVEAL_REASONS
type PersonalName = keyof typeof EXPORTED_PERSONAL

const taskId = named('subPathKey', required('请选择导出任务').max(40))
const PERSONAL = Object.keys(EXPORTED_PERSONAL) as [PersonalName, ...PersonalName[]]
const REASONS = Object.keys(REVEAL_REASONS) as [ReasonName, ...ReasonName[]]

const Task = z.object({
  /** Key of the task, and of what it makes. */
  taskId: named('subPathKey', z.string()),
  /** 0 in progress, 1 all rows are read and the file is being made, 2 done. */
  isComplete: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** Rows in all; 0 until they have been counted. */
  total: z.int(),
  sheetName: z.string(),
  /** Of a task that is done: opens the file once within 60 s, below the base path. Empty before. */
  url: z.string(),
  percentage: z.int(),
  /** Whether somebody has to agree before it begins. */
  awaitsApproval: z.boolean(),
  /** Opens the archive of a task with personal data that is done; empty otherwise. */
  password: z.string(),
})

interface Wanted {
  viewId: string
  personalFields: readonly string[]
  personal: boolean
  reason: ReasonName | ''
  reasonText: string
  book?: string | undefined
}

const { viewId, filter, sort } = petitionList.args.shape
const { types, applicantDept, stayHours } = approvals.args.shape

/**
 * Begins to export a list as it is filtered, with the columns that the caller has shown. Personal data are masked; in
 * full they need the right to read them and a reason, come as an encrypted archive, and beyond 5,000 rows a leader of
 * the organisation has to agree first.
 */
export const startExport = call('POST', 'api/exports/start', {
  writes: true,
  json: {
    viewId,
    filter,
    sort,
    /** By what the list of approvals is filtered, in place of `filter`. */
    approvals: z.object({ types, applicantDept, stayHours }).optional(),
    /** 登记簿 of a month (`YYYY-MM`), in place of a filter and of the columns that the caller has shown. */
    book: z.string().regex(BOOK_MONTH, '请选择月份').optional(),
    personal: z.boolean().default(false),
    /** Of the main petitioner, in columns of their own; only with `personal`. */
    personalFields: z.array(z.enum(PERSONAL)).max(PERSONAL.length).default([]),
    reason: z.enum(['', ...REASONS], { error: EXPORT_TEXTS.noReason }).default(''),
    reasonText: z.string().trim().max(REVEAL_TEXT.max, EXPORT_TEXTS.shortText).default(''),
  },
  check: ({ viewId, personal, personalFields, reason, reasonText, book }: Wanted, problem) => {
    if (book && viewId !== BOOK_VIEW) problem(EXPORT_TEXTS.noBook, 'book')
    if (personal && viewId === APPROVALS_LIST) problem(EXPORT_TEXTS.nothingPersonal, 'personal')
    if (!personal && personalFields.length > 0) problem(EXPORT_TEXTS.noReason, 'reason')
    if (personal && !reason) problem(EXPORT_TEXTS.noReason, 'reason')
    if (personal && reasonText.length < REVEAL_TEXT.min) problem(EXPORT_TEXTS.shortText, 'reasonText')
  },
  answer: Task,
})

/** How far an own export has come. Refused with the reason where it has failed. */
export const exportState = call('POST', 'api/exports/state', {
  background: true,
  json: { taskId },
  answer: Task,
})

const Listed = Task.omit({ url: true, password: true }).extend({
  createdAt: dateTime,
  /** Why it came to nothing; empty otherwise. */
  trouble: z.string(),
})

/** The caller's exports of the last days, newest first, at most twenty. */
export const ownExports = call('POST', 'api/exports/own', { json: {}, answer: z.array(Listed) })

export const cancelExport = call('POST', 'api/exports/cancel', { writes: true, json: { taskId }, answer: nothing })

/** Exports of personal data in the caller's organisation that wait for an approval which the caller may give. */
export const exportsToApprove = call('POST', 'api/exports/toApprove', {
  json: {},
  answer: z.array(
    z.object({
      taskId: named('subPathKey', z.string()),
      sheetName: z.string(),
      total: z.int(),
      applicant: z.string(),
      applicantDept: z.string(),
      createdAt: dateTime,
      reason: z.string(),
      /** Why it can only be refused; empty otherwise. */
      trouble: z.string(),
    }),
  ),
})

/** Agrees to an export, or refuses it. */
export const decideExport = call('POST', 'api/exports/decide', {
  writes: true,
  json: { taskId, agree: z.boolean() },
  answer: nothing,
})
