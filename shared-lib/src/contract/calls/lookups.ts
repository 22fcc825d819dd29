// Made from ../lookups.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../lookups'

export type FindColleaguesArgs = CallArgs<typeof contract.findColleagues>
export type FindColleaguesAnswer = CallAnswer<typeof contract.findColleagues>
export type FindOrganisationsArgs = CallArgs<typeof contract.findOrganisations>
export type FindOrganisationsAnswer = CallAnswer<typeof contract.findOrganisations>
export type FindRegionsArgs = CallArgs<typeof contract.findRegions>
export type FindRegionsAnswer = CallAnswer<typeof contract.findRegions>

export const findColleagues: CallDescriptor<FindColleaguesArgs, FindColleaguesAnswer> = {"id":"lookups.findColleagues","method":"POST","path":"api/lookups/colleagues","body":"json","send":{"name":"xm"},"receive":{"personId":"ryid","name":"xm","department":"bm","position":"zw"}}

export const findOrganisations: CallDescriptor<FindOrganisationsArgs, FindOrganisationsAnswer> = {"id":"lookups.findOrganisations","method":"POST","path":"api/lookups/organisations","body":"json","send":{"name":"dwmc","orgId":"dwid"},"receive":{"orgId":"dwid","name":"dwmc","regionName":"xzqhmc"}}

export const findRegions: CallDescriptor<FindRegionsArgs, FindRegionsAnswer> = {"id":"lookups.findRegions","method":"POST","path":"api/lookups/regions","body":"json","send":{"name":"xzqhmc","regionCode":"xzqhdm"}}
