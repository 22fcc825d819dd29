import { reads, remoteApi, writes } from '@portal/shared-lib'
import {
  checkTable,
  closeOrganisation,
  importTable,
  managedOrganisations,
  organisationParts,
  removeDepartment,
  reopenOrganisation,
  saveDepartment,
  setOrganisationAccess,
} from '@portal/shared-lib/contract/calls/organisation-admin'
import { insertOrganisation, organisation, updateOrganisation } from '@portal/shared-lib/contract/calls/organisations'

export const {
  useAdminOrganisationsQuery,
  useAdminOrganisationPartsQuery,
  useAdminOrganisationQuery,
  useAdminInsertOrganisationMutation,
  useAdminUpdateOrganisationMutation,
  useAdminCloseOrganisationMutation,
  useAdminReopenOrganisationMutation,
  useAdminSetAccessMutation,
  useAdminSaveDepartmentMutation,
  useAdminRemoveDepartmentMutation,
  useAdminCheckTableMutation,
  useAdminImportTableMutation,
} = remoteApi('mf-admin', 'admin', build => ({
  adminOrganisations: reads(build, managedOrganisations, ['Organisation']),
  adminOrganisationParts: reads(build, organisationParts, ['Organisation']),
  adminOrganisation: reads(build, organisation, ['Organisation']),
  adminInsertOrganisation: writes(build, insertOrganisation, ['Organisation']),
  adminUpdateOrganisation: writes(build, updateOrganisation, ['Organisation', 'Account']),
  adminCloseOrganisation: writes(build, closeOrganisation, ['Organisation']),
  adminReopenOrganisation: writes(build, reopenOrganisation, ['Organisation']),
  adminSetAccess: writes(build, setOrganisationAccess, ['Organisation']),
  adminSaveDepartment: writes(build, saveDepartment, ['Organisation']),
  adminRemoveDepartment: writes(build, removeDepartment, ['Organisation']),
  adminCheckTable: writes(build, checkTable, []),
  adminImportTable: writes(build, importTable, ['Organisation', 'Account']),
}))
