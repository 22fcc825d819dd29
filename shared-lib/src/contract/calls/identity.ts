// Made from ../identity.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../identity'

export type ActAsArgs = CallArgs<typeof contract.actAs>
export type ActAsAnswer = CallAnswer<typeof contract.actAs>
export type DesktopArgs = CallArgs<typeof contract.desktop>
export type DesktopAnswer = CallAnswer<typeof contract.desktop>
export type HomePathArgs = CallArgs<typeof contract.homePath>
export type HomePathAnswer = CallAnswer<typeof contract.homePath>
export type OrganisationsOfAccountArgs = CallArgs<typeof contract.organisationsOfAccount>
export type OrganisationsOfAccountAnswer = CallAnswer<typeof contract.organisationsOfAccount>
export type OtherPostsArgs = CallArgs<typeof contract.otherPosts>
export type OtherPostsAnswer = CallAnswer<typeof contract.otherPosts>
export type SignInArgs = CallArgs<typeof contract.signIn>
export type SignInAnswer = CallAnswer<typeof contract.signIn>
export type SignOutArgs = CallArgs<typeof contract.signOut>
export type SignOutAnswer = CallAnswer<typeof contract.signOut>
export type SwitchUserArgs = CallArgs<typeof contract.switchUser>
export type SwitchUserAnswer = CallAnswer<typeof contract.switchUser>

export const actAs: CallDescriptor<ActAsArgs, ActAsAnswer> = {"id":"identity.actAs","method":"POST","path":"api/sessions/actAs","body":"json","writes":true}

export const desktop: CallDescriptor<DesktopArgs, DesktopAnswer> = {"id":"identity.desktop","method":"POST","path":"api/bopmain/mainpage/desktop","body":"form"}

export const homePath: CallDescriptor<HomePathArgs, HomePathAnswer> = {"id":"identity.homePath","method":"GET","path":"api/HomepageDeployController/getHomepageURL","body":"form"}

export const organisationsOfAccount: CallDescriptor<OrganisationsOfAccountArgs, OrganisationsOfAccountAnswer> = {"id":"identity.organisationsOfAccount","method":"POST","path":"api/XfUserController/getOrgListByLoginAccount","body":"form","jsonField":"jsonData","wrapped":["loginAccount","companyName","type","organisationId"],"open":true,"send":{"organisationId":"orgId"}}

export const otherPosts: CallDescriptor<OtherPostsArgs, OtherPostsAnswer> = {"id":"identity.otherPosts","method":"POST","path":"api/sessions/otherPosts","body":"json"}

export const signIn: CallDescriptor<SignInArgs, SignInAnswer> = {"id":"identity.signIn","method":"POST","path":"api/login/LoginController/in","body":"form","open":true,"send":{"organisationId":"orgId","code":"AuthCode","message":"Message","signature":"SignData"},"receive":{"organisationId":"orgId","loadAnew":"cxjz"}}

export const signOut: CallDescriptor<SignOutArgs, SignOutAnswer> = {"id":"identity.signOut","method":"POST","path":"api/bopmain/mainpage/logout","body":"form","receive":{"leave":"tczd"}}

export const switchUser: CallDescriptor<SwitchUserArgs, SwitchUserAnswer> = {"id":"identity.switchUser","method":"GET","path":"api/bopmain/systemmanage/switchUser","body":"form","writes":true}
