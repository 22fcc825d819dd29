import { z } from 'zod'
import { dateTime, nothing, required } from './fields'
import { call } from './form'
import { PostRights } from './post-rights'
import {
  ACCOUNT_STATES,
  ACCOUNT_TEXTS,
  ACTIVATED_AT_ONCE,
  accountProblems,
  HOME_PATHS,
  IMPORT_MOST,
  IMPORT_TEXTS,
  isName,
  UNTIE_REASON_MAX,
} from './rules/accounts'
import { phoneProblems } from './rules/phone'

const flag = z.enum(['0', '1'])
const state = z.enum(ACCOUNT_STATES)
const entered = z.string().trim().default('')
const personId = required('请指定人员').max(64)
const postId = required('请指定岗位').max(64)
const position = z.string().trim().max(50, ACCOUNT_TEXTS.position).default('')
const place = {
  orgId: required(ACCOUNT_TEXTS.organisation).max(64),
  deptId: required(ACCOUNT_TEXTS.department).max(64),
  positionName: position,
}

const ManagedAccount = z.object({
  personId: z.string(),
  account: z.string(),
  userName: z.string(),
  telephone: z.string(),
  state,
  lastSignInAt: dateTime.nullable(),
  /** As `临江省信访局 来信处 科员`, those of the posts in their order. */
  posts: z.array(z.string()),
  roleNames: z.array(z.string()),
  /** Roles that the posts are to have once another officer agrees, each with its scope where that is not the role's. */
  proposedRoleNames: z.array(z.string()),
  /** By whom it signs in, as people call it; empty where the province has nobody outside of the portal for that. */
  signOn: z.string(),
})

/** A page of accounts, by the name of their person. */
export const managedAccounts = call('POST', 'api/accounts/list', {
  json: {
    /** Part of the name, the account or the mobile number. */
    name: z.string().trim().max(50).default(''),
    orgId: z.string().trim().max(64).default(''),
    roleCode: z.string().trim().max(10).default(''),
    /** Empty: any; `proposed`: with roles that another officer is still to agree on. */
    state: z.union([state, z.enum(['proposed', ''])]).default(''),
    pageNumber: z.int().min(1).default(1),
  },
  answer: z.object({ total: z.int(), list: z.array(ManagedAccount) }),
})

const Post = z.object({
  postId: z.string(),
  orgId: z.string(),
  orgName: z.string(),
  deptId: z.string(),
  deptName: z.string(),
  positionName: z.string(),
  homePath: z.string(),
  roles: z.array(z.string()),
  ...PostRights,
})

/** All of an account, with what was done to it last. */
export const managedAccount = call('POST', 'api/accounts/get', {
  json: { personId },
  answer: z.object({
    personId: z.string(),
    account: z.string(),
    userName: z.string(),
    telephone: z.string(),
    phoneNum: z.string(),
    state,
    awaitsPassword: flag,
    lastSignInAt: dateTime.nullable(),
    passwordChangedAt: dateTime,
    /** Sessions that go on. */
    sessions: z.int(),
    /** Failed sign-ins that still count. */
    failures: z.int(),
    /** With which certificate it signs in; null without one. */
    certificate: z.object({ subject: z.string(), serialNo: z.string(), boundAt: dateTime }).nullable(),
    hasCodes: flag,
    /** Null where the province has nobody outside of the portal who says who somebody is. */
    signOn: z
      .object({
        /** '1': the portal's own password alone lets it in. */
        isLocal: flag,
        ties: z.array(z.object({ provider: z.string(), title: z.string(), tiedAt: dateTime, usedAt: dateTime })),
      })
      .nullable(),
    work: z.object({ todos: z.int(), drafts: z.int(), leaderCases: z.int() }),
    posts: z.array(Post),
    history: z.array(z.object({ at: dateTime, action: z.string(), by: z.string() })),
  }),
})

/** What a post may be given: departments of an organisation, roles. */
export const accountChoices = call('POST', 'api/accounts/choices', {
  json: { orgId: z.string().trim().max(64).default('') },
  answer: z.object({
    departments: z.array(z.object({ deptId: z.string(), deptName: z.string() })),
    roles: z.array(z.object({ roleCode: z.string(), roleName: z.string() })),
  }),
})

const who = { userName: entered, telephone: entered, phoneNum: entered }
interface Who {
  readonly userName: string
  readonly telephone: string
  readonly phoneNum: string
}

