import type { Db } from '../../../platform/database/connect'
import { refuse } from '../../../platform/refusal'
import type { Services } from '../../../platform/services'
import { tokenHash } from '../../../platform/token'
import { passwordFits } from '../passwords'
import { Away, type Log, NotTrusted } from './provider'
import { directoryOf } from './providers'
import { accountOf, type SignOnTicket } from './tickets'

interface Account {
  readonly personId: string
  readonly account: string
  readonly passwordHash: string
}

interface Asking {
  readonly services: Services
  readonly db: Db
  readonly request: { readonly log: Log; readonly id: string }
}

type Checked = { readonly proven: boolean; readonly by?: SignOnTicket }

/**
 * Whether a password is somebody's: by the directory, where there is one, and by what the portal keeps for those who are
 * marked local, and for officers. What the directory refuses nothing else lets in. Refused where it does not answer.
 */
export async function checkPassword(ask: Asking, person: Account | undefined, password: string): Promise<Checked> {
  const { services, db } = ask
  const directory = directoryOf(services)
  const known = directory && person && (await accountOf(db, person.account))
  if (!directory || !person || known === undefined || known === 'localOnly')
    return { proven: await passwordFits(person?.passwordHash, password) }
  if (typeof known === 'string') return { proven: false }
  const { id: provider } = directory.settings
  const name = await directory.asks(person.account, password).catch(refused(ask, provider))
  if (name === undefined) return { proven: false }
  const hashes = { subjectHash: tokenHash(name), referenceHash: null, idToken: null }
  return { proven: true, by: { provider, personId: person.personId, ...hashes } }
}

/** Whether somebody's password is the directory's to change. */
export async function isKeptElsewhere(
  { services, db }: Pick<Asking, 'services' | 'db'>,
  account: string,
): Promise<boolean> {
  return directoryOf(services) !== undefined && (await accountOf(db, account)) !== 'localOnly'
}

const refused =
  ({ request: { log, id: reference } }: Asking, provider: string) =>
  (error: unknown) => {
    if (!(error instanceof NotTrusted || error instanceof Away)) throw error
    log.warn({ provider, why: error.message, reference }, 'directory not asked')
    return refuse('signOnAway', { reference })
  }
