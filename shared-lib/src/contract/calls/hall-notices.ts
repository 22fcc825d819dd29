// Made from ../hall-notices.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../hall-notices'

export type HallNoticeArgs = CallArgs<typeof contract.hallNotice>
export type HallNoticeAnswer = CallAnswer<typeof contract.hallNotice>
export type SaveHallNoticeArgs = CallArgs<typeof contract.saveHallNotice>
export type SaveHallNoticeAnswer = CallAnswer<typeof contract.saveHallNotice>

export const hallNotice: CallDescriptor<HallNoticeArgs, HallNoticeAnswer> = {"id":"hallNotices.hallNotice","method":"POST","path":"api/hallNotices/read","body":"json","background":true,"receive":{"text":"ggnr"}}

export const saveHallNotice: CallDescriptor<SaveHallNoticeArgs, SaveHallNoticeAnswer> = {"id":"hallNotices.saveHallNotice","method":"POST","path":"api/hallNotices/save","body":"json","writes":true,"send":{"text":"ggnr"}}
