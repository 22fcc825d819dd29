import { reads, remoteApi } from '../api/remote-api'
import { parentOrganisations } from '../contract/calls/organisations'
import { codeTable } from '../contract/calls/tables'

export const { useOrganisationFormParentsQuery, useOrganisationFormTableQuery } = remoteApi(
  'organisation-form',
  'organisationForm',
  build => ({
    organisationFormParents: reads(build, parentOrganisations, ['Organisation']),
    organisationFormTable: reads(build, codeTable, ['Table']),
  }),
)
