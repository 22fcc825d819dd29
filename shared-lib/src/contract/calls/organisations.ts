// Made from ../organisations.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../organisations'

export type InsertOrganisationArgs = CallArgs<typeof contract.insertOrganisation>
export type InsertOrganisationAnswer = CallAnswer<typeof contract.insertOrganisation>
export type OrganisationArgs = CallArgs<typeof contract.organisation>
export type OrganisationAnswer = CallAnswer<typeof contract.organisation>
export type ParentOrganisationsArgs = CallArgs<typeof contract.parentOrganisations>
export type ParentOrganisationsAnswer = CallAnswer<typeof contract.parentOrganisations>
export type RootRegionsArgs = CallArgs<typeof contract.rootRegions>
export type RootRegionsAnswer = CallAnswer<typeof contract.rootRegions>
export type UpdateOrganisationArgs = CallArgs<typeof contract.updateOrganisation>
export type UpdateOrganisationAnswer = CallAnswer<typeof contract.updateOrganisation>

export const insertOrganisation: CallDescriptor<InsertOrganisationArgs, InsertOrganisationAnswer> = {"id":"organisations.insertOrganisation","method":"POST","path":"api/orgController/insertOrg","body":"form","jsonField":"data","wrapped":["id","companyName","docShortName","pinYin","orgCode","regionCode","subLevelCode","subSystemCode","parent1Id","parent2Id","parent3Id","postalAddress","receptionAddress","telephone","postalCode","isPetition","isChoose"],"writes":true}

export const organisation: CallDescriptor<OrganisationArgs, OrganisationAnswer> = {"id":"organisations.organisation","method":"GET","path":"api/orgController/getOrgById","body":"query"}

export const parentOrganisations: CallDescriptor<ParentOrganisationsArgs, ParentOrganisationsAnswer> = {"id":"organisations.parentOrganisations","method":"GET","path":"api/orgController/getParentOrgList","body":"query"}

export const rootRegions: CallDescriptor<RootRegionsArgs, RootRegionsAnswer> = {"id":"organisations.rootRegions","method":"POST","path":"api/regionController/getRootProvinceList","body":"form"}

export const updateOrganisation: CallDescriptor<UpdateOrganisationArgs, UpdateOrganisationAnswer> = {"id":"organisations.updateOrganisation","method":"POST","path":"api/orgController/updateOrg","body":"form","jsonField":"data","wrapped":["id","companyName","docShortName","pinYin","orgCode","regionCode","subLevelCode","subSystemCode","parent1Id","parent2Id","parent3Id","postalAddress","receptionAddress","telephone","postalCode","isPetition","isChoose","version"],"writes":true}
