import { challenge, serverCertificate } from '@portal/shared-lib/contract/certificates'
import { CERTIFICATE_TEXTS } from '@portal/shared-lib/contract/rules/certificate'
import { refuseRule } from '../../../platform/refusal'
import { openRoute, type Route } from '../../../platform/route'
import { requireMode } from '../offered-mode'
import { bindCertificateRoute } from './bind-certificate'
import { issueChallenge } from './challenges'
import { findServerCertificate } from './folder'

const serverCertificateRoute = openRoute(serverCertificate, async ({ args, services }) => {
  requireMode(services, 'key')
  const { certificateFolder } = services.config
  const found = certificateFolder && (await findServerCertificate(certificateFolder, args.kind))
  return found ? Buffer.from(found).toString('base64') : refuseRule(CERTIFICATE_TEXTS.noServerCertificate)
})

const challengeRoute = openRoute(challenge, async ({ db, services }) => {
  requireMode(services, 'key')
  return { message: await issueChallenge(db, services.now()) }
})

export const routes: Route[] = [serverCertificateRoute, challengeRoute, bindCertificateRoute]
