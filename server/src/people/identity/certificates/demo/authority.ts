import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CERTIFICATE_KINDS, type CertificateKind } from '@portal/shared-lib/contract/rules/certificate'
import type { Certificate } from 'pkijs'
import { AUTHORITIES, REVOKED, serverFile } from '../folder'
import type { KeyPair } from '../keys/key-pair'
import { newKeyPair } from '../keys/read'
import { pemOf } from '../pem'
import { issueCertificate, USAGE } from './issue'

/** Name of an authority's files; its key lies beside the folder of authorities, for the stand-in of the helper. */
export const authorityFile = (kind: CertificateKind) => `demonstration-${kind}`

const ORGANISATION = '临江省信访局'
const YEARS = 10
const OWNER_ONLY = 0o600

/** Fills the folder of certificates with an authority and a certificate of the server's for each kind, all or nothing. */
export async function makeDemonstration(folder: string, now: Date): Promise<void> {
  if (await stat(folder).catch(() => undefined)) return
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  for (const part of [AUTHORITIES, REVOKED]) await mkdir(join(draft, part), { recursive: true })
  for (const kind of CERTIFICATE_KINDS) await makeKind(draft, kind, now)
  await mkdir(dirname(folder), { recursive: true })
  await rename(draft, folder)
}

async function makeKind(folder: string, kind: CertificateKind, from: Date): Promise<void> {
  const to = new Date(from)
  to.setFullYear(to.getFullYear() + YEARS)
  const make = (name: string, key: KeyPair, usage: number, issuer: { key: KeyPair; certificate?: Certificate }) =>
    issueCertificate({ name, organisation: ORGANISATION, publicKey: key.publicKey, usage, from, to }, issuer)

  const key = newKeyPair(kind)
  const certificate = make(`演示证书颁发机构 ${kind.toUpperCase()}`, key, USAGE.issuing, { key })
  const server = newKeyPair(kind)
  const name = '临江省信访业务系统'
  await keep(join(folder, AUTHORITIES, authorityFile(kind)), certificate)
  await keepKey(join(folder, authorityFile(kind)), key)
  await keep(join(folder, serverFile(kind)), make(name, server, USAGE.sealing, { key, certificate }))
  await keepKey(join(folder, serverFile(kind)), server)
}

const keep = (path: string, certificate: Certificate) =>
  writeFile(`${path}.pem`, pemOf('CERTIFICATE', certificate.toSchema().toBER()))

const keepKey = (path: string, key: KeyPair) => writeFile(`${path}.key`, key.pem, { mode: OWNER_ONLY })
