// Made from ../organisation-admin.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../organisation-admin'

export type CheckTableArgs = CallArgs<typeof contract.checkTable>
export type CheckTableAnswer = CallAnswer<typeof contract.checkTable>
export type CloseOrganisationArgs = CallArgs<typeof contract.closeOrganisation>
export type CloseOrganisationAnswer = CallAnswer<typeof contract.closeOrganisation>
export type ImportTableArgs = CallArgs<typeof contract.importTable>
export type ImportTableAnswer = CallAnswer<typeof contract.importTable>
export type ManagedOrganisationsArgs = CallArgs<typeof contract.managedOrganisations>
export type ManagedOrganisationsAnswer = CallAnswer<typeof contract.managedOrganisations>
export type MergeOrganisationArgs = CallArgs<typeof contract.mergeOrganisation>
export type MergeOrganisationAnswer = CallAnswer<typeof contract.mergeOrganisation>
export type OrganisationPartsArgs = CallArgs<typeof contract.organisationParts>
export type OrganisationPartsAnswer = CallAnswer<typeof contract.organisationParts>
export type PreviewMergeArgs = CallArgs<typeof contract.previewMerge>
export type PreviewMergeAnswer = CallAnswer<typeof contract.previewMerge>
export type RemoveDepartmentArgs = CallArgs<typeof contract.removeDepartment>
export type RemoveDepartmentAnswer = CallAnswer<typeof contract.removeDepartment>
export type ReopenOrganisationArgs = CallArgs<typeof contract.reopenOrganisation>
export type ReopenOrganisationAnswer = CallAnswer<typeof contract.reopenOrganisation>
export type SaveDepartmentArgs = CallArgs<typeof contract.saveDepartment>
export type SaveDepartmentAnswer = CallAnswer<typeof contract.saveDepartment>
export type SetOrganisationAccessArgs = CallArgs<typeof contract.setOrganisationAccess>
export type SetOrganisationAccessAnswer = CallAnswer<typeof contract.setOrganisationAccess>

export const checkTable: CallDescriptor<CheckTableArgs, CheckTableAnswer> = {"id":"organisationAdmin.checkTable","method":"POST","path":"api/organisations/checkImport","body":"json"}

export const closeOrganisation: CallDescriptor<CloseOrganisationArgs, CloseOrganisationAnswer> = {"id":"organisationAdmin.closeOrganisation","method":"POST","path":"api/organisations/close","body":"json","writes":true}

export const importTable: CallDescriptor<ImportTableArgs, ImportTableAnswer> = {"id":"organisationAdmin.importTable","method":"POST","path":"api/organisations/import","body":"json","writes":true}

export const managedOrganisations: CallDescriptor<ManagedOrganisationsArgs, ManagedOrganisationsAnswer> = {"id":"organisationAdmin.managedOrganisations","method":"POST","path":"api/organisations/list","body":"json"}

export const mergeOrganisation: CallDescriptor<MergeOrganisationArgs, MergeOrganisationAnswer> = {"id":"organisationAdmin.mergeOrganisation","method":"POST","path":"api/organisations/merge","body":"json","writes":true,"slow":true}

export const organisationParts: CallDescriptor<OrganisationPartsArgs, OrganisationPartsAnswer> = {"id":"organisationAdmin.organisationParts","method":"POST","path":"api/organisations/parts","body":"json"}

export const previewMerge: CallDescriptor<PreviewMergeArgs, PreviewMergeAnswer> = {"id":"organisationAdmin.previewMerge","method":"POST","path":"api/organisations/previewMerge","body":"json","slow":true}

export const removeDepartment: CallDescriptor<RemoveDepartmentArgs, RemoveDepartmentAnswer> = {"id":"organisationAdmin.removeDepartment","method":"POST","path":"api/organisations/removeDepartment","body":"json","writes":true}

export const reopenOrganisation: CallDescriptor<ReopenOrganisationArgs, ReopenOrganisationAnswer> = {"id":"organisationAdmin.reopenOrganisation","method":"POST","path":"api/organisations/reopen","body":"json","writes":true}

export const saveDepartment: CallDescriptor<SaveDepartmentArgs, SaveDepartmentAnswer> = {"id":"organisationAdmin.saveDepartment","method":"POST","path":"api/organisations/saveDepartment","body":"json","writes":true}

export const setOrganisationAccess: CallDescriptor<SetOrganisationAccessArgs, SetOrganisationAccessAnswer> = {"id":"organisationAdmin.setOrganisationAccess","method":"POST","path":"api/organisations/setAccess","body":"json","writes":true}
