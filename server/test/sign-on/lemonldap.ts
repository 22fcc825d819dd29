import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/testing/free-ports.mjs'
import { answers, stop } from '../programs'

const [PLACKUP, PORTAL] = ['/usr/bin/plackup', '/usr/share/lemonldap-ng/portal']
const PACKAGES =
  'liblemonldap-ng-portal-perl libplack-perl libxml-simple-perl libio-string-perl libgd-securityimage-perl libimage-magick-perl'

/** Those it has for demonstrations; the password of each is the name. */
export const DEMONSTRATED = ['dwho', 'rtyler', 'msmith'] as const

/**
 * LemonLDAP::NG as Debian has it, as a CAS server in a folder of its own. Throws with what to install where it is not there.
 * @returns the address of its CAS server, and the one that signs out everywhere
 */
export async function startLemonldap() {
  if (!existsSync(PLACKUP) || !existsSync(PORTAL))
    throw new Error(`This proof needs LemonLDAP::NG: apt-get install ${PACKAGES}`)
  const folder = await mkdtemp(join(tmpdir(), 'lemonldap-'))
  const at = (...names: string[]) => join(folder, ...names)
  for (const name of ['conf', 'cache', 'sessions/lock', 'kept/lock']) await mkdir(at(name), { recursive: true })
  const port = await freePort()
  const address = `http://localhost:${port}`
  await writeFile(at('lemonldap-ng.ini'), start(at('conf'), at('cache')))
  await writeFile(at('conf', 'lmConf-1.json'), JSON.stringify(configuration(address, at)))
  const args = ['-s', 'HTTP::Server::PSGI', '--host', '127.0.0.1', '--port', String(port)]
  const child = spawn(PLACKUP, [...args, join(PORTAL, 'htdocs/index.psgi')], {
    stdio: 'ignore',
    env: { ...process.env, LLNG_DEFAULTCONFFILE: at('lemonldap-ng.ini') },
  })
  await answers(port)
  return { address: `${address}/cas`, signOut: new URL(`${address}/?logout=1`), stop: () => stop(child, folder) }
}

const start = (conf: string, cache: string) => `
[all]
logLevel = error
[configuration]
type = File
dirName = ${conf}
localStorage = Cache::FileCache
localStorageOptions = { 'namespace' => 'conf', 'cache_root' => '${cache}', 'cache_depth' => 3 }
[portal]
staticPrefix = /static
templateDir = ${PORTAL}/templates
languages = en
`

const configuration = (address: string, at: (...names: string[]) => string) => ({
  cfgNum: 1,
  cfgDate: 1,
  cfgVersion: '2.16.1',
  portal: `${address}/`,
  domain: 'localhost',
  cookieName: 'lemonldap',
  authentication: 'Demo',
  userDB: 'Same',
  locationRules: {},
  exportedHeaders: {},
  applicationList: {},
  demoExportedVars: { cn: 'cn', mail: 'mail', uid: 'uid' },
  issuerDBCASActivation: 1,
  issuerDBCASPath: '^/cas/',
  casAttributes: { mail: 'mail', name: 'cn' },
  casAccessControlPolicy: 'none',
  casBackChannelSingleLogout: 1,
  whatToTrace: '_whatToTrace',
  macros: { _whatToTrace: 'lc($_user)' },
  globalStorage: 'Apache::Session::File',
  globalStorageOptions: {
    Directory: at('sessions'),
    LockDirectory: at('sessions', 'lock'),
    generateModule: 'Lemonldap::NG::Common::Apache::Session::Generate::SHA256',
  },
  localSessionStorage: 'Cache::FileCache',
  localSessionStorageOptions: { cache_root: at('cache'), cache_depth: 3, namespace: 'sessions' },
  persistentStorage: 'Apache::Session::File',
  persistentStorageOptions: { Directory: at('kept'), LockDirectory: at('kept', 'lock') },
})
