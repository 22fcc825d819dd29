// Made from ../audit.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../audit'

export type AuditRowsArgs = CallArgs<typeof contract.auditRows>
export type AuditRowsAnswer = CallAnswer<typeof contract.auditRows>
export type AuditSealsArgs = CallArgs<typeof contract.auditSeals>
export type AuditSealsAnswer = CallAnswer<typeof contract.auditSeals>

export const auditRows: CallDescriptor<AuditRowsArgs, AuditRowsAnswer> = {"id":"audit.auditRows","method":"POST","path":"api/audit/rows","body":"json","send":{"from":"ksrq","to":"jsrq","person":"ry","action":"czmc","objectId":"dxbh","address":"ipdz","session":"hhbs","requestId":"qqbh","failedOnly":"jsb","cursor":"yb"},"receive":{"list":["list",{"at":"sj","person":"xm","account":"zh","onBehalfOf":"dxm","organisation":"dwmc","roles":"jsList","action":"czmc","objectType":"dxlx","objectId":"dxbh","result":"jg","isRefused":"jsb","address":"ipdz","device":"sb","session":"hhbs","requestId":"qqbh","before":"bgq","after":"bgh","sealNo":"fcxh","isIntact":"wzbz"}]}}

export const auditSeals: CallDescriptor<AuditSealsArgs, AuditSealsAnswer> = {"id":"audit.auditSeals","method":"POST","path":"api/audit/seals","body":"form","receive":{"sealed":"yfcs","waiting":"dfcs","lastHash":"zhhx","lastAt":"zhsj"}}
