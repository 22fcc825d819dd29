import { z } from 'zod'
import { petitionNo as anyPetitionNo, officeText } from './action'
import { dateTime, day, required } from './fields'
import { call, named } from './form'
import { LEADER_CASE_CAUSES, LEADER_CASE_RESULTS, LEADER_CASE_TEXTS as TEXTS } from './rules/leader-case'
import { unclassified } from './written'

const keys = <T extends object>(of: T) => Object.keys(of) as [keyof T & string, ...(keyof T & string)[]]
const caseId = named('baid', z.string().trim().min(1))
const percent = named('hjjd', z.int({ error: TEXTS.percent }).min(0, TEXTS.percent).max(100, TEXTS.percent))
const MOST_TEXT = 1000
const MIN_MEASURES = 10
const MIN_PROGRESS = 5

const LeaderCase = z.object({
  caseId: named('baid', z.string()),
  petitionNo: named('xfjbh', z.string()),
  summary: named('nrzy', z.string()),
  leader: named('bald', z.string()),
  leaderDuty: named('zw', z.string()),
  unit: named('zrdw', z.string()),
  inCharge: named('zrr', z.string()),
  cause: named('bayy', z.string()),
  measures: named('hjcs', z.string()),
  dueOn: named('hjsx', day),
  remainingDays: named('sysx', z.number().int()),
  percent: named('hjjd', z.number().int()),
  /** Empty while it goes on. */
  result: named('bajg', z.string()),
  progress: named(
    'jzList',
    z.array(
      z.object({
        at: dateTime,
        person: named('txr', z.string()),
        percent: named('hjjd', z.number().int()),
        text: named('jznr', z.string()),
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
    unitId: named('zrdw', required(TEXTS.noUnit)),
    inCharge: named('zrr', officeText('责任人', { min: 1, max: 50 })),
    cause: named('bayy', z.enum(keys(LEADER_CASE_CAUSES), { error: TEXTS.noCause })),
    measures: named(
      'hjcs',
      unclassified(TEXTS.shortMeasures, MOST_TEXT, TEXTS.shortMeasures).min(MIN_MEASURES, TEXTS.shortMeasures),
    ),
    dueOn: named('hjsx', z.iso.date({ error: TEXTS.noDue })),
  },
  answer: LeaderCase,
})

/** 填写进展; with a result it is 销号, and done with. */
export const reportLeaderCase = call('POST', 'api/leaderCases/report', {
  writes: true,
  json: {
    caseId,
    percent,
    text: named(
      'jznr',
      unclassified(TEXTS.shortProgress, MOST_TEXT, TEXTS.shortProgress).min(MIN_PROGRESS, TEXTS.shortProgress),
    ),
    result: named('bajg', z.enum(['', ...keys(LEADER_CASE_RESULTS)]).default('')),
  },
  answer: LeaderCase,
})
