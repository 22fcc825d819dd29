import { reads, remoteApi } from '@portal/shared-lib'
import {
  addresseeButtons,
  origin,
  supervision,
  supervisionButtons,
  supervisions,
  supervisionsOf,
} from '@portal/shared-lib/contract/calls/supervisions'

const readings = remoteApi('mf-casework', 'supervision', build => ({
  supervisionList: reads(build, supervisions, ['Petition', 'Todo']),
  supervisionOrigin: reads(build, origin, ['Petition']),
  supervisionRead: reads(build, supervision, ['Petition', 'Todo']),
  supervisionButtons: reads(build, supervisionButtons, ['Petition', 'Todo']),
  supervisionAddresseeButtons: reads(build, addresseeButtons, ['Petition', 'Todo']),
  supervisionsOfPetition: reads(build, supervisionsOf, ['Petition', 'Todo']),
}))

export const {
  useSupervisionListQuery,
  useSupervisionOriginQuery,
  useSupervisionReadQuery,
  useSupervisionButtonsQuery,
  useSupervisionAddresseeButtonsQuery,
  useSupervisionsOfPetitionQuery,
} = readings
