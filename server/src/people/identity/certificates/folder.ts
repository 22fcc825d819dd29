import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CERTIFICATE_KINDS, type CertificateKind } from '@portal/shared-lib/contract/rules/certificate'
import { Certificate, CertificateRevocationList } from 'pkijs'
import type { KeyPair } from './keys/key-pair'
import { readKeyPair } from './keys/read'
import { derOf } from './pem'

/**
 * The folder of certificates, read anew each time, so that a new revocation list counts at once:
 * `authorities/` who may issue, `revoked/` their revocation lists, `server-<kind>.pem` and `.key` the server's own.
 */
export const AUTHORITIES = 'authorities'
export const REVOKED = 'revoked'
export const serverFile = (kind: CertificateKind) => `server-${kind}`

export async function readAuthorities(folder: string): Promise<Certificate[]> {
  return (await readAll(join(folder, AUTHORITIES))).map(der => Certificate.fromBER(der))
}

export async function readRevocationLists(folder: string): Promise<CertificateRevocationList[]> {
  return (await readAll(join(folder, REVOKED))).map(der => CertificateRevocationList.fromBER(der))
}

/** DER of the server's certificate of a kind, or of the first it has. */
export async function findServerCertificate(
  folder: string,
  wanted?: CertificateKind,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  for (const kind of wanted ? [wanted] : CERTIFICATE_KINDS) {
    const certificate = await read(join(folder, `${serverFile(kind)}.pem`))
    if (certificate) return derOf(certificate)
  }
  return undefined
}

export async function readServerKeys(folder: string): Promise<KeyPair[]> {
  const keys = CERTIFICATE_KINDS.map(async kind => {
    const pem = await read(join(folder, `${serverFile(kind)}.key`))
    return pem ? [readKeyPair(kind, pem.toString())] : []
  })
  return (await Promise.all(keys)).flat()
}

async function readAll(folder: string): Promise<Uint8Array<ArrayBuffer>[]> {
  const names = await readdir(folder).catch(ifMissing([]))
  return Promise.all(names.map(async name => derOf(await readFile(join(folder, name)))))
}

const read = (path: string) => readFile(path).catch(ifMissing(undefined))

/** A file that cannot be read for another reason is a fault. */
function ifMissing<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return error => {
    if (error.code !== 'ENOENT') throw error
    return instead
  }
}
