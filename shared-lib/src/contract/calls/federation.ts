// Made from ../federation.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../federation'

export type CompositionsArgs = CallArgs<typeof contract.compositions>
export type CompositionsAnswer = CallAnswer<typeof contract.compositions>

export const compositions: CallDescriptor<CompositionsArgs, CompositionsAnswer> = {"id":"federation.compositions","method":"POST","path":"api/federation/compositions","body":"form","receive":{"current":["dq",{"id":"zcbh","parts":["yyList",{"name":"yymc","version":"bbh","build":"gjh","floor":"bybbh","next":"xybbh","origin":"ly"}],"contributions":["nrList",{"remote":"yymc","kind":"lx","title":"mc","where":"wz"}],"settings":["szList",{"name":"mc","value":"z"}]}],"next":["xy",{"id":"zcbh","share":"bl","organisations":"dwList","changes":["bhList",{"subject":"dx","how":"fs","name":"mc","before":"yz","after":"xz"}]}]}}
