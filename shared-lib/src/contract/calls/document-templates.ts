// Made from ../document-templates.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../document-templates'

export type AddTemplateArgs = CallArgs<typeof contract.addTemplate>
export type AddTemplateAnswer = CallAnswer<typeof contract.addTemplate>
export type ApplyTemplateArgs = CallArgs<typeof contract.applyTemplate>
export type ApplyTemplateAnswer = CallAnswer<typeof contract.applyTemplate>
export type OwnTemplatesArgs = CallArgs<typeof contract.ownTemplates>
export type OwnTemplatesAnswer = CallAnswer<typeof contract.ownTemplates>
export type RemoveTemplateArgs = CallArgs<typeof contract.removeTemplate>
export type RemoveTemplateAnswer = CallAnswer<typeof contract.removeTemplate>
export type StopTemplateArgs = CallArgs<typeof contract.stopTemplate>
export type StopTemplateAnswer = CallAnswer<typeof contract.stopTemplate>
export type TemplateInForceArgs = CallArgs<typeof contract.templateInForce>
export type TemplateInForceAnswer = CallAnswer<typeof contract.templateInForce>
export type TemplateOfficesArgs = CallArgs<typeof contract.templateOffices>
export type TemplateOfficesAnswer = CallAnswer<typeof contract.templateOffices>
export type TemplateVersionFileArgs = CallArgs<typeof contract.templateVersionFile>
export type TemplateVersionFileAnswer = CallAnswer<typeof contract.templateVersionFile>
export type TemplateVersionsArgs = CallArgs<typeof contract.templateVersions>
export type TemplateVersionsAnswer = CallAnswer<typeof contract.templateVersions>
export type TryTemplateArgs = CallArgs<typeof contract.tryTemplate>
export type TryTemplateAnswer = CallAnswer<typeof contract.tryTemplate>

export const addTemplate: CallDescriptor<AddTemplateArgs, AddTemplateAnswer> = {"id":"documentTemplates.addTemplate","method":"POST","path":"api/ownTemplates/add","body":"json","writes":true,"send":{"orgId":"dwid","templateId":"mbid","uploadId":"scwjid","note":"bbsm"},"receive":{"id":"bbid","problems":["wtList",{"text":"wt","place":"wz"}]}}

export const applyTemplate: CallDescriptor<ApplyTemplateArgs, ApplyTemplateAnswer> = {"id":"documentTemplates.applyTemplate","method":"POST","path":"api/ownTemplates/apply","body":"json","writes":true,"send":{"id":"bbid"}}

export const ownTemplates: CallDescriptor<OwnTemplatesArgs, OwnTemplatesAnswer> = {"id":"documentTemplates.ownTemplates","method":"POST","path":"api/ownTemplates/list","body":"json","send":{"orgId":"dwid","own":"bjgbz"},"receive":{"orgId":"dwid","orgName":"dwmc","forProvince":"qsbz","list":["list",{"templateId":"mbid","name":"mbmc","source":"ly","sourceName":"lydw","versionNo":"bbh","usedAt":"qysj","versions":"bbs"}]}}

export const removeTemplate: CallDescriptor<RemoveTemplateArgs, RemoveTemplateAnswer> = {"id":"documentTemplates.removeTemplate","method":"POST","path":"api/ownTemplates/remove","body":"json","writes":true,"send":{"id":"bbid"}}

export const stopTemplate: CallDescriptor<StopTemplateArgs, StopTemplateAnswer> = {"id":"documentTemplates.stopTemplate","method":"POST","path":"api/ownTemplates/stop","body":"json","writes":true,"send":{"id":"bbid"}}

export const templateInForce: CallDescriptor<TemplateInForceArgs, TemplateInForceAnswer> = {"id":"documentTemplates.templateInForce","method":"POST","path":"api/ownTemplates/inForce","body":"json","writes":true,"send":{"orgId":"dwid","templateId":"mbid"},"receive":{"fileId":"fjid","fileName":"wjm"}}

export const templateOffices: CallDescriptor<TemplateOfficesArgs, TemplateOfficesAnswer> = {"id":"documentTemplates.templateOffices","method":"POST","path":"api/ownTemplates/offices","body":"json","receive":{"orgId":"dwid","name":"dwmc"}}

export const templateVersionFile: CallDescriptor<TemplateVersionFileArgs, TemplateVersionFileAnswer> = {"id":"documentTemplates.templateVersionFile","method":"POST","path":"api/ownTemplates/versionFile","body":"json","writes":true,"send":{"id":"bbid"},"receive":{"fileId":"fjid","fileName":"wjm"}}

export const templateVersions: CallDescriptor<TemplateVersionsArgs, TemplateVersionsAnswer> = {"id":"documentTemplates.templateVersions","method":"POST","path":"api/ownTemplates/versions","body":"json","send":{"orgId":"dwid","templateId":"mbid"},"receive":{"list":["list",{"id":"bbid","versionNo":"bbh","fileName":"wjm","size":"dx","note":"bbsm","uploadedBy":"scr","uploadedAt":"scsj","triedAt":"stsj","inUse":"qybz","usedBy":"qyr","usedAt":"qysj"}],"placeholders":["zwfList",{"name":"mc","sample":"sl","required":"bbbz"}]}}

export const tryTemplate: CallDescriptor<TryTemplateArgs, TryTemplateAnswer> = {"id":"documentTemplates.tryTemplate","method":"POST","path":"api/ownTemplates/try","body":"json","writes":true,"send":{"id":"bbid"},"receive":{"fileId":"fjid","fileName":"wjm"}}
