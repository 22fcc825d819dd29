// Made from ../region-panel.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../region-panel'

export type CircularArgs = CallArgs<typeof contract.circular>
export type CircularAnswer = CallAnswer<typeof contract.circular>
export type CircularPaperArgs = CallArgs<typeof contract.circularPaper>
export type CircularPaperAnswer = CallAnswer<typeof contract.circularPaper>
export type RegionArgs = CallArgs<typeof contract.region>
export type RegionAnswer = CallAnswer<typeof contract.region>
export type SaveCircularArgs = CallArgs<typeof contract.saveCircular>
export type SaveCircularAnswer = CallAnswer<typeof contract.saveCircular>

export const circular: CallDescriptor<CircularArgs, CircularAnswer> = {"id":"regionPanel.circular","method":"POST","path":"api/stats/circular","body":"json","send":{"region":"dqdm","month":"yf"},"receive":{"title":"bt","saved":["saved",{"title":"bt","text":"zw","by":"bcr","at":"bcsj"}]}}

export const circularPaper: CallDescriptor<CircularPaperArgs, CircularPaperAnswer> = {"id":"regionPanel.circularPaper","method":"POST","path":"api/stats/circularPaper","body":"json","send":{"region":"dqdm","month":"yf","title":"bt","text":"zw"},"receive":{"name":"wjm","content":"nr"}}

export const region: CallDescriptor<RegionArgs, RegionAnswer> = {"id":"regionPanel.region","method":"POST","path":"api/stats/region","body":"json","send":{"region":"dqdm"},"receive":{"name":"dqmc","office":["xfj",{"name":"jgmc","telephone":"lxdh","receptionAddress":"jfdz"}],"figures":["figures",{"columns":["columns",{"list":"lb"}],"rows":["rows",{"region":"dqdm","population":"rks"}]}],"trend":["trend",{"columns":["columns",{"list":"lb"}],"rows":["rows",{"region":"dqdm","population":"rks"}]}],"categories":["categories",{"columns":["columns",{"list":"lb"}],"rows":["rows",{"region":"dqdm","population":"rks"}]}],"units":["units",{"columns":["columns",{"list":"lb"}],"rows":["rows",{"region":"dqdm","population":"rks"}]}]}}

export const saveCircular: CallDescriptor<SaveCircularArgs, SaveCircularAnswer> = {"id":"regionPanel.saveCircular","method":"POST","path":"api/stats/saveCircular","body":"json","writes":true,"send":{"region":"dqdm","month":"yf","title":"bt","text":"zw","before":"bcsj"}}
