// Made from ../federation.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../federation'

export type CompositionsArgs = CallArgs<typeof contract.compositions>
export type CompositionsAnswer = CallAnswer<typeof contract.compositions>
export type RingsArgs = CallArgs<typeof contract.rings>
export type RingsAnswer = CallAnswer<typeof contract.rings>

export const compositions: CallDescriptor<CompositionsArgs, CompositionsAnswer> = {"id":"federation.compositions","method":"POST","path":"api/federation/compositions","body":"form","receive":{"current":["dq",{"id":"zcbh","parts":["yyList",{"name":"yymc","version":"bbh","build":"gjh","floor":"bybbh","next":"xybbh","origin":"ly"}],"contributions":["nrList",{"remote":"yymc","kind":"lx","title":"mc","where":"wz"}],"settings":["szList",{"name":"mc","value":"z"}]}],"next":["xy",{"id":"zcbh","share":"bl","contributions":["nrList",{"remote":"yymc","kind":"lx","title":"mc","where":"wz"}],"changes":["bhList",{"subject":"dx","how":"fs","name":"mc","before":"yz","after":"xz"}]}],"sets":["zcList",{"id":"zcbh","role":"jd","sessions":"hhs","parts":["yyList",{"name":"yymc","version":"bbh"}]}]}}

export const rings: CallDescriptor<RingsArgs, RingsAnswer> = {"id":"federation.rings","method":"POST","path":"api/federation/rings","body":"form","receive":{"latest":["dq",{"id":"zcbh","state":"zt","offices":"fwList","startedAt":"kssj","endedAt":"jssj","people":"rs","allowed":"yxrs","parts":["yyList",{"name":"yymc","version":"bbh","faulty":"gzrs"}]}],"past":["lsList",{"key":"xh","at":"sj","id":"zcbh","act":"cz","offices":"fwList","people":"rs","remote":"yymc","version":"bbh","faulty":"gzrs"}]}}
