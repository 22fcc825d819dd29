// Made from ../notices.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../notices'

export type ManagedNoticesArgs = CallArgs<typeof contract.managedNotices>
export type ManagedNoticesAnswer = CallAnswer<typeof contract.managedNotices>
export type MarkNoticesReadArgs = CallArgs<typeof contract.markNoticesRead>
export type MarkNoticesReadAnswer = CallAnswer<typeof contract.markNoticesRead>
export type NoticeNonReadersArgs = CallArgs<typeof contract.noticeNonReaders>
export type NoticeNonReadersAnswer = CallAnswer<typeof contract.noticeNonReaders>
export type NoticeReadersArgs = CallArgs<typeof contract.noticeReaders>
export type NoticeReadersAnswer = CallAnswer<typeof contract.noticeReaders>
export type NoticesArgs = CallArgs<typeof contract.notices>
export type NoticesAnswer = CallAnswer<typeof contract.notices>
export type OpenNoticeFileArgs = CallArgs<typeof contract.openNoticeFile>
export type OpenNoticeFileAnswer = CallAnswer<typeof contract.openNoticeFile>
export type RemoveNoticeArgs = CallArgs<typeof contract.removeNotice>
export type RemoveNoticeAnswer = CallAnswer<typeof contract.removeNotice>
export type SaveNoticeArgs = CallArgs<typeof contract.saveNotice>
export type SaveNoticeAnswer = CallAnswer<typeof contract.saveNotice>
export type UnreadNoticesArgs = CallArgs<typeof contract.unreadNotices>
export type UnreadNoticesAnswer = CallAnswer<typeof contract.unreadNotices>
export type WithdrawNoticeArgs = CallArgs<typeof contract.withdrawNotice>
export type WithdrawNoticeAnswer = CallAnswer<typeof contract.withdrawNotice>

export const managedNotices: CallDescriptor<ManagedNoticesArgs, ManagedNoticesAnswer> = {"id":"notices.managedNotices","method":"POST","path":"api/notices/managed","body":"json","send":{"title":"ggbt"},"receive":{"list":["list",{"title":"ggbt","content":"ggnr","attachments":["fjb",{"name":"wjm"}]}]}}

export const markNoticesRead: CallDescriptor<MarkNoticesReadArgs, MarkNoticesReadAnswer> = {"id":"notices.markNoticesRead","method":"POST","path":"api/notices/read","body":"json","writes":true}

export const noticeNonReaders: CallDescriptor<NoticeNonReadersArgs, NoticeNonReadersAnswer> = {"id":"notices.noticeNonReaders","method":"POST","path":"api/notices/nonReaders","body":"json","receive":{"list":["list",{"personId":"ryid"}]}}

export const noticeReaders: CallDescriptor<NoticeReadersArgs, NoticeReadersAnswer> = {"id":"notices.noticeReaders","method":"POST","path":"api/notices/readers","body":"json"}

export const notices: CallDescriptor<NoticesArgs, NoticesAnswer> = {"id":"notices.notices","method":"POST","path":"api/NoticeManageController/getGgxxList","body":"form","jsonField":"jsonData","wrapped":["title","content","from","to","cursor","unread"],"send":{"title":"ggbt","content":"ggnr","from":"starttime","to":"endtime"},"receive":{"list":["list",{"title":"ggbt","content":"ggnr","publisher":"fbr","createdAt":"cjsj","attachments":["fjb",{"name":"wjm"}]}]}}

export const openNoticeFile: CallDescriptor<OpenNoticeFileArgs, OpenNoticeFileAnswer> = {"id":"notices.openNoticeFile","method":"POST","path":"api/NoticeManageController/downLoadTzGgFj","body":"form","jsonField":"jsonData","wrapped":["id"]}

export const removeNotice: CallDescriptor<RemoveNoticeArgs, RemoveNoticeAnswer> = {"id":"notices.removeNotice","method":"POST","path":"api/notices/remove","body":"json","writes":true}

export const saveNotice: CallDescriptor<SaveNoticeArgs, SaveNoticeAnswer> = {"id":"notices.saveNotice","method":"POST","path":"api/notices/save","body":"json","writes":true,"send":{"title":"ggbt","content":"ggnr","fileIds":"fjb"}}

export const unreadNotices: CallDescriptor<UnreadNoticesArgs, UnreadNoticesAnswer> = {"id":"notices.unreadNotices","method":"POST","path":"api/notices/unread","body":"form","background":true}

export const withdrawNotice: CallDescriptor<WithdrawNoticeArgs, WithdrawNoticeAnswer> = {"id":"notices.withdrawNotice","method":"POST","path":"api/notices/withdraw","body":"json","writes":true}
