import { z } from 'zod'
import { proceedingAction } from './action'
import { buttons as Buttons } from './buttons'
import { dateTime, list, page } from './fields'
import { call, named } from './form'
import { TERMINATION_GROUNDS, type TerminationGround } from './rules/termination'
import { TERMINATION_ACTIONS } from './rules/terminations/actions'

const on = 'terminations'

export const supply = proceedingAction(on, TERMINATION_ACTIONS.supply)
export const submit = proceedingAction(on, TERMINATION_ACTIONS.submit)
export const pass = proceedingAction(on, TERMINATION_ACTIONS.pass)
export const sendBack = proceedingAction(on, TERMINATION_ACTIONS.sendBack)
export const recognise = proceedingAction(on, TERMINATION_ACTIONS.recognise)
export const refuse = proceedingAction(on, TERMINATION_ACTIONS.refuse)
export const withdraw = proceedingAction(on, TERMINATION_ACTIONS.withdraw)
export const undo = proceedingAction(on, TERMINATION_ACTIONS.undo)

const petitionNo = named('xfjbh', z.string().trim().length(20, '信访件编号应为20个字符'))
const proceedingId = named('blid', z.string().trim().min(1).max(20))

const Listed = {
  id: named('blid', z.string()),
  filingNo: named('sbbh', z.string()),
  petitionNo: named('xfjbh', z.string()),
  /** What the matter is about. */
  matter: named('xfsx', z.string()),
  applicant: named('sbdw', z.string()),
  /** Whoever has it now. */
  holder: named('szdw', z.string()),
  submittedAt: named('tjsj', dateTime.nullable()),
  state: z.string(),
  stateName: z.string(),
  /** What lacked of the required papers when it was last changed. */
  missing: named('qscl', z.array(z.string())),
  dueAt: dateTime.nullable(),
}

/** Stages of filings as the tabs of their list have them. */
export const TERMINATION_TABS = ['mine', 'draft', 'inReview', 'supplement', 'recognised', 'ended'] as const

const MOST_WORDS = 50

/** The filings that wait for the caller (mine), or that the caller's organisation has filed or had; newest first. */
export const terminations = call('POST', 'api/terminations/list', {
  json: {
    tab: named('bqy', z.enum(TERMINATION_TABS).default('mine')),
    /** Begin of a filing's number, or words in the name of whoever has filed it. */
    words: z.string().trim().max(MOST_WORDS).default(''),
    ground: named(
      'zjyj',
      z.enum(['', ...Object.keys(TERMINATION_GROUNDS)] as ['', ...TerminationGround[]]).default(''),
    ),
    cursor: z.string().max(200).optional(),
    ...page,
  },
  answer: list(z.object(Listed)),
})

/** A paper that is required, whether it is there, and what the applicant says where it is not. */
const Paper = z.object({
  kind: named('cllx', z.string()),
  name: named('clmc', z.string()),
  state: named('clzt', z.enum(['there', 'supplied', 'missing'])),
  /** Number and day of what is there. */
  about: named('clxx', z.string()),
  text: named('clsm', z.string()),
  fileIds: named('fjidList', z.array(z.string())),
})

const MatterPetition = z.object({
  petitionNo: named('xfjbh', z.string()),
  registeredAt: named('djsj', dateTime),
  organisation: named('djjg', z.string()),
  stateName: z.string(),
})

/** What a petition is to a termination: whether it can be filed, whether its matter is terminated, and what then holds. */
export const candidate = call('POST', 'api/terminations/candidate', {
  json: { petitionNo },
  answer: z.object({
    ground: named('zjyj', z.string()),
    papers: named('clList', z.array(Paper)),
    petitions: named('xfjList', z.array(MatterPetition)),
    /** The petition departments that will look at it, from the next one to the last. */
    levels: named('cjList', z.array(z.string())),
    /** Why it cannot be filed; empty where it can. */
    hindrance: z.string(),
  }),
})

/** The filings about the matter of a petition, newest first, with the plan of further help where it is terminated. */
export const terminationsOf = call('POST', 'api/terminations/ofPetition', {
  json: { petitionNo },
  answer: z.object({
    filings: named('sbList', z.array(z.object(Listed))),
    isTerminated: named('zjbz', z.boolean()),
    /** Whether this petition cannot be taken on, unless new facts are stated. */
    isLocked: named('sdbz', z.boolean()),
    plan: named('bwfa', z.string()),
    recognisedAt: named('rdsj', dateTime.nullable()),
    newFacts: named('xssly', z.string()),
  }),
})

/** A filing with all that belongs to it. */
export const termination = call('POST', 'api/terminations/read', {
  json: { proceedingId },
  answer: z.object({
    ...Listed,
    version: z.int(),
    ground: named('zjyj', z.string()),
    facts: named('zjss', z.string()),
    reasons: named('zjly', z.string()),
    plan: named('bwfa', z.string()),
    filedBy: named('sbr', z.string()),
    closedAt: dateTime.nullable(),
    papers: named('clList', z.array(Paper)),
    petitions: named('xfjList', z.array(MatterPetition)),
    steps: named(
      'cjList',
      z.array(
        z.object({
          organisation: z.string(),
          arrivedAt: dateTime.nullable(),
          dueAt: dateTime.nullable(),
          decidedAt: dateTime.nullable(),
          /** 审核中, 审核通过 …; 待报送 where it has not come there yet. */
          result: z.string(),
          text: z.string(),
          decidedBy: z.string(),
        }),
      ),
    ),
  }),
})

/** What the caller may do with a filing now, as `getButtonStatus` says it of a petition. */
export const terminationButtons = call('POST', 'api/terminations/buttons', { json: { proceedingId }, answer: Buttons })
