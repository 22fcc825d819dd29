import { reads, remoteApi, writes } from '@portal/shared-lib'
import {
  holdScan,
  letterPage,
  letterText,
  recognise,
  recognitionState,
  scan,
  scanPage,
  scans,
} from '@portal/shared-lib/contract/calls/recognition'
import { discardScan, registerScan, takeScan } from '@portal/shared-lib/contract/calls/registration'

export const {
  useCaseworkScansQuery,
  useCaseworkScanQuery,
  useCaseworkRecogniseMutation,
  useCaseworkRecognitionStateQuery,
  useCaseworkLetterTextQuery,
  useCaseworkScanPageQuery,
  useCaseworkLetterPageQuery,
  useCaseworkTakeScanMutation,
  useCaseworkRegisterScanMutation,
  useCaseworkDiscardScanMutation,
  useCaseworkHoldScanMutation,
} = remoteApi('mf-casework', 'casework', build => ({
  caseworkScans: reads(build, scans, ['Todo']),
  caseworkScan: reads(build, scan, ['Petition']),
  caseworkRecognise: writes(build, recognise, ['Todo', 'Petition']),
  caseworkRecognitionState: reads(build, recognitionState),
  caseworkLetterText: reads(build, letterText, ['Petition']),
  caseworkScanPage: reads(build, scanPage),
  caseworkLetterPage: reads(build, letterPage),
  caseworkTakeScan: writes(build, takeScan, ['Todo']),
  caseworkRegisterScan: writes(build, registerScan, ['Todo', 'Petition']),
  caseworkDiscardScan: writes(build, discardScan, ['Todo']),
  caseworkHoldScan: writes(build, holdScan, ['Todo', 'Petition']),
}))
