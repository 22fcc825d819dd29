import { z } from 'zod'
import { dateTime, list, optionalText, page, required } from './fields'
import { call, named } from './form'
import { APPROVAL_TEXTS, decisionProblem, MAX_AT_ONCE, MAX_OPINION, MAX_REASON, opinionProblem } from './rules/approval'

const approvalId = required(APPROVAL_TEXTS.noneChosen)
/** The approval's version when it was last read: what somebody did since then refuses what is done now. */
const version = z.int({ error: APPROVAL_TEXTS.refresh }).min(1, APPROVAL_TEXTS.refresh)
const opinion = z.string().trim().max(MAX_OPINION, APPROVAL_TEXTS.longOpinion).default('')
const personId = required(APPROVAL_TEXTS.noPerson)

const Shown = {
  approvalId: z.string(),
  /** Code of the subject, like assign. */
  type: z.string(),
  typeName: z.string(),
  title: z.string(),
  petitionNo: named('xfjbh', z.string()),
  /** Marks of its petition, as lists have them. */
  flags: z.array(z.string()),
  version: z.int(),
  applicant: z.string(),
  applicantDept: z.string(),
  submittedAt: dateTime,
  /** Whole hours since it came to those who are asked now. */
  stayHours: z.int(),
  dueAt: dateTime.nullable(),
  remainingDays: named('sysx', z.number().int().nullable()),
  lamp: z.enum(['green', 'none', 'yellow', 'orange', 'red', 'grey']),
  /** Who has entrusted the caller with it; empty: it is the caller's own to decide. */
  onBehalf: z.string(),
}

const types = z.array(z.string().max(50)).max(50)

const Lying = {
  /** Part of the name of the department that submitted it. */
  applicantDept: optionalText(50),
  /** Only what has been lying for more than so many hours. */
  stayHours: z.int().min(0).max(100_000).optional(),
}

/** What waits for the caller's decision: grave marks first, then by the lamp, then by date. `cursor` (from `next`) goes on where a page ended. */
export const approvals = call('POST', 'api/approvals/list', {
  json: {
    /** Codes of subjects; empty: all. */
    types: types.default([]),
    ...Lying,
    /** 领导审批, or what has a list of its own. */
    todoType: named(
      'dblx',
      z.enum(['approval', 'reviewApproval', 'superviseApproval', 'terminationApproval']).default('approval'),
    ),
    /** By an instant, what has none last; else as urgent as it is. */
    sort: z.object({ field: z.enum(['dueAt', 'submittedAt']), descending: z.boolean().default(false) }).optional(),
    cursor: z.string().max(200).optional(),
    ...page,
  },
  answer: list(
    z.object({
      ...Shown,
      /** Whether it may be agreed to together with others. */
      batchSafe: z.boolean(),
      /** Page that shows it, with its parameters, below the base path. */
      url: z.string(),
    }),
  ),
})

const MAX_TABS = 12

/** How many approvals wait for the caller under each of several tabs, beside which all of them are filtered alike. */
export const approvalCounts = call('POST', 'api/approvals/counts', {
  background: true,
  json: {
    /** Codes of the subjects of each tab; without any it has all. */
    tabs: z.array(types).min(1, '请指定分类').max(MAX_TABS),
    ...Lying,
  },
  /** In the order of the tabs. */
  answer: z.array(z.object({ total: z.int() })),
})

const Decision = z.object({
  at: dateTime,
  round: z.int(),
  decision: z.enum(['agree', 'back', 'forward', 'addSigner']),
  decisionName: z.string(),
  person: z.string(),
  department: z.string(),
  position: z.string(),
  /** For whom the person decided, where it was somebody else's to decide. */
  onBehalfOf: z.string(),
  opinion: z.string(),
  /** The picture that the person signed with, as a data URL; empty: with the name alone. */
  signature: z.string(),
  /** To whom it was handed on, or who was added. */
  target: z.string(),
})

const Node = z.object({
  nodeId: z.int(),
  /** Name of the role, or of the person who was added. */
  name: z.string(),
  state: z.enum(['done', 'skipped', 'current', 'waiting']),
  /** Who is asked there now. */
  people: z.array(z.string()),
})

/** An approval with all that a decision needs, by its id or by the to-do that asks for it. */
export const approval = call('POST', 'api/approvals/read', {
  json: { approvalId: z.string().default(''), todoId: named('dbid', z.string().default('')) },
  check: (args: { approvalId: string; todoId: string }, problem) => {
    if (!args.approvalId && !args.todoId) problem(APPROVAL_TEXTS.noneChosen)
  },
  answer: z.object({
    ...Shown,
    round: z.int(),
    state: z.enum(['pending', 'approved', 'returned', 'withdrawn']),
    stateName: z.string(),
    /** What was submitted, as the subject shows it. */
    snapshot: z.record(z.string(), z.unknown()),
    /** What the organisations and files are called that it names by their ids. */
    names: z.record(z.string(), z.string()),
    chain: z.array(Node),
    /** Of this round and those before, oldest first. */
    history: z.array(Decision),
    /** As it came, where it has no number yet and so is no case to be looked at. */
    letter: named(
      'ly',
      z
        .object({
          title: named('bt', z.string()),
          originalText: named('tsnr', z.string()),
          petitioner: named('xfr', z.string()),
          submittedAt: named('tjsj', dateTime),
        })
        .nullable(),
    ),
    /** The text beside that of the round before; empty in the first. */
    changes: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
    mayDecide: z.boolean(),
    mayWithdraw: z.boolean(),
  }),
})

