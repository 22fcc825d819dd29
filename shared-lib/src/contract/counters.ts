import { z } from 'zod'
import { call, named } from './form'

/** A badge. `urgent` are those overdue or due within the warning threshold. */
const Count = z.object({ total: z.int(), urgent: z.int() })

/** As many rows as a menu would show of what it counts. Every answer counts all of them. */
const LIMIT = { limit: z.coerce.number<number>().int().min(1).max(9999).default(20) }

const counter = (path: string) => call('POST', `api/${path}`, { background: true, form: LIMIT, answer: Count })

/** Tickets of today that have no petition yet. */
export const windowTickets = counter('windowRegisterController/getBdCount')

/** Interviews that wait for me, or for anybody of my department. */
export const interviews = counter('lfjtController/getJtInfoCardListNum')

/** Online petitions to be registered. */
export const onlinePetitions = counter('DbxxController/netLetterList')

/** Scanned letters of my department that nobody has had read yet, or that could not be read at once. */
export const unreadScans = counter('recognition/unreadCount')

/** Scanned letters that I have taken, or that wait for anybody of my department. */
export const scansToRegister = counter('recognition/waitingCount')

/** Petitions that I handle simply, within ten working days. */
export const simplePetitions = counter('petitions/simpleCount')

/** Letters to leaders by the mailbox. */
export const leaderLetters = counter('DbxxController/leaderLetterList')

/** Open to-dos that are mine; with the online petitions for holders of personalWsxfTab. */
export const personalTodos = counter('DbxxController/getGerenBlListTotalCount')

/** Open to-dos of my department, claimed or not; with the online petitions for holders of departWsxfTab. */
export const departmentTodos = counter('todos/departmentCount')

/** Reports of handling organs that my department has to sign for. */
export const reportsToSign = counter('DbxxController/getBlbgListTotalCount')

/** Requests to return that my department has to decide on. */
export const returnsToSign = counter('todos/returnCount')

/** Notices that my department has to give and prove. */
export const noticesToGive = counter('todos/noticeCount')

/** Closed petitions of the last year that my department has to check. */
export const closingChecks = counter('DbxxController/getBjhcCount')

/** Approvals that wait for me. */
export const approvals = counter('SyspController/getLdspListTotalCount')

/** Steps of units for which my department enters the data. */
export const proxyEntries = counter('ReplaceEntryController/getReplaceEntryInfo')

/** Official documents to approve, to number, to sign for. */
export const documents = counter('GwxxController/getGwDBCount')

/** Steps of reviews and re-reviews. */
export const reviews = counter('FcfhblfsxxController/queryDbCount')

/** Decisions of reviews that wait for my approval. */
export const reviewApprovals = counter('FcfhSyspController/queryDbCount')

/** Supervision orders to handle, to sign for, to approve. */
export const supervisions = counter('DbDbxxController/getDbDbxxCount')

/** Recommendations (三项建议) to agree to, to sign for, to answer, to judge. */
export const recommendations = counter('recommendations/count')

/** Termination filings. */
export const terminations = counter('ZjsbController/getZjdbList')

/** More than the menu of anybody has. */
const MOST_NAMES = 50

/** What is asked for in leaders' cases and waits for my decision. */
export const leaderCaseRequests = counter('leaderCases/waiting')

const names = z.array(z.string().max(100)).max(MOST_NAMES)
/** Blocks of the top menu; several times what there are. */
const MOST_BLOCKS = 20

/**
 * Several of these counters at once, each named by its path below `api/`; a name that is none has no row. Then a row for
 * each block: how many petitions wait behind its counters, each counted once.
 */
export const several = call('POST', 'api/counters/several', {
  background: true,
  json: {
    names,
    blocks: z
      .array(z.object({ name: z.string().max(100), counters: names }))
      .max(MOST_BLOCKS)
      .default([]),
  },
  answer: z.array(Count.extend({ name: z.string() })),
})

/**
 * Tiles of the home pages. `Urgent` are `Soon` and `Overdue` together, `Today` what is due today; `Returned` and `Report`
 * are those of `RETURNED_TODOS` and `REPORT_TODOS`.
 */
export const homeNumbers = call('POST', 'api/homeController/getNumInfo', {
  background: true,
  answer: z.object({
    personCount: z.int(),
    personUrgentCount: z.int(),
    personSoonCount: z.int(),
    personOverdueCount: z.int(),
    personTodayCount: z.int(),
    personReturnedCount: z.int(),
    personReportCount: z.int(),
    departCount: z.int(),
    departUnclaimedCount: z.int(),
    departUrgentCount: z.int(),
    departSoonCount: z.int(),
    departOverdueCount: z.int(),
    departTodayCount: z.int(),
    departReturnedCount: z.int(),
    departReportCount: z.int(),
  }),
})

/**
 * Days left at which a limit is warned of, always four rows in this order: petition departments (xfbm), responsible
 * units (zrdw), safe above (aq), evaluations (myd).
 */
export const warningDays = call('POST', 'api/WarningInfSetController/getXfjYjxx', {
  background: true,
  answer: z.array(
    z.object({ row: named('yjlx', z.enum(['xfbm', 'zrdw', 'aq', 'myd'])), days: named('sysx', z.int()) }),
  ),
})