/** Makes an account without any right, for which nobody has a password yet. Answers the person's id. */
export const createAccount = call('POST', 'api/accounts/create', {
  json: { account: entered, ...who, ...place },
  writes: true,
  check: (args: Who & { readonly account: string }, problem) => {
    for (const { text, field } of [...accountProblems(args), ...phoneProblems(args)]) problem(text, field)
  },
  answer: z.string(),
})

export const updateAccount = call('POST', 'api/accounts/update', {
  json: { personId, ...who },
  writes: true,
  check: (args: Who, problem) => {
    if (!isName(args.userName)) problem(ACCOUNT_TEXTS.name, 'userName')
    for (const { text, field } of phoneProblems(args)) problem(text, field)
  },
  answer: nothing,
})

/** Adds a post, without any role, or moves it to another department of its organisation. */
export const savePost = call('POST', 'api/accounts/savePost', {
  json: { personId, postId: entered, ...place },
  writes: true,
  answer: nothing,
})

export const removePost = call('POST', 'api/accounts/removePost', { json: { postId }, writes: true, answer: nothing })

const act = { json: { personId }, writes: true, answer: nothing } as const

/** Ends the sessions and makes the password worthless; another officer hands out a new one. */
export const askPasswordReset = call('POST', 'api/accounts/askReset', act)
export const closeAccount = call('POST', 'api/accounts/close', act)
export const reopenAccount = call('POST', 'api/accounts/reopen', act)
export const signOutAccount = call('POST', 'api/accounts/signOut', act)
export const unlockAccount = call('POST', 'api/accounts/unlock', act)
export const wakeAccount = call('POST', 'api/accounts/wake', act)

/** Forgets whom a provider means by an account, and ends its sessions: the next whom it names so is tied to it. */
export const untieAccount = call('POST', 'api/accounts/untie', {
  json: {
    personId,
    provider: required(ACCOUNT_TEXTS.tieGone).max(20),
    reason: required(ACCOUNT_TEXTS.untieReason).max(UNTIE_REASON_MAX, ACCOUNT_TEXTS.untieReason),
  },
  writes: true,
  answer: nothing,
})

/**
 * What a post may do, and where its holder begins. Roles are taken from it at once, by the security officer; those that it
 * is to have besides wait until another officer agrees.
 */
export const setRoles = call('POST', 'api/accounts/setRoles', {
  json: {
    postId,
    roles: z.array(z.string().max(10)).max(30),
    homePath: z.string().refine(path => path in HOME_PATHS, '请选择首页'),
  },
  writes: true,
  answer: nothing,
})

/** Gives proposed roles; refuses where one of them is no longer as it was shown. It counts from the next call on. */
export const agreeRoles = call('POST', 'api/accounts/agreeRoles', {
  json: { ids: z.array(z.uuid()).min(1, ACCOUNT_TEXTS.proposalGone).max(60) },
  writes: true,
  answer: nothing,
})

/**
 * Answers a password that is good for one sign-in, in which it is changed. It is shown nowhere again, so the call is not
 * among those whose answers are kept.
 */
export const issuePassword = call('POST', 'api/accounts/issuePassword', {
  json: { personId },
  answer: z.object({ password: z.string() }),
})

const cell = z.string().trim().max(100).default('')
const rows = z
  .array(
    z.object({
      account: cell,
      userName: cell,
      telephone: cell,
      phoneNum: cell,
      orgName: cell,
      deptName: cell,
      positionName: cell,
    }),
  )
  .min(1, IMPORT_TEXTS.nothing)
  .max(IMPORT_MOST, IMPORT_TEXTS.tooMany)

/** What is wrong with accounts that are to be made together: each row with its number, from 1. */
export const checkImport = call('POST', 'api/accounts/checkImport', {
  json: { rows },
  answer: z.object({ problems: z.array(z.object({ row: z.int(), text: z.string() })) }),
})

/** Makes accounts without any right, all of them or none. Answers how many. */
export const importAccounts = call('POST', 'api/accounts/import', {
  json: { rows },
  writes: true,
  answer: z.object({ made: z.int() }),
})

/**
 * Gives accounts the roles proposed for their posts, and each a password as above; all of them or none. What was shown to
 * the security officer is what is given: `list` answers it.
 */
export const activateAccounts = call('POST', 'api/accounts/activate', {
  json: { personIds: z.array(personId).min(1, ACCOUNT_TEXTS.nobody).max(ACTIVATED_AT_ONCE, ACCOUNT_TEXTS.tooMany) },
  answer: z.object({
    list: z.array(
      z.object({ account: z.string(), userName: z.string(), roleNames: z.array(z.string()), password: z.string() }),
    ),
  }),
})
