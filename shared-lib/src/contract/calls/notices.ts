// Made from ../notices.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../notices'

export type NoticesArgs = CallArgs<typeof contract.notices>
export type NoticesAnswer = CallAnswer<typeof contract.notices>

export const notices: CallDescriptor<NoticesArgs, NoticesAnswer> = {"id":"notices.notices","method":"POST","path":"api/NoticeManageController/getGgxxList","body":"form","jsonField":"jsonData","wrapped":["title","content","from","to","cursor"],"send":{"title":"ggbt","content":"ggnr","from":"starttime","to":"endtime"},"receive":{"list":["list",{"title":"ggbt","content":"ggnr","publisher":"fbr","createdAt":"cjsj","attachments":["fjb",{"name":"wjm"}]}]}}
