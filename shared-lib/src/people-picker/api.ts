import { reads, remoteApi } from '../api/remote-api'
import { rootRegions } from '../contract/calls/organisations'
import { people, peopleByName } from '../contract/calls/people'
import { regions } from '../contract/calls/tables'

export const { usePickerRootsQuery, useLazyPickerRegionsQuery, usePickerPeopleQuery, usePickerByNameQuery } = remoteApi(
  'people-picker',
  'picker',
  build => ({
    pickerRoots: reads(build, rootRegions),
    pickerRegions: reads(build, regions),
    pickerPeople: reads(build, people),
    pickerByName: reads(build, peopleByName),
  }),
)
