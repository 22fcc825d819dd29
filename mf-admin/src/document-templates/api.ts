import { reads, remoteApi, writes } from '@portal/shared-lib'
import * as calls from '@portal/shared-lib/contract/calls/document-templates'

export const {
  useAdminOwnTemplatesQuery,
  useAdminTemplateOfficesQuery,
  useAdminTemplateVersionsQuery,
  useAdminAddTemplateMutation,
  useAdminTryTemplateMutation,
  useAdminTemplateVersionFileMutation,
  useAdminTemplateInForceMutation,
  useAdminApplyTemplateMutation,
  useAdminStopTemplateMutation,
  useAdminRemoveTemplateMutation,
} = remoteApi('mf-admin', 'admin', build => ({
  adminOwnTemplates: reads(build, calls.ownTemplates, ['Setting']),
  adminTemplateOffices: reads(build, calls.templateOffices, ['Organisation']),
  adminTemplateVersions: reads(build, calls.templateVersions, ['Setting']),
  adminAddTemplate: writes(build, calls.addTemplate, ['Setting']),
  adminTryTemplate: writes(build, calls.tryTemplate, ['Setting']),
  adminTemplateVersionFile: writes(build, calls.templateVersionFile, []),
  adminTemplateInForce: writes(build, calls.templateInForce, []),
  adminApplyTemplate: writes(build, calls.applyTemplate, ['Setting']),
  adminStopTemplate: writes(build, calls.stopTemplate, ['Setting']),
  adminRemoveTemplate: writes(build, calls.removeTemplate, ['Setting']),
}))
