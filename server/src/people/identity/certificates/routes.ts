import { bindCertificate, challenge, serverCertificate } from '@portal/shared-lib/contract/certificates'
import { CERTIFICATE_TEXTS } from '@portal/shared-lib/contract/rules/certificate'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import { refuse, refuseRule } from '../../../platform/refusal'
import { openRoute, type Route, route } from '../../../platform/route'
import { requireMode } from '../offered-mode'
import { bind } from './bindings'
import { issueChallenge } from './challenges'
import { findServerCertificate } from './folder'
import { NotProven } from './not-proven'
import { type Signer, signerOfChallenge } from './signer'

/** Everybody binds for themselves, in the post they are in. */
const bindCertificateRoute = route(bindCertificate, [], async ask => {
  const { args, caller, db, services, request, requestId } = ask
  requireMode(services, 'key')
  if (args.loginAccount !== caller.account || args.organisationId !== caller.orgId) return refuse('forbidden')
  const folder = services.config.certificateFolder ?? refuseRule(CERTIFICATE_TEXTS.noServerCertificate)
  const signer = await signerOfChallenge(args, folder, db, services.now()).catch(refuseUnproven(request.log))
  if (!(await bind(db, caller.personId, signer, services.now()))) return refuseRule(CERTIFICATE_TEXTS.othersCertificate)
  const what = { action: 'bindCertificate', objectType: 'certificate', objectId: signer.serialNo }
  await recordAudit(db, { ...actorOf(caller), ...what, requestId, address: request.ip })
  return null
})

interface Log {
  info(details: object, text: string): void
}

function refuseUnproven(log: Log): (error: unknown) => Signer {
  return error => {
    if (!(error instanceof NotProven)) throw error
    log.info({ why: error.why }, 'certificate refused')
    return refuseRule(CERTIFICATE_TEXTS.notAccepted)
  }
}

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
