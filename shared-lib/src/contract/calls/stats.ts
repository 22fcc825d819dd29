// Made from ../stats.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../stats'

export type AcknowledgeArgs = CallArgs<typeof contract.acknowledge>
export type AcknowledgeAnswer = CallAnswer<typeof contract.acknowledge>
export type FreezeArgs = CallArgs<typeof contract.freeze>
export type FreezeAnswer = CallAnswer<typeof contract.freeze>
export type MapArgs = CallArgs<typeof contract.map>
export type MapAnswer = CallAnswer<typeof contract.map>
export type MapSheetArgs = CallArgs<typeof contract.mapSheet>
export type MapSheetAnswer = CallAnswer<typeof contract.mapSheet>
export type OverviewArgs = CallArgs<typeof contract.overview>
export type OverviewAnswer = CallAnswer<typeof contract.overview>
export type RankingArgs = CallArgs<typeof contract.ranking>
export type RankingAnswer = CallAnswer<typeof contract.ranking>
export type RegionsArgs = CallArgs<typeof contract.regions>
export type RegionsAnswer = CallAnswer<typeof contract.regions>
export type ReportArgs = CallArgs<typeof contract.report>
export type ReportAnswer = CallAnswer<typeof contract.report>
export type ReportSheetArgs = CallArgs<typeof contract.reportSheet>
export type ReportSheetAnswer = CallAnswer<typeof contract.reportSheet>
export type ReportsArgs = CallArgs<typeof contract.reports>
export type ReportsAnswer = CallAnswer<typeof contract.reports>
export type SharesArgs = CallArgs<typeof contract.shares>
export type SharesAnswer = CallAnswer<typeof contract.shares>
export type TickerArgs = CallArgs<typeof contract.ticker>
export type TickerAnswer = CallAnswer<typeof contract.ticker>
export type TodayArgs = CallArgs<typeof contract.today>
export type TodayAnswer = CallAnswer<typeof contract.today>
export type TrendArgs = CallArgs<typeof contract.trend>
export type TrendAnswer = CallAnswer<typeof contract.trend>
export type UnitArgs = CallArgs<typeof contract.unit>
export type UnitAnswer = CallAnswer<typeof contract.unit>
export type UnitsArgs = CallArgs<typeof contract.units>
export type UnitsAnswer = CallAnswer<typeof contract.units>

export const acknowledge: CallDescriptor<AcknowledgeArgs, AcknowledgeAnswer> = {"id":"stats.acknowledge","method":"POST","path":"api/stats/acknowledge","body":"json","writes":true,"send":{"id":"yjid"}}

export const freeze: CallDescriptor<FreezeArgs, FreezeAnswer> = {"id":"stats.freeze","method":"POST","path":"api/stats/freeze","body":"json","writes":true,"send":{"id":"bbid","from":"ksrq","to":"jsrq","dateMode":"rqms"}}

export const map: CallDescriptor<MapArgs, MapAnswer> = {"id":"stats.map","method":"POST","path":"api/stats/map","body":"json","send":{"region":"dqdm","channels":"xfxsList","repeat":"cfbz","from":"ksrq","to":"jsrq","dateMode":"rqms"},"receive":{"columns":["columns",{"list":"lb"}],"rows":["rows",{"region":"dqdm","population":"rks"}]}}

export const mapSheet: CallDescriptor<MapSheetArgs, MapSheetAnswer> = {"id":"stats.mapSheet","method":"POST","path":"api/stats/mapSheet","body":"json","slow":true,"send":{"region":"dqdm","channels":"xfxsList","repeat":"cfbz","from":"ksrq","to":"jsrq","dateMode":"rqms"},"receive":{"name":"wjm","content":"nr"}}

export const overview: CallDescriptor<OverviewArgs, OverviewAnswer> = {"id":"stats.overview","method":"POST","path":"api/stats/overview","body":"json","send":{"region":"dqdm","channels":"xfxsList","repeat":"cfbz"},"receive":{"columns":["columns",{"list":"lb"}],"rows":["rows",{"region":"dqdm","population":"rks"}]}}

export const ranking: CallDescriptor<RankingArgs, RankingAnswer> = {"id":"stats.ranking","method":"POST","path":"api/stats/ranking","body":"json","send":{"region":"dqdm","channels":"xfxsList","repeat":"cfbz","from":"ksrq","to":"jsrq","dateMode":"rqms"},"receive":{"columns":["columns",{"list":"lb"}],"rows":["rows",{"region":"dqdm","population":"rks"}]}}

export const regions: CallDescriptor<RegionsArgs, RegionsAnswer> = {"id":"stats.regions","method":"POST","path":"api/stats/regions","body":"json","send":{"region":"dqdm"},"receive":{"region":"dqdm","name":"dqmc","path":["path",{"region":"dqdm","name":"dqmc"}],"below":["below",{"region":"dqdm","name":"dqmc"}]}}

