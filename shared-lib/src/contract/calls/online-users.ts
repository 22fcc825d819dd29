// Made from ../online-users.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../online-users'

export type EndUserSessionArgs = CallArgs<typeof contract.endUserSession>
export type EndUserSessionAnswer = CallAnswer<typeof contract.endUserSession>
export type OnlineUsersArgs = CallArgs<typeof contract.onlineUsers>
export type OnlineUsersAnswer = CallAnswer<typeof contract.onlineUsers>

export const endUserSession: CallDescriptor<EndUserSessionArgs, EndUserSessionAnswer> = {"id":"onlineUsers.endUserSession","method":"POST","path":"api/onlineUsers/end","body":"json","writes":true,"send":{"session":"hhbs","all":"qbb"}}

export const onlineUsers: CallDescriptor<OnlineUsersArgs, OnlineUsersAnswer> = {"id":"onlineUsers.onlineUsers","method":"POST","path":"api/onlineUsers/list","body":"json","send":{"text":"gjz","pageNumber":"pageNum"},"receive":{"list":["list",{"session":"hhbs","person":"xm","account":"zh","organisation":"dwmc","department":"bmmc","roles":"jsList","openedAt":"dlsj","seenAt":"hdsj","isOwn":"bjb"}]}}
