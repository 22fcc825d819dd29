import { access, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** @typedef {import('./kit.mjs').Kit['work']} Work */
/** @typedef {import('../../server/src/people/identity/certificates/demo/helper-work').SoftKey} SoftKey */

const OWNER_ONLY = 0o600

/**
 * The certificate of an account, issued by the demonstration's authority when it is first asked for and kept: a new
 * one would have to be bound again. Throws where the server has not made the authority yet.
 * @param {Work} work @param {string} dataFolder the server's @param {import('./options.mjs').Kind} kind
 * @param {string} account
 * @returns {Promise<SoftKey>}
 */
export async function certificateFor(work, dataFolder, kind, account) {
  const folder = join(dataFolder, 'cert-helper')
  const name = encodeURIComponent(`${account}-${kind}`)
  const [certificate, key] = [join(folder, `${name}.pem`), join(folder, `${name}.key`)]
  if (await isThere(key)) return work.readSoftKey(kind, certificate, key)
  const made = await work.issueSoftKey(join(dataFolder, 'certificates'), kind, { name: account })
  const files = work.filesOf(made)
  await mkdir(folder, { recursive: true })
  await writeFile(certificate, files.certificate)
  // Last, because a key without its certificate would be taken for both.
  await writeFile(key, files.key, { mode: OWNER_ONLY })
  return made
}

/** @param {string} path */
const isThere = path =>
  access(path).then(
    () => true,
    () => false,
  )
