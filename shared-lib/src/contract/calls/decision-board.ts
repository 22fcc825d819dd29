// Made from ../decision-board.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../decision-board'

export type BeforeAfterArgs = CallArgs<typeof contract.beforeAfter>
export type BeforeAfterAnswer = CallAnswer<typeof contract.beforeAfter>
export type CausesArgs = CallArgs<typeof contract.causes>
export type CausesAnswer = CallAnswer<typeof contract.causes>
export type CitationsArgs = CallArgs<typeof contract.citations>
export type CitationsAnswer = CallAnswer<typeof contract.citations>
export type ForecastArgs = CallArgs<typeof contract.forecast>
export type ForecastAnswer = CallAnswer<typeof contract.forecast>
export type PolicyMatrixArgs = CallArgs<typeof contract.policyMatrix>
export type PolicyMatrixAnswer = CallAnswer<typeof contract.policyMatrix>
export type SuggestionsArgs = CallArgs<typeof contract.suggestions>
export type SuggestionsAnswer = CallAnswer<typeof contract.suggestions>
export type TopicsArgs = CallArgs<typeof contract.topics>
export type TopicsAnswer = CallAnswer<typeof contract.topics>

export const beforeAfter: CallDescriptor<BeforeAfterArgs, BeforeAfterAnswer> = {"id":"decisionBoard.beforeAfter","method":"POST","path":"api/stats/beforeAfter","body":"json","send":{"region":"dqdm","channels":"xfxsList","repeat":"cfbz","policy":"wdid","category":"nrfl"},"receive":{"policies":["policies",{"title":"bt","documentId":"wdid","status":"zt","effectDate":"sxrq"}],"policy":"wdid","category":"nrfl","control":"dzfl","effectDate":"sxrq","table":["table",{"columns":["columns",{"list":"lb"}],"rows":["rows",{"region":"dqdm","population":"rks"}]}]}}

export const causes: CallDescriptor<CausesArgs, CausesAnswer> = {"id":"decisionBoard.causes","method":"POST","path":"api/stats/causes","body":"json","send":{"region":"dqdm","channels":"xfxsList","repeat":"cfbz","from":"ksrq","to":"jsrq","dateMode":"rqms"},"receive":{"columns":["columns",{"list":"lb"}],"rows":["rows",{"region":"dqdm","population":"rks"}]}}

export const citations: CallDescriptor<CitationsArgs, CitationsAnswer> = {"id":"decisionBoard.citations","method":"POST","path":"api/stats/citations","body":"json","send":{"region":"dqdm","channels":"xfxsList","repeat":"cfbz","from":"ksrq","to":"jsrq","dateMode":"rqms"},"receive":{"table":["table",{"columns":["columns",{"list":"lb"}],"rows":["rows",{"region":"dqdm","population":"rks"}]}],"laws":["laws",{"title":"bt","documentId":"wdid","status":"zt","effectDate":"sxrq"}],"checks":["checks",{"columns":["columns",{"list":"lb"}],"rows":["rows",{"region":"dqdm","population":"rks"}]}]}}

export const forecast: CallDescriptor<ForecastArgs, ForecastAnswer> = {"id":"decisionBoard.forecast","method":"POST","path":"api/stats/forecast","body":"json","send":{"region":"dqdm","channels":"xfxsList","repeat":"cfbz"},"receive":{"table":["table",{"columns":["columns",{"list":"lb"}],"rows":["rows",{"region":"dqdm","population":"rks"}]}]}}

export const policyMatrix: CallDescriptor<PolicyMatrixArgs, PolicyMatrixAnswer> = {"id":"decisionBoard.policyMatrix","method":"POST","path":"api/stats/policyMatrix","body":"json","send":{"region":"dqdm","channels":"xfxsList","repeat":"cfbz","from":"ksrq","to":"jsrq","dateMode":"rqms"},"receive":{"table":["table",{"columns":["columns",{"list":"lb"}],"rows":["rows",{"region":"dqdm","population":"rks"}]}],"laws":["laws",{"title":"bt","documentId":"wdid","status":"zt","effectDate":"sxrq"}]}}

export const suggestions: CallDescriptor<SuggestionsArgs, SuggestionsAnswer> = {"id":"decisionBoard.suggestions","method":"POST","path":"api/stats/suggestions","body":"json","send":{"from":"ksrq","to":"jsrq"},"receive":{"rows":["rows",{"id":"nrfl","name":"mc"}]}}

export const topics: CallDescriptor<TopicsArgs, TopicsAnswer> = {"id":"decisionBoard.topics","method":"POST","path":"api/stats/topics","body":"json","send":{"region":"dqdm","channels":"xfxsList","repeat":"cfbz"},"receive":{"table":["table",{"columns":["columns",{"list":"lb"}],"rows":["rows",{"region":"dqdm","population":"rks"}]}],"topics":["topics",{"id":"ztid","excerpts":["excerpts",{"petitionNo":"xfjbh"}]}]}}
