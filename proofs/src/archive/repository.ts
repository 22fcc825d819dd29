import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runQuietly } from '../../../scripts/console/run-quietly.mjs'
import { freePorts } from '../../../scripts/testing/free-ports.mjs'
import { startPostgres } from '../acting/postgres.ts'
import { findPrograms, plainAccount, scratchFolder, startProgram, until } from '../programs.ts'

const LIMIT_MS = 5 * 60_000
const LONG_MS = 30_000
const NAMES = ['portal', 'database'] as const

/**
 * A PostgreSQL that pgBackRest archives by TLS into an encrypted repository, by the files of deploy/pgbackrest: both machines
 * are this one. Throws, with what has to be installed, where a program is missing.
 */
export async function startArchived(root: string) {
  const { pgbackrest } = findPrograms('pgbackrest')
  const account = plainAccount()
  const folder = await scratchFolder(account)
  const at = (name: string) => join(folder.path, name)
  const [portalPort = 0, databasePort = 0] = await freePorts(2)
  const repository = await folder.make('repository')
  const sockets = await folder.make('sockets')
  const configs = { portal: at('pgbackrest.conf'), database: at('database.conf') }
  const delivered = (name: string) => readFile(join(root, 'deploy/pgbackrest', name), 'utf8')
  const settings = Object.fromEntries(
    [...(await delivered('postgresql.conf')).matchAll(/^(\w+) = '?(.*?)'?$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace('pgbackrest ', `${pgbackrest} --config=${configs.database} `),
    ]),
  )
  const postgres = await startPostgres({ ...settings, unix_socket_directories: sockets })

  /** The delivered file with the addresses and folders that are used here. */
  const configure = async (name: keyof typeof configs, file: string, places: string) => {
    const more = `pg1-port=${postgres.port}\n`
    const text = (await delivered(file))
      .replaceAll(/(\w+-host)=\w+$/gm, `$1=localhost\n$1-port=${name === 'portal' ? databasePort : portalPort}`)
      .replaceAll(/^(\w+-host)(-port=\d+)$/gm, `$1$2\n$1-config=${configs[name === 'portal' ? 'database' : 'portal']}`)
      .replaceAll(`${places}/archive-ca.pem`, at('ca.pem'))
      .replaceAll(`${places}/archive.`, at(`${name}.`))
      .replace(
        'tls-server-address=*',
        `tls-server-address=127.0.0.1\ntls-server-port=${name === 'portal' ? portalPort : databasePort}`,
      )
      .replace('/backup/portal/archive', repository)
      .replace('repo1-cipher-pass=', `repo1-cipher-pass=${randomBytes(32).toString('hex')}`)
      .replace('repo1-host-user=portal\n', '')
      .replace('/var/lib/portal/pgbackrest', at('portal-lock'))
      .replace('/var/spool/pgbackrest/lock', at('database-lock'))
      .replace('/var/spool/pgbackrest', await folder.make('spool'))
      .replaceAll(/^pg1-path=.*$/gm, `pg1-path=${postgres.data}`)
      .replaceAll(/^pg1-socket-path=.*$/gm, `pg1-socket-path=${sockets}\n${more}`)
    await writeFile(configs[name], text)
  }

  const as = { account, env: { PGUSER: 'postgres', PGPASSWORD: postgres.password } }
  /** Runs it on the machine of the database, as whom PostgreSQL runs. */
  const onDatabase = async (...args: string[]) => {
    const running = startProgram(pgbackrest, [`--config=${configs.database}`, '--stanza=portal', ...args], as)
    const ended = async () => !running.isRunning()
    await until(ended, LIMIT_MS, () => `pgbackrest ${args.join(' ')} does not end\n${running.said()}`)
    if (running.said().includes('ERROR')) throw new Error(`pgbackrest ${args.join(' ')}: ${running.said()}`)
  }
  const env = { ...process.env, PGBACKREST_CONFIG: configs.portal, PGBACKREST_STANZA: 'portal' }
  const onPortal = async (...args: string[]) => {
    const { code, output } = await runQuietly(pgbackrest, args, { cwd: root, env, limitMs: LIMIT_MS })
    if (code !== 0) throw new Error(`pgbackrest ${args.join(' ')}: ${output}`)
  }
  const servers: ReturnType<typeof startProgram>[] = []
  const stop = async () => {
    await Promise.all(servers.map(server => server.kill()))
    await postgres.stop()
    await folder.remove()
  }
  try {
    await makeCertificates(at, folder.give)
    await configure('portal', 'pgbackrest.conf', '/etc/portal')
    await configure('database', 'database.conf', '/etc/pgbackrest')
    await chmod(configs.portal, 0o644)
    servers.push(startProgram(pgbackrest, [`--config=${configs.portal}`, 'server']))
    servers.push(startProgram(pgbackrest, [`--config=${configs.database}`, 'server'], as))
    const told = () => servers.map(server => server.said()).join('\n')
    const isMade = async () => {
      await onPortal('stanza-create')
      return true
    }
    await until(isMade, LONG_MS, () => `The servers of pgBackRest do not find each other\n${told()}`)
    await onPortal('check')
  } catch (error) {
    await stop()
    throw error
  }
  return {
    postgres,
    /** Where the repository lies. */
    folder: repository,
    /** Of the portal, whose commands run pgBackRest. */
    env: { PGBACKREST_CONFIG: configs.portal, PGBACKREST_STANZA: 'portal' },
    onDatabase,
    /** An empty disk for the database. */
    async makeDisk() {
      await mkdir(postgres.data, { mode: 0o700 })
      await folder.give(postgres.data)
    },
    stop,
  }
}

/** An authority, and a certificate for each machine. */
async function makeCertificates(at: (name: string) => string, give: (path: string) => Promise<string>): Promise<void> {
  const openssl = async (...args: string[]) => {
    const { code, output } = await runQuietly('openssl', args, { cwd: at(''), limitMs: LIMIT_MS })
    if (code !== 0) throw new Error(`openssl ${args.join(' ')}: ${output}`)
  }
  const made = ['req', '-newkey', 'rsa:2048', '-nodes']
  await openssl(...made, '-x509', '-days', '2', '-subj', '/CN=archive', '-keyout', at('ca.key'), '-out', at('ca.pem'))
  for (const name of NAMES) {
    const subject = ['-subj', `/CN=${name}`, '-addext', 'subjectAltName=DNS:localhost']
    await openssl(...made, ...subject, '-keyout', at(`${name}.key`), '-out', at(`${name}.csr`))
    const signed = ['-CA', at('ca.pem'), '-CAkey', at('ca.key'), '-CAcreateserial', '-copy_extensions', 'copy']
    await openssl('x509', '-req', '-days', '2', ...signed, '-in', at(`${name}.csr`), '-out', at(`${name}.pem`))
    await chmod(at(`${name}.key`), 0o600)
  }
  await give(at('database.key'))
}
