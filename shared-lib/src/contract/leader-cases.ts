import { z } from 'zod'
import { petitionNo as anyPetitionNo, officeText } from './action'
import { dateTime, day, required } from './fields'
import { call, named } from './form'
import { keysOf } from './keys-of'
import { LEADER_CASE_CAUSES, LEADER_CASE_RESULTS, LEADER_LEVELS, LEADER_CASE_TEXTS as TEXTS } from './rules/leader-case'
import { uploaded } from './uploaded'
import { unclassified } from './written'

const caseId = named('baid', z.string().trim().min(1))
const percent = named('hjjd', z.int({ error: TEXTS.percent }).min(0, TEXTS.percent).max(100, TEXTS.percent))
const MOST_TEXT = 1000
const MOST_REASON = 500
const MIN_MEASURES = 10
const MIN_PROGRESS = 5

const LeaderCase = z.object({
  caseId: named('baid', z.string()),
  petitionNo: named('xfjbh', z.string()),
  summary: named('nrzy', z.string()),
  leader: named('bald', z.string()),
  leaderDuty: named('zw', z.string()),
  /** Empty where it was taken on before levels were asked for. */
  level: named('bajb', z.string()),
  unit: named('zrdw', z.string()),
  inCharge: named('zrr', z.string()),
  cause: named('bayy', z.string()),
  measures: named('hjcs', z.string()),
  dueOn: named('hjsx', day),
  remainingDays: named('sysx', z.number().int()),
  percent: named('hjjd', z.number().int()),
  /** Empty while it goes on. */
  result: named('bajg', z.string()),
  /** What waits for a decision: more time until `askedDueOn`, its end with `askedResult`, or `askedLeader` instead. */
  asked: named('sqlx', z.enum(['', 'extend', 'close', 'change'])),
  askedDueOn: named('sqsx', day.nullable()),
  askedResult: named('sqjg', z.string()),
  askedLeader: named('sqld', z.string()),
  askedText: named('sqly', z.string()),
  askedBy: named('sqr', z.string()),
  /** Whether that is the caller, who does not decide on it. */
  isAsker: named('sfbrsq', z.boolean()),
  /** 息诉承诺书. */
  pledges: named('cnsList', z.array(z.object({ id: z.string(), name: z.string() }))),
  progress: named(
    'jzList',
    z.array(
      z.object({
        at: dateTime,
        person: named('txr', z.string()),
        percent: named('hjjd', z.number().int()),
        text: named('jznr', z.string()),
        /** The day on which the petitioner was met, where that is what is told. */
        metOn: named('yjrq', day.nullable()),
      }),
    ),
  ),
})

/** The cases that leaders of the caller's organisation have taken on, open ones first. */
export const leaderCases = call('POST', 'api/leaderCases/list', { json: {}, answer: z.array(LeaderCase) })

/** 包案登记: a leader answers for a petition that the caller may see. */
export const registerLeaderCase = call('POST', 'api/leaderCases/register', {
  writes: true,
  json: {
    petitionNo: anyPetitionNo,
    leaderId: named('bald', required(TEXTS.noLeader)),
    leaderDuty: named('zw', officeText('包案领导职务', { min: 1, max: 50 })),
    level: named('bajb', z.enum(keysOf(LEADER_LEVELS), { error: TEXTS.noLevel })),
    unitId: named('zrdw', required(TEXTS.noUnit)),
    inCharge: named('zrr', officeText('责任人', { min: 1, max: 50 })),
    cause: named('bayy', z.enum(keysOf(LEADER_CASE_CAUSES), { error: TEXTS.noCause })),
    measures: named(
      'hjcs',
      unclassified(TEXTS.shortMeasures, MOST_TEXT, TEXTS.shortMeasures).min(MIN_MEASURES, TEXTS.shortMeasures),
    ),
    dueOn: named('hjsx', z.iso.date({ error: TEXTS.noDue })),
  },
  answer: LeaderCase,
})

/** 填写进展, with the day where the petitioner was met. */
export const reportLeaderCase = call('POST', 'api/leaderCases/report', {
  writes: true,
  json: {
    caseId,
    percent,
    text: named(
      'jznr',
      unclassified(TEXTS.shortProgress, MOST_TEXT, TEXTS.shortProgress).min(MIN_PROGRESS, TEXTS.shortProgress),
    ),
    metOn: named('yjrq', day.optional()),
  },
  answer: LeaderCase,
})

interface Request {
  kind: string
  dueOn?: string | undefined
  result: string
  leaderId: string
}

/** 申请延期, 申请销号 with what became of it and what the petitioner has signed, or 换包案领导. */
export const askLeaderCase = call('POST', 'api/leaderCases/ask', {
  writes: true,
  json: {
    caseId,
    kind: named('sqlx', z.enum(['extend', 'close', 'change'])),
    dueOn: named('sqsx', day.optional()),
    result: named('sqjg', z.enum(['', ...keysOf(LEADER_CASE_RESULTS)]).default('')),
    fileIds: uploaded(),
    leaderId: named('bald', z.string().default('')),
    text: named(
      'sqly',
      unclassified(TEXTS.shortRequest, MOST_REASON, TEXTS.shortRequest).min(MIN_PROGRESS, TEXTS.shortRequest),
    ),
  },
  check: ({ kind, dueOn, result, leaderId }: Request, problem) => {
    if (kind === 'extend' && !dueOn) problem(TEXTS.notLater, 'dueOn')
    if (kind === 'close' && !result) problem(TEXTS.noResult, 'result')
    if (kind === 'change' && !leaderId) problem(TEXTS.noLeader, 'leaderId')
  },
  answer: LeaderCase,
})

/** What was asked for is decided on by somebody else. */
export const decideLeaderCase = call('POST', 'api/leaderCases/decide', {
  writes: true,
  json: {
    caseId,
    agree: named('tybz', z.boolean()),
    text: named('shyj', unclassified(TEXTS.shortRefusal, MOST_REASON, TEXTS.shortRefusal).default('')),
  },
  check: ({ agree, text }: { agree: boolean; text: string }, problem) => {
    if (!agree && text.length < MIN_PROGRESS) problem(TEXTS.shortRefusal, 'text')
  },
  answer: LeaderCase,
})
