import { z } from 'zod'
import { list, nothing, page, required } from './fields'
import { call, named } from './form'
import { SIGN_IN_TEXTS } from './rules/sign-in'

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

/** Ordinary sign-in. The answer comes with the token cookie. */
export const signIn = call('POST', 'api/login/LoginController/in', {
  open: true,
  form: {
    username: required(SIGN_IN_TEXTS.username),
    password: required(SIGN_IN_TEXTS.password),
    organisationId: named('orgId', required(SIGN_IN_TEXTS.organisation)),
  },
  answer: z.object({
    /** '1': the password must be changed before anything else. */
    forceUpdate: z.enum(['0', '1']),
    organisationId: named('orgId', z.string()),
  }),
})

export const signOut = call('POST', 'api/bopmain/mainpage/logout', { answer: nothing })

/** Home path of the signed-in user, like `/home/index`. */
export const homePath = call('GET', 'api/HomepageDeployController/getHomepageURL', { answer: z.string() })

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
    /** '1' while acting in another post or for another person. */
    switchUser: z.enum(['0', '1']),
    permissionList: z.array(PermissionNode),
    topMenu: z.array(z.object({ code: z.string(), resourceName: z.string() })),
  }),
})
