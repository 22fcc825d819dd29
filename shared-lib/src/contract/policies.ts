import { z } from 'zod'
import { dateTime, nothing, required } from './fields'
import { call } from './form'
import { CHAIN_PLACES, MOST_LEVELS, MOST_PEOPLE, MOST_RULES, POLICY_REASON_MAX, POLICY_TEXTS } from './rules/policies'

const reason = required(POLICY_TEXTS.reason).max(POLICY_REASON_MAX, POLICY_TEXTS.reason)
const orgId = required('请选择机构').max(64)

const Level = z.object({ role: z.string().max(10), within: z.enum(CHAIN_PLACES) })
/** `bureau`, `unit`, or an organisation. */
const setFor = required('请选择适用对象').max(64)

/** Whose agreement each kind of act needs for whom, and which roles may be asked. */
export const chains = call('POST', 'api/policies/chains', {
  json: { setFor },
  answer: z.object({
    chains: z.array(
      z.object({
        subject: z.string(),
        name: z.string(),
        levels: z.array(Level),
        /** Set for just them; else it is what holds for all of their kind, or what was delivered. */
        isOwn: z.boolean(),
      }),
    ),
    roles: z.array(z.object({ role: z.string(), name: z.string() })),
  }),
})

const chain = {
  setFor,
  subject: z.string().max(40),
  /** Null: as for all of their kind again. Empty: nobody's agreement is needed. */
  levels: z.array(Level).max(MOST_LEVELS, POLICY_TEXTS.levels).nullable(),
}

export const previewChain = call('POST', 'api/policies/previewChain', {
  json: chain,
  answer: z.object({
    /** Organisations for which it will hold. */
    organisations: z.int(),
    /** Those among them where nobody holds one of the roles. */
    without: z.int(),
    /** Approvals that wait, which go on as they were submitted. */
    waiting: z.int(),
  }),
})

export const setChain = call('POST', 'api/policies/setChain', {
  json: { ...chain, reason },
  writes: true,
  answer: nothing,
})

const Rule = z.object({
  /** The beginning of a category's code; empty: every other. */
  category: z.string().regex(/^\d{0,6}$/, POLICY_TEXTS.category),
  accounts: z.array(z.string().max(64)).min(1, POLICY_TEXTS.nobody).max(MOST_PEOPLE),
})
const rules = z.array(Rule).max(MOST_RULES)

/** To whom an organisation gives its unclaimed work by itself, and who works there. */
export const distribution = call('POST', 'api/policies/distribution', {
  json: { orgId },
  answer: z.object({
    rules: z.array(Rule),
    people: z.array(z.object({ account: z.string(), userName: z.string(), deptName: z.string() })),
  }),
})

export const previewDistribution = call('POST', 'api/policies/previewDistribution', {
  json: { orgId, rules },
  answer: z.object({
    /** To-dos that nobody has taken, which stay where they are. */
    unclaimed: z.int(),
    /** People who will get work by it, and who do no longer. */
    added: z.array(z.string()),
    removed: z.array(z.string()),
  }),
})

export const setDistribution = call('POST', 'api/policies/setDistribution', {
  json: { orgId, rules, reason },
  writes: true,
  answer: nothing,
})

const Auto = z.object({ yellow: z.boolean(), red: z.boolean() })

/** The organisations that have set by themselves when the system urges in their name. */
export const urging = call('POST', 'api/policies/urging', {
  answer: z.object({ list: z.array(z.object({ orgId: z.string(), name: z.string(), ...Auto.shape })) }),
})

/** `auto`: null leaves it to the region again. */
const urge = { orgId, auto: Auto.nullable() }

export const previewUrging = call('POST', 'api/policies/previewUrging', {
  json: urge,
  answer: z.object({
    /** Limits that run with others to whom the organisation has sent a petition. */
    clocks: z.int(),
  }),
})

export const setUrging = call('POST', 'api/policies/setUrging', {
  json: { ...urge, reason },
  writes: true,
  answer: nothing,
})

/** Who has set one of these, the latest first; in words. */
export const policyHistory = call('POST', 'api/policies/history', {
  json: {
    kind: z.enum(['chain', 'distribution', 'urging', 'word', 'mask']),
    /** For whom: as `setFor`, or an organisation; else the word or the kind of datum, for who may set those. */
    of: required('请选择适用对象').max(64),
    /** Of a chain. */
    subject: z.string().max(40).default(''),
  },
  answer: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        at: dateTime,
        /** Empty for the command line. */
        person: z.string(),
        was: z.string(),
        is: z.string(),
        reason: z.string(),
      }),
    ),
  }),
})
