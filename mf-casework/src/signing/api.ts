import { reads, remoteApi } from '@portal/shared-lib'
import { signature } from '@portal/shared-lib/contract/calls/signature'

export const { useCaseSignatureQuery } = remoteApi('mf-casework', 'case', build => ({
  caseSignature: reads(build, signature, ['Account']),
}))
