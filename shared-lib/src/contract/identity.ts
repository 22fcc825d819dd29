import { z } from 'zod'
import { list, nothing, page, required } from './fields'
import { call, named } from './form'
import { AFTER_ACTION } from './rules/after-action'
import { DENSITIES, TEXT_SIZES, THEMES } from './rules/looks'
import { firstMissing, NO_POST_CHOSEN, SIGN_IN_TEXTS, type SignInMode, SWITCHED_BACK } from './rules/sign-in'

const OrganisationChoice = z.object({
  id: z.string(),
  companyName: z.string(),
  subLevelCode: z.string().nullable().optional(),
})

/** Organisations in which an account has a post. `type` '1' looks up, '2' asks again at submit. */
export const organisationsOfAccount = call('POST', 'api/XfUserController/getOrgListByLoginAccount', {
  open: true,
  form: page,
  jsonData: {
    loginAccount: required(SIGN_IN_TEXTS.username),
    companyName: z.string().trim().max(100).optional(),
    type: z.enum(['1', '2']),
    organisationId: named('orgId', z.string().optional()),
  },
  answer: list(OrganisationChoice),
})

/** What arrives at sign-in; which of it is there tells the mode. */
export interface SignInArgs {
  readonly username: string
  /** Sealed for the server's certificate in key mode. */
  readonly password: string
  readonly organisationId: string
  /** The one-time code. */
  readonly code: string
  /** The challenge that the key signed, and its signature. */
  readonly message: string
  readonly signature: string
  /** Of the scanned picture. */
  readonly token: string
  /** Of whoever came back from a provider of 统一身份认证. */
  readonly signOnTicket: string
}

/** Every way to sign in: those with a tab or a picture, and that of a provider outside of the portal. */
export type SignInWay = SignInMode | 'signOn'

export const signInWayOf = (args: SignInArgs): SignInWay => (args.signOnTicket ? 'signOn' : signInModeOf(args))

export function signInModeOf(args: Pick<SignInArgs, 'token' | 'signature' | 'code'>): SignInMode {
  if (args.token) return 'qr'
  if (args.signature) return 'key'
  return args.code ? 'code' : 'ordinary'
}

const LONGEST_SEALED = 20_000
const sent = z.string().trim().max(LONGEST_SEALED).default('')

/** Sign-in in every mode. The answer comes with the token cookie. */
export const signIn = call('POST', 'api/login/LoginController/in', {
  open: true,
  form: {
    username: sent,
    password: sent,
    organisationId: named('orgId', sent),
    code: named('AuthCode', sent),
    message: named('Message', sent),
    signature: named('SignData', sent),
    token: sent,
    signOnTicket: sent,
  },
  check: (args: SignInArgs, problem) => {
    const wanted = { username: args.username, password: args.password, organisation: args.organisationId }
    const way = signInWayOf(args)
    if (way === 'signOn' && !args.organisationId) problem(SIGN_IN_TEXTS.organisation)
    if (way === 'signOn') return
    const missing = firstMissing(way, field => !(field in wanted) || wanted[field as keyof typeof wanted] !== '')
    if (missing) problem(missing.text)
  },
  answer: z.object({
    /** '1': the password must be changed before anything else. */
    forceUpdate: z.enum(['0', '1']),
    organisationId: named('orgId', z.string()),
    /** There where the session gets another composition than the page that people sign in on. */
    loadAnew: named('cxjz', z.literal(true).optional()),
  }),
})

export const signOut = call('POST', 'api/bopmain/mainpage/logout', {
  beforePasswordChange: true,
  /** Of a session that a provider has opened: where the browser goes on to leave it too, below the base path. */
  answer: z.object({ leave: named('tczd', z.string()) }).nullable(),
})

/** Home path of the signed-in user, like `/home/index`. */
export const homePath = call('GET', 'api/HomepageDeployController/getHomepageURL', {
  beforePasswordChange: true,
  answer: z.string(),
})

/** A node of the permission tree: block, menu, page, button or key. Field names are those of the wire. */
export const PermissionNode = z.object({
  id: z.string(),
  url: z.string(),
  funName: z.string(),
  description: z.string().nullable(),
  iconPath: z.string().nullable(),
  /** '1': the menu entry shows a count badge. */
  isRemind: z.enum(['0', '1']),
  /** JSON text: kind, block, counter and the like. */
  coustomParameters: z.string().nullable(),
  get list(): z.ZodArray<typeof PermissionNode> {
    return z.array(PermissionNode)
  },
})

/** The user, what the user may do, and the blocks of the top menu. */
export const desktop = call('POST', 'api/bopmain/mainpage/desktop', {
  beforePasswordChange: true,
  answer: z.object({
    userId: z.string(),
    userName: z.string(),
    regionCode: z.string(),
    regionName: z.string(),
    deptId: z.string(),
    deptName: z.string(),
    orgId: z.string(),
    orgCode: z.string(),
    orgName: z.string(),
    isPetition: z.enum(['0', '1']),
    /** DM_ZSJB: of the organisation. Servers that know this call alone may not tell it. */
    subLevelCode: z.string().optional(),
    /** '1' while acting in another post or for another person. */
    switchUser: z.enum(['0', '1']),
    /** '0': an officer of the platform, who sees no case. */
    seesCases: z.enum(['0', '1']),
    /** How the user wishes to see the portal; null: nothing was ever chosen. Not told by servers as above. */
    looks: z
      .object({ theme: z.enum(THEMES), text: z.enum(TEXT_SIZES), density: z.enum(DENSITIES) })
      .nullable()
      .optional(),
    /** Where the user goes from a petition that has been handled; null: never chosen. Not told by servers as above. */
    afterAction: z.enum(AFTER_ACTION).nullable().optional(),
    permissionList: z.array(PermissionNode),
    topMenu: z.array(z.object({ code: z.string(), resourceName: z.string() })),
  }),
})

/** Posts in which the user may act besides the present one: the user's own, and those that others have delegated. */
export const otherPosts = call('POST', 'api/sessions/otherPosts', {
  json: {},
  answer: z.array(
    z.object({
      postId: z.string(),
      orgName: z.string(),
      deptName: z.string(),
      positionName: z.string(),
      /** Whose post it is. */
      userName: z.string(),
      isOwn: z.enum(['0', '1']),
    }),
  ),
})

/** Acts in another post from the next call on; the page is to be loaded anew. */
export const actAs = call('POST', 'api/sessions/actAs', {
  writes: true,
  json: { postId: required(NO_POST_CHOSEN) },
  answer: nothing,
})

/** 切回用户: back to the post signed in to. The page is to be loaded anew. */
export const switchUser = call('GET', 'api/bopmain/systemmanage/switchUser', {
  writes: true,
  message: SWITCHED_BACK,
  answer: nothing,
})
