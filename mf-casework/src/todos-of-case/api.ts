import { reads, remoteApi } from '@portal/shared-lib'
import { deputies } from '@portal/shared-lib/contract/calls/assignments'

export const { useCaseDeputiesQuery } = remoteApi('mf-casework', 'case', build => ({
  caseDeputies: reads(build, deputies, ['Todo']),
}))
