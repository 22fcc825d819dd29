import { z } from 'zod'
import { dateTime, day, nothing, required } from './fields'
import { call, named } from './form'
import { ACCOUNT_TEXTS } from './rules/accounts'
import {
  CHANGED_AT_ONCE,
  delegationProblem,
  REACHES,
  REASON_MAX,
  RIGHTS_TEXTS,
  SCOPES,
  VERDICTS,
} from './rules/authorisation'

const flag = z.enum(['0', '1'])
const reason = required(RIGHTS_TEXTS.reason).max(REASON_MAX, RIGHTS_TEXTS.reason)
const roleCode = required('请选择角色').max(10)
const nodes = z.array(z.string().max(200)).max(CHANGED_AT_ONCE).default([])
const proposalIds = z.array(z.uuid()).min(1, ACCOUNT_TEXTS.proposalGone).max(CHANGED_AT_ONCE)

const Proposed = {
  id: z.string(),
  reason: z.string(),
  /** Who proposes it. */
  by: z.string(),
  at: dateTime,
  mayAgree: flag,
}

/** What every role may do, what it could as delivered, and what is proposed. */
export const rightsMatrix = call('POST', 'api/rights/matrix', {
  answer: z.object({
    roles: z.array(
      z.object({
        roleCode: z.string(),
        roleName: z.string(),
        /** In use, with a post of that role. */
        people: z.int(),
        /** An officer's: it is not changed. */
        isFixed: flag,
      }),
    ),
    /** The permission tree in its order, each node behind the one it stands below. */
    nodes: z.array(
      z.object({
        nodeId: z.string(),
        name: z.string(),
        kind: z.string(),
        /** 0 for a block. */
        depth: z.int(),
        /** The officers' alone. */
        isReserved: flag,
        /** Roles that have it, by themselves or by what stands below it. */
        roles: z.array(z.string()),
        delivered: z.array(z.string()),
      }),
    ),
    proposals: z.array(z.object({ ...Proposed, roleCode: z.string(), nodeId: z.string() })),
  }),
})

const change = { roleCode, give: nodes, take: nodes }
const checkChange = (args: { give: string[]; take: string[] }, problem: (text: string, field?: string) => void) => {
  if (args.give.length + args.take.length === 0) problem(RIGHTS_TEXTS.nothing)
}

/** Whom a change of a role would concern, once all of it counts. */
export const previewRights = call('POST', 'api/rights/preview', {
  json: change,
  check: checkChange,
  answer: z.object({
    /** People in use who would be able to do something more, or less, than now. */
    people: z.int(),
    gains: z.array(z.string()),
    losses: z.array(z.string()),
  }),
})

/** Takes permissions from a role at once, with what stands below them; others wait until another officer agrees. */
export const changeRights = call('POST', 'api/rights/change', {
  json: { ...change, reason },
  writes: true,
  check: checkChange,
  answer: nothing,
})

/** Gives proposed permissions; refuses where one of them is no longer proposed. */
export const agreeRights = call('POST', 'api/rights/agree', {
  json: { ids: proposalIds },
  writes: true,
  answer: nothing,
})

/** Gives up proposals: by whoever made them, or another officer who does not agree. */
export const declineRights = call('POST', 'api/rights/decline', {
  json: { ids: proposalIds },
  writes: true,
  answer: nothing,
})

const reasons = z.array(
  z.object({
    roleName: z.string(),
    scope: z.enum(SCOPES),
    /** Whose petition it is for that scope. */
    reach: z.enum(REACHES),
  }),
)

/** Who sees a petition, and why: by which role, scope and reach; for a person, also why not. The audit has who asked. */
export const whoSees = call('POST', 'api/rights/whoSees', {
  json: {
    petitionNo: named('xfjbh', required(RIGHTS_TEXTS.petitionNo).max(40)),
    /** Somebody's account; empty: nobody in particular. */
    account: z.string().trim().max(30).default(''),
  },
  writes: true,
  answer: z.object({
    /** Only those on its access list may know of it. */
    isWalled: flag,
    total: z.int(),
    /** The first of them. */
    list: z.array(
      z.object({
        key: z.string(),
        account: z.string(),
        userName: z.string(),
        orgName: z.string(),
        deptName: z.string(),
        /** Whose post it is, where it was delegated. */
        holderName: z.string(),
        reasons,
      }),
    ),
    person: z.object({ userName: z.string(), verdict: z.enum(VERDICTS), reasons }).nullable(),
  }),
})

/** Posts that others act in, now or later, and what is proposed of that. */
export const postDelegations = call('POST', 'api/rights/delegations', {
  answer: z.object({
    list: z.array(
      z.object({
        ...Proposed,
        holderName: z.string(),
        orgName: z.string(),
        deptName: z.string(),
        roleNames: z.array(z.string()),
        toName: z.string(),
        fromAt: dateTime,
        untilAt: dateTime,
        waits: flag,
      }),
    ),
  }),
})

/** Proposes that somebody acts in another's post for some days, both included. */
export const delegatePost = call('POST', 'api/rights/delegate', {
  json: {
    fromAccount: required('请输入岗位所属人员的登录账号').max(30),
    /** Whole name, where the holder has several posts. */
    orgName: z.string().trim().max(100).default(''),
    toAccount: required('请输入代办人员的登录账号').max(30),
    from: day,
    until: day,
    reason,
  },
  writes: true,
  check: ({ from, until }: { from: string; until: string }, problem) => {
    const text = delegationProblem(from, until)
    if (text) problem(text, 'until')
  },
  answer: nothing,
})

const delegationId = { json: { id: z.string().regex(/^\d{1,18}$/) }, writes: true, answer: nothing } as const
export const agreeDelegation = call('POST', 'api/rights/agreeDelegation', delegationId)
/** At once, whether it counted already or not. */
export const endDelegation = call('POST', 'api/rights/endDelegation', delegationId)
