import { z } from 'zod'
import { dateTime } from './fields'
import { SCOPES } from './rules/authorisation'

const flag = z.enum(['0', '1'])
const scope = z.enum(SCOPES)
const organisation = z.object({ orgId: z.string(), name: z.string() })

/** A role of a post, and what of the petitions it reaches; those of officers reach none and are not among them. */
const Held = z.object({
  roleCode: z.string(),
  roleName: z.string(),
  scope,
  /** What all posts of that role reach that have nothing of their own. */
  usual: scope,
})

/** A role that a post is to have, or another scope of one that it has, once another officer agrees. */
const Proposal = z.object({
  id: z.string(),
  roleCode: z.string(),
  roleName: z.string(),
  /** Whether the post has the role already, and its scope alone is to change. */
  isHeld: flag,
  /** Null: an officer's, which reaches nothing. */
  scope: scope.nullable(),
  /** Of LIST. */
  listed: z.array(organisation),
  reason: z.string(),
  /** Who proposes it; empty: the command line. */
  by: z.string(),
  at: dateTime,
  /** Whether whoever asks may agree. */
  mayAgree: flag,
})

/** What a post may do, and what is proposed of that. */
export const PostRights = {
  held: z.array(Held),
  /** The organisations that the post reaches by LIST. */
  listed: z.array(organisation),
  proposals: z.array(Proposal),
}
