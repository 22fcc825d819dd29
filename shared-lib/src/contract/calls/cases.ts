// Made from ../cases.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../cases'

export type DisclosuresArgs = CallArgs<typeof contract.disclosures>
export type DisclosuresAnswer = CallAnswer<typeof contract.disclosures>
export type OversightArgs = CallArgs<typeof contract.oversight>
export type OversightAnswer = CallAnswer<typeof contract.oversight>
export type PapersArgs = CallArgs<typeof contract.papers>
export type PapersAnswer = CallAnswer<typeof contract.papers>
export type PeopleArgs = CallArgs<typeof contract.people>
export type PeopleAnswer = CallAnswer<typeof contract.people>
export type RatingsArgs = CallArgs<typeof contract.ratings>
export type RatingsAnswer = CallAnswer<typeof contract.ratings>
export type RelatedArgs = CallArgs<typeof contract.related>
export type RelatedAnswer = CallAnswer<typeof contract.related>
export type StepsArgs = CallArgs<typeof contract.steps>
export type StepsAnswer = CallAnswer<typeof contract.steps>
export type SubmissionsArgs = CallArgs<typeof contract.submissions>
export type SubmissionsAnswer = CallAnswer<typeof contract.submissions>
export type TabCountsArgs = CallArgs<typeof contract.tabCounts>
export type TabCountsAnswer = CallAnswer<typeof contract.tabCounts>
export type VisitArgs = CallArgs<typeof contract.visit>
export type VisitAnswer = CallAnswer<typeof contract.visit>

export const disclosures: CallDescriptor<DisclosuresArgs, DisclosuresAnswer> = {"id":"cases.disclosures","method":"POST","path":"api/petitions/disclosures","body":"json","send":{"petitionNo":"xfjbh"},"receive":{"on":"rq","event":"jzmc"}}

export const oversight: CallDescriptor<OversightArgs, OversightAnswer> = {"id":"cases.oversight","method":"POST","path":"api/petitions/oversight","body":"json","send":{"petitionNo":"xfjbh"}}

export const papers: CallDescriptor<PapersArgs, PapersAnswer> = {"id":"cases.papers","method":"POST","path":"api/petitions/papers","body":"json","send":{"petitionNo":"xfjbh"},"receive":{"documents":["documents",{"type":"wslx","file":["file",{"name":"wjm"}],"deliveries":["deliveries",{"personSeq":"xh","name":"xm","modeName":"sdfs","deliveredOn":"sdrq","deliveredBy":"sdr","receiver":"qsr","refused":"jsbz","witnesses":"jzr","mailNo":"yjdh","attempts":"lxjg","file":["file",{"name":"wjm"}]}]}]}}

export const people: CallDescriptor<PeopleArgs, PeopleAnswer> = {"id":"cases.people","method":"POST","path":"api/petitions/people","body":"json","send":{"petitionNo":"xfjbh"},"receive":{"personSeq":"xh","name":"xm","idCard":"zjhm","mobile":"sjh","address":"zz"}}

export const ratings: CallDescriptor<RatingsArgs, RatingsAnswer> = {"id":"cases.ratings","method":"POST","path":"api/petitions/ratings","body":"json","send":{"petitionNo":"xfjbh"},"receive":{"evaluations":["evaluations",{"valueName":"myd","text":"pjnr","channelName":"pjqd"}],"checks":["checks",{"callbacks":["callbacks",{"calledOn":"hfrq","way":"hffs","valueName":"myd","note":"hfqk"}]}]}}

export const related: CallDescriptor<RelatedArgs, RelatedAnswer> = {"id":"cases.related","method":"POST","path":"api/petitions/related","body":"json","send":{"petitionNo":"xfjbh"},"receive":{"merged":["merged",{"petitionNo":"xfjbh","petitioner":"xfr","summary":"nrzy","registeredAt":"djsj","registeredAtOrganisation":"djjg"}],"sameMatter":["sameMatter",{"petitionNo":"xfjbh","petitioner":"xfr","summary":"nrzy","registeredAt":"djsj","registeredAtOrganisation":"djjg"}],"alike":["alike",{"petitionNo":"xfjbh","petitioner":"xfr","summary":"nrzy","registeredAt":"djsj","registeredAtOrganisation":"djjg"}]}}

export const steps: CallDescriptor<StepsArgs, StepsAnswer> = {"id":"cases.steps","method":"POST","path":"api/petitions/steps","body":"json","send":{"petitionNo":"xfjbh"}}

export const submissions: CallDescriptor<SubmissionsArgs, SubmissionsAnswer> = {"id":"cases.submissions","method":"POST","path":"api/petitions/submissions","body":"json","send":{"petitionNo":"xfjbh"}}

export const tabCounts: CallDescriptor<TabCountsArgs, TabCountsAnswer> = {"id":"cases.tabCounts","method":"POST","path":"api/petitions/tabCounts","body":"json","send":{"petitionNo":"xfjbh"}}

export const visit: CallDescriptor<VisitArgs, VisitAnswer> = {"id":"cases.visit","method":"POST","path":"api/petitions/visit","body":"json","writes":true,"send":{"petitionNo":"xfjbh"}}