export const report: CallDescriptor<ReportArgs, ReportAnswer> = {"id":"stats.report","method":"POST","path":"api/stats/report","body":"json","send":{"id":"bbid","region":"dqdm","channels":"xfxsList","repeat":"cfbz","from":"ksrq","to":"jsrq","dateMode":"rqms","compare":"db"},"receive":{"columns":["columns",{"list":"lb"}],"rows":["rows",{"region":"dqdm","population":"rks"}]}}

export const reportSheet: CallDescriptor<ReportSheetArgs, ReportSheetAnswer> = {"id":"stats.reportSheet","method":"POST","path":"api/stats/reportSheet","body":"json","slow":true,"send":{"id":"bbid","region":"dqdm","channels":"xfxsList","repeat":"cfbz","from":"ksrq","to":"jsrq","dateMode":"rqms","compare":"db"},"receive":{"name":"wjm","content":"nr"}}

export const reports: CallDescriptor<ReportsArgs, ReportsAnswer> = {"id":"stats.reports","method":"POST","path":"api/stats/reports","body":"json","receive":{"id":"bbid","title":"bbmc"}}

export const shares: CallDescriptor<SharesArgs, SharesAnswer> = {"id":"stats.shares","method":"POST","path":"api/stats/shares","body":"json","send":{"region":"dqdm","channels":"xfxsList","repeat":"cfbz","from":"ksrq","to":"jsrq","dateMode":"rqms","by":"fl","within":"fldm"},"receive":{"columns":["columns",{"list":"lb"}],"rows":["rows",{"region":"dqdm","population":"rks"}]}}

export const ticker: CallDescriptor<TickerArgs, TickerAnswer> = {"id":"stats.ticker","method":"POST","path":"api/stats/ticker","body":"json","send":{"region":"dqdm"},"receive":{"items":["items",{"petitionNo":"xfjbh","place":"wtsd","category":"nrfl","channel":"xfxs","state":"xfjzt","persons":"xfrs","registeredAt":"djsj"}]}}

export const today: CallDescriptor<TodayArgs, TodayAnswer> = {"id":"stats.today","method":"POST","path":"api/stats/today","body":"json","background":true,"send":{"region":"dqdm"},"receive":{"figures":["figures",{"columns":["columns",{"list":"lb"}],"rows":["rows",{"region":"dqdm","population":"rks"}]}],"alerts":["alerts",{"id":"yjid","kind":"yjlx","petitionNo":"xfjbh","place":"wtsd","category":"nrfl","channel":"xfxs","persons":"xfrs","at":"fssj","dueAt":"dqsj","acknowledged":["qrList",{"person":"qrr","office":"qrjg","at":"qrsj"}],"isOpen":"dqr"}],"halls":["dtList",{"office":"jgmc","waiting":"ddpc","waitingPersons":"ddrs","since":"zzqh","heard":"jtpc","done":"wcpc","missed":"ghpc"}],"night":["yjlj",{"received":"js","waiting":"ddj"}],"receptions":["receptions",{"id":"pbid","office":"jgmc","leader":"jfld","half":"jfsd","place":"jfdd"}]}}

export const trend: CallDescriptor<TrendArgs, TrendAnswer> = {"id":"stats.trend","method":"POST","path":"api/stats/trend","body":"json","send":{"region":"dqdm","channels":"xfxsList","repeat":"cfbz","unit":"dw"},"receive":{"columns":["columns",{"list":"lb"}],"rows":["rows",{"region":"dqdm","population":"rks"}]}}

export const unit: CallDescriptor<UnitArgs, UnitAnswer> = {"id":"stats.unit","method":"POST","path":"api/stats/unit","body":"json","send":{"unit":"cbdw"},"receive":{"name":"dwmc","figures":["figures",{"columns":["columns",{"list":"lb"}],"rows":["rows",{"region":"dqdm","population":"rks"}]}],"trend":["trend",{"columns":["columns",{"list":"lb"}],"rows":["rows",{"region":"dqdm","population":"rks"}]}],"categories":["categories",{"columns":["columns",{"list":"lb"}],"rows":["rows",{"region":"dqdm","population":"rks"}]}],"reasons":["reasons",{"columns":["columns",{"list":"lb"}],"rows":["rows",{"region":"dqdm","population":"rks"}]}]}}

export const units: CallDescriptor<UnitsArgs, UnitsAnswer> = {"id":"stats.units","method":"POST","path":"api/stats/units","body":"json","send":{"region":"dqdm","channels":"xfxsList","repeat":"cfbz"},"receive":{"columns":["columns",{"list":"lb"}],"rows":["rows",{"region":"dqdm","population":"rks"}]}}
