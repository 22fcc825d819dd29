// Made from ../account.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../account'

export type HomeLayoutsArgs = CallArgs<typeof contract.homeLayouts>
export type HomeLayoutsAnswer = CallAnswer<typeof contract.homeLayouts>
export type NoteSeenArgs = CallArgs<typeof contract.noteSeen>
export type NoteSeenAnswer = CallAnswer<typeof contract.noteSeen>
export type SaveAfterActionArgs = CallArgs<typeof contract.saveAfterAction>
export type SaveAfterActionAnswer = CallAnswer<typeof contract.saveAfterAction>
export type SaveHomeLayoutArgs = CallArgs<typeof contract.saveHomeLayout>
export type SaveHomeLayoutAnswer = CallAnswer<typeof contract.saveHomeLayout>
export type SaveLooksArgs = CallArgs<typeof contract.saveLooks>
export type SaveLooksAnswer = CallAnswer<typeof contract.saveLooks>
export type SeenArgs = CallArgs<typeof contract.seen>
export type SeenAnswer = CallAnswer<typeof contract.seen>
export type UpdateHandingPreferenceArgs = CallArgs<typeof contract.updateHandingPreference>
export type UpdateHandingPreferenceAnswer = CallAnswer<typeof contract.updateHandingPreference>
export type UpdatePasswordArgs = CallArgs<typeof contract.updatePassword>
export type UpdatePasswordAnswer = CallAnswer<typeof contract.updatePassword>
export type UpdateUserInfoArgs = CallArgs<typeof contract.updateUserInfo>
export type UpdateUserInfoAnswer = CallAnswer<typeof contract.updateUserInfo>
export type UpdateUserPreferenceArgs = CallArgs<typeof contract.updateUserPreference>
export type UpdateUserPreferenceAnswer = CallAnswer<typeof contract.updateUserPreference>
export type UserInfoArgs = CallArgs<typeof contract.userInfo>
export type UserInfoAnswer = CallAnswer<typeof contract.userInfo>

export const homeLayouts: CallDescriptor<HomeLayoutsArgs, HomeLayoutsAnswer> = {"id":"account.homeLayouts","method":"POST","path":"api/account/homeLayouts","body":"json"}

export const noteSeen: CallDescriptor<NoteSeenArgs, NoteSeenAnswer> = {"id":"account.noteSeen","method":"POST","path":"api/account/noteSeen","body":"json","writes":true}

export const saveAfterAction: CallDescriptor<SaveAfterActionArgs, SaveAfterActionAnswer> = {"id":"account.saveAfterAction","method":"POST","path":"api/account/saveAfterAction","body":"json","writes":true}

export const saveHomeLayout: CallDescriptor<SaveHomeLayoutArgs, SaveHomeLayoutAnswer> = {"id":"account.saveHomeLayout","method":"POST","path":"api/account/saveHomeLayout","body":"json","writes":true}

export const saveLooks: CallDescriptor<SaveLooksArgs, SaveLooksAnswer> = {"id":"account.saveLooks","method":"POST","path":"api/account/saveLooks","body":"json","writes":true}

export const seen: CallDescriptor<SeenArgs, SeenAnswer> = {"id":"account.seen","method":"POST","path":"api/account/seen","body":"json","background":true}

export const updateHandingPreference: CallDescriptor<UpdateHandingPreferenceArgs, UpdateHandingPreferenceAnswer> = {"id":"account.updateHandingPreference","method":"POST","path":"api/account/updateHandingPreference","body":"json","writes":true}

export const updatePassword: CallDescriptor<UpdatePasswordArgs, UpdatePasswordAnswer> = {"id":"account.updatePassword","method":"POST","path":"api/xfUserController/updatePassword","body":"form","writes":true}

export const updateUserInfo: CallDescriptor<UpdateUserInfoArgs, UpdateUserInfoAnswer> = {"id":"account.updateUserInfo","method":"POST","path":"api/xfUserController/updateUserInfo","body":"form","jsonField":"data","wrapped":["telephone","phoneNum"],"writes":true}

export const updateUserPreference: CallDescriptor<UpdateUserPreferenceArgs, UpdateUserPreferenceAnswer> = {"id":"account.updateUserPreference","method":"POST","path":"api/XfUserController/updateUserPreference","body":"form","jsonField":"data","wrapped":["homeSelect"],"writes":true}

export const userInfo: CallDescriptor<UserInfoArgs, UserInfoAnswer> = {"id":"account.userInfo","method":"POST","path":"api/xfUserController/getUserInfo","body":"form"}
