import { reads, remoteApi, writes } from '@portal/shared-lib'
import { correct } from '@portal/shared-lib/contract/calls/actions'
import { registeredForm } from '@portal/shared-lib/contract/calls/correction'

/** Reading what was registered stands in the audit: it is asked for when the form opens, and not again by itself. */
export const { useLazyCorrectionFormQuery, useCorrectionSaveMutation } = remoteApi(
  'mf-casework',
  'correction',
  build => ({
    correctionForm: reads(build, registeredForm),
    correctionSave: writes(build, correct, ['Todo', 'Petition']),
  }),
)
