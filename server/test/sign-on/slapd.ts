import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../../scripts/testing/free-ports.mjs'
import { answers, stop } from '../programs'

const run = promisify(execFile)
const [SLAPD, SLAPADD] = ['/usr/sbin/slapd', '/usr/sbin/slapadd']
const SUFFIX = 'dc=gov,dc=example'

export const DIRECTORY = { base: `ou=people,${SUFFIX}`, bindName: `cn=portal,${SUFFIX}`, secret: 'of the portal' }

interface Slapd {
  readonly port: number
  /** PEM of who signed its certificate. */
  readonly authority: string
  stop(): Promise<void>
}

/** OpenLDAP as Debian has it, in a folder of its own, with people and StartTLS. Throws with what to install where it is not there. */
export async function startSlapd(people: readonly { uid: string; password: string }[]): Promise<Slapd> {
  if (!existsSync(SLAPD))
    throw new Error('This proof needs OpenLDAP: apt-get install slapd, which need not run by itself')
  const folder = await mkdtemp(join(tmpdir(), 'slapd-'))
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'data'))
  const certificate = await makeCertificate(folder)
  await writeFile(join(folder, 'slapd.conf'), configuration(folder, certificate))
  await writeFile(join(folder, 'people.ldif'), ldif(people))
  await run(SLAPADD, ['-f', join(folder, 'slapd.conf'), '-l', join(folder, 'people.ldif')])
  const port = await freePort()
  const args = ['-f', join(folder, 'slapd.conf'), '-h', `ldap://127.0.0.1:${port}`, '-d', '0']
  const child = spawn(SLAPD, args, { stdio: 'ignore' })
  await answers(port)
  return { port, authority: await readFile(certificate.cert, 'utf8'), stop: () => stop(child, folder) }
}

async function makeCertificate(folder: string) {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...named,
    '-keyout',
    key,
    '-out',
    cert,
  ])
  return { cert, key }
}

const configuration = (folder: string, { cert, key }: { cert: string; key: string }) => `
include /etc/ldap/schema/core.schema
include /etc/ldap/schema/cosine.schema
include /etc/ldap/schema/inetorgperson.schema
modulepath /usr/lib/ldap
moduleload back_mdb
pidfile ${folder}/slapd.pid
TLSCertificateFile ${cert}
TLSCertificateKeyFile ${key}
security simple_bind=64
database mdb
suffix "${SUFFIX}"
directory ${folder}/data
access to attrs=userPassword by anonymous auth by * none
access to * by dn.exact="${DIRECTORY.bindName}" read by * none
`

const ldif = (people: readonly { uid: string; password: string }[]) =>
  [
    `dn: ${SUFFIX}\nobjectClass: dcObject\nobjectClass: organization\ndc: gov\no: gov`,
    `dn: ${DIRECTORY.base}\nobjectClass: organizationalUnit\nou: people`,
    `dn: ${DIRECTORY.bindName}\nobjectClass: organizationalRole\nobjectClass: simpleSecurityObject\ncn: portal\nuserPassword: ${DIRECTORY.secret}`,
    ...people.map(({ uid, password }, at) => {
      const name = `人员${at}`
      const dn = encoded(`cn=${name}\\, 一科,${DIRECTORY.base}`)
      const cn = encoded(`${name}, 一科`)
      return `dn:: ${dn}\nobjectClass: inetOrgPerson\ncn:: ${cn}\nsn: p\nuid:: ${encoded(uid)}\nuserPassword:: ${encoded(password)}`
    }),
  ].join('\n\n')

const encoded = (text: string) => Buffer.from(text).toString('base64')
