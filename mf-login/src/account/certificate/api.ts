import { remoteApi, writes } from '@portal/shared-lib'
import { bindCertificate } from '@portal/shared-lib/contract/calls/certificates'

export const { useCertificateBindMutation } = remoteApi('mf-login', 'certificate', build => ({
  certificateBind: writes(build, bindCertificate),
}))