/** Agrees, or sends back: to the applicant, or to a former node of the chain. */
export const decide = call('POST', 'api/approvals/decide', {
  writes: true,
  json: {
    approvalId,
    version,
    decision: z.enum(['agree', 'back']),
    opinion,
    /** A former node; without one it goes back to the applicant. */
    backTo: z.int().optional(),
  },
  check: (args: { decision: 'agree' | 'back'; opinion: string }, problem) => {
    const text = decisionProblem(args)
    if (text) problem(text, 'opinion')
  },
  answer: z.object({ state: z.enum(['pending', 'approved', 'returned']) }),
})

const checkOpinion = (args: { opinion: string }, problem: (text: string, field?: string) => void) => {
  const text = opinionProblem(args.opinion)
  if (text) problem(text, 'opinion')
}

/** Hands the decision to another holder of the same role in the organisation. */
export const forward = call('POST', 'api/approvals/forward', {
  writes: true,
  json: { approvalId, version, personId, opinion },
  check: checkOpinion,
  answer: z.null(),
})

/** Adds somebody of the organisation who decides before or after the caller. */
export const addSigner = call('POST', 'api/approvals/addSigner', {
  writes: true,
  json: { approvalId, version, personId, place: z.enum(['before', 'after']), opinion },
  check: checkOpinion,
  answer: z.null(),
})

/** Takes back what nobody has decided yet. */
export const withdraw = call('POST', 'api/approvals/withdraw', {
  writes: true,
  json: { approvalId },
  answer: z.null(),
})

/** Agrees to several whose subjects are safe for it; each succeeds or fails alone. */
export const agreeMany = call('POST', 'api/approvals/agreeMany', {
  writes: true,
  slow: true,
  json: {
    items: z
      .array(z.object({ approvalId, version }))
      .min(1, APPROVAL_TEXTS.noneChosen)
      .max(MAX_AT_ONCE, APPROVAL_TEXTS.tooMany),
    opinion,
  },
  check: checkOpinion,
  answer: z.object({ agreed: z.int(), failed: z.array(z.object({ approvalId: z.string(), reason: z.string() })) }),
})

/** Whom a decision can be handed to, who can be added as signer, who can be entrusted; by the beginning of the name. */
export const colleagues = call('POST', 'api/approvals/colleagues', {
  json: {
    purpose: z.enum(['forward', 'addSigner', 'delegate']),
    /** Of which approval; not asked for a delegation. */
    approvalId: z.string().default(''),
    name: optionalText(50),
  },
  answer: z.array(z.object({ personId: z.string(), name: z.string(), department: z.string(), position: z.string() })),
})

/** What can be submitted, for filters and delegations. */
export const subjects = call('POST', 'api/approvals/subjects', {
  answer: z.array(z.object({ type: z.string(), name: z.string(), batchSafe: z.boolean() })),
})

/** Delegations that the caller gave or was given, newest first, at most a hundred. */
export const delegations = call('POST', 'api/approvals/delegations', {
  answer: z.array(
    z.object({
      delegationId: z.string(),
      from: z.string(),
      to: z.string(),
      types: z.array(z.string()),
      /** Empty: every subject. */
      typeNames: z.array(z.string()),
      reason: z.string(),
      fromAt: dateTime,
      untilAt: dateTime,
      state: z.enum(['coming', 'active', 'ended']),
      /** Whether the caller gave it, and so may end it. */
      isOwn: z.boolean(),
    }),
  ),
})

/** Entrusts somebody of the organisation with the caller's decisions, from one time until before another. */
export const delegate = call('POST', 'api/approvals/delegate', {
  writes: true,
  json: {
    personId,
    /** Codes of subjects; empty: every one. */
    types: z.array(z.string().max(50)).max(50).default([]),
    reason: required(APPROVAL_TEXTS.noReason).max(MAX_REASON, APPROVAL_TEXTS.longReason),
    fromAt: dateTime,
    untilAt: dateTime,
  },
  check: ({ reason, fromAt, untilAt }: { reason: string; fromAt: string; untilAt: string }, problem) => {
    const text = opinionProblem(reason)
    if (text) problem(text, 'reason')
    if (untilAt <= fromAt) problem(APPROVAL_TEXTS.noPeriod, 'untilAt')
  },
  answer: z.object({ delegationId: z.string() }),
})

/** Ends a delegation before its time. */
export const endDelegation = call('POST', 'api/approvals/endDelegation', {
  writes: true,
  json: { delegationId: required(APPROVAL_TEXTS.noneChosen) },
  answer: z.null(),
})
