import { z } from 'zod'
import { nothing, required } from './fields'
import { call } from './form'
import { PostRights } from './post-rights'
import { ACCOUNT_TEXTS } from './rules/accounts'
import { LISTED_MOST, REASON_MAX, RIGHTS_TEXTS, SCOPES, scopeProblem } from './rules/authorisation'

/** A page of posts with their scopes, by the name of their person; officers have none. */
export const postScopes = call('POST', 'api/scopes/list', {
  json: {
    /** Part of the name or of the account. */
    name: z.string().trim().max(50).default(''),
    /** Part of the organisation's name. */
    orgName: z.string().trim().max(100).default(''),
    /** Only those with a role whose scope is not the role's, or with proposals. */
    otherwiseOnly: z.boolean().default(false),
    pageNumber: z.int().min(1).default(1),
  },
  answer: z.object({
    total: z.int(),
    list: z.array(
      z.object({
        postId: z.string(),
        account: z.string(),
        userName: z.string(),
        orgName: z.string(),
        deptName: z.string(),
        ...PostRights,
      }),
    ),
  }),
})

const change = {
  postId: required('请指定岗位').max(64),
  roleCode: required('请选择角色').max(10),
  /** Empty: that of the role. */
  scope: z.enum([...SCOPES, ''], RIGHTS_TEXTS.scopeUnknown).default(''),
  orgIds: z.array(z.string().max(64)).max(LISTED_MOST, RIGHTS_TEXTS.listedTooMany).default([]),
}
const checkChange = (
  args: { scope: (typeof SCOPES)[number] | ''; orgIds: string[] },
  problem: (text: string, field?: string) => void,
) => {
  const text = scopeProblem(args.scope, args.orgIds)
  if (text) problem(text, 'orgIds')
}

/** How many petitions a post reaches now, and would reach with another scope of a role; from `COUNTED_MOST` on no more. */
export const previewScope = call('POST', 'api/scopes/preview', {
  json: change,
  check: checkChange,
  answer: z.object({ before: z.int(), after: z.int() }),
})

/** Proposes another scope of a role that a post has, or is to have; it counts once another officer agrees. */
export const proposeScope = call('POST', 'api/scopes/propose', {
  json: { ...change, reason: required(RIGHTS_TEXTS.reason).max(REASON_MAX, RIGHTS_TEXTS.reason) },
  writes: true,
  check: checkChange,
  answer: nothing,
})

/** Gives up what is proposed of posts: by whoever proposed it, or another officer who does not agree. */
export const declineRoles = call('POST', 'api/scopes/decline', {
  json: { ids: z.array(z.uuid()).min(1, ACCOUNT_TEXTS.proposalGone).max(60) },
  writes: true,
  answer: nothing,
})
