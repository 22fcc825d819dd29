import { isIP } from 'node:net'
import { resolve } from 'node:path'
import type { SignInPolicyValue } from '@portal/shared-lib/contract/remote-manifest'
import { allExtraFields } from '@portal/shared-lib/contract/rules/channel-fields'
import type { ExtraField } from '@portal/shared-lib/contract/rules/extra-fields'
import type { SignInMode } from '@portal/shared-lib/contract/rules/sign-in'
import { type FileSettings, readFiles } from './files/file-settings'
import { readScanner, type Scanner } from './files/scanner/scanner'
import { type MeetingSettings, meetingSettings } from './meeting-settings'
import { type Province, readProvince } from './province'
import { type SignOnSettings, signOnSettings } from './sign-on-settings'
import type { CodeTable } from './tables/code-table-files'

/** Everything the environment decides, read once. */
/** A text model that an office runs itself, spoken to in the usual form of chat completions. */
export interface TextModel {
  readonly url: string
  readonly name: string
  /** Sent as a Bearer token; empty: none. */
  readonly key: string
}

export interface Config {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly databaseUrl: string | undefined
  /** The same database past a pooler that shares sessions, which `databaseUrl` then is; undefined: there is none. */
  readonly directUrl: string | undefined
  /** A replica of the database, which what only reads much may ask instead. */
  readonly readUrl: string | undefined
  /** The same database as the role that owns its tables; undefined: the tables are brought up to date by a command. */
  readonly migrateUrl: string | undefined
  /** Folder of the embedded database and of all else that a server keeps. */
  readonly dataFolder: string
  /** Where the contents of files lie. */
  readonly files: FileSettings
  /** Where backups lie, on another disk if possible; undefined: none can be made. */
  readonly backupFolder: string | undefined
  /** How many of the backups that are made each night are kept. */
  readonly backupKeep: number
  /** By which name pgBackRest archives what PostgreSQL writes into a repository of this machine; undefined: it does not. */
  readonly archiveStanza: string | undefined
  /** Keys of encrypted fields, as `fieldKeys` reads them; undefined: those of a file in the data folder. */
  readonly fieldKeys: string | undefined
  /** Who looks through files that are uploaded; undefined: nobody does. */
  readonly fileScanner: Scanner | undefined
  /** Keys and certificates for signing in with a key; undefined: that is not possible. */
  readonly certificateFolder: string | undefined
  /** The composed portal that is served; undefined serves the API alone. */
  readonly portalFolder: string | undefined
  /** Starts and ends with a slash. */
  readonly basePath: string
  readonly provinceCode: string
  /** Name of the portal, as apps for one-time codes show it. */
  readonly title: string
  readonly demoPassword: string
  /** Paths of the PEM files. */
  readonly https: { readonly cert: string; readonly key: string } | undefined
  /** Addresses and networks of the proxies in front, which tell the address and protocol of callers; nobody else is believed. */
  readonly trustProxy: readonly string[]
  /** Where the figures for whoever watches over the server are served; undefined: nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined
  /** Between telling balancers that the server stops and taking no more calls. */
  readonly leaveSeconds: number
  /** Milliseconds by which the server may lag behind what it is asked before it turns calls away; 0: it never does. */
  readonly maxLagMs: number
  /** Off for load tests only. */
  readonly rateLimits: boolean
  /** A level of pino, or `silent`. */
  readonly logLevel: string
  /** Folder of the log's files, one a day; undefined: standard output. */
  readonly logFolder: string | undefined
  /** Days for which the log is kept. */
  readonly logDays: number
  /** The ways to sign in that the province offers. */
  readonly signInModes: readonly SignInMode[]
  /** What the province demands of accounts. */
  readonly signIn: SignInPolicyValue
  /** Who outside of the portal says who somebody is. */
  readonly signOn: SignOnSettings
  /** Where video meetings take place. */
  readonly meeting: MeetingSettings
  /** Where those go after signing in who have no home page of their own; undefined: the usual one. */
  readonly home: string | undefined
  /** What the province may choose from. */
  readonly codeTables: readonly CodeTable[]
  /** What registrations of the province hold beside what all provinces register. */
  readonly extraFields: readonly ExtraField[]
  /** A text model that reads letters besides the rules; undefined: the rules alone. */
  readonly textModel: TextModel | undefined
  /** Whether region 99 must have a right ID-card check digit. */
  readonly strictIdCards: boolean
  /** Ordinary petitions beside those of the guided tour with which the demonstration begins; 0: neither. */
  readonly demoCases: number
  /** Petitions of the two years before with which it begins; 0: none. */
  readonly demoPast: number
}

export const DEMO_PASSWORD = 'Linjiang@2026'

const DEMO_CASES = 100
const DEMO_PAST = 9000
/** A fortnight of nights. */
const BACKUP_KEEP = 14
/** As LOG_FOLDER: the log goes to standard output. */
const CONSOLE = '-'
/** Six months at least (网络安全法 第二十一条). */
const LOG_DAYS = 184
const MAX_LAG_MS = 1000
const MAX_PORT = 65535

/** Reads the environment and the province's files; `folder` is the project's root. Throws where a value makes no sense. */
export function readConfig(
  env: NodeJS.ProcessEnv,
  folder: string,
  province: Province = readProvince(folder, env.PROVINCE || undefined),
): Config {
  const { HTTPS_CERT: cert, HTTPS_KEY: key } = env
  const dataFolder = resolve(folder, env.DATA_FOLDER || '.data')
  const portal = env.PORTAL_FOLDER || (env.PROVINCE && `dist/provinces/${env.PROVINCE}`)
  return {
    production: env.NODE_ENV === 'production',
    port: portFrom(env.PORT || '8080', 'PORT'),
    host: env.HOST || '0.0.0.0',
    databaseUrl: env.DATABASE_URL || undefined,
    directUrl: besideDatabase(env, 'DATABASE_DIRECT_URL', 'a pooler'),
    readUrl: besideDatabase(env, 'DATABASE_READ_URL', 'a database'),
    migrateUrl: env.DATABASE_MIGRATE_URL || undefined,
    dataFolder,
    files: readFiles(env, folder, dataFolder),
    backupFolder: env.BACKUP_FOLDER ? resolve(folder, env.BACKUP_FOLDER) : undefined,
    backupKeep: countFrom(env.BACKUP_KEEP || String(BACKUP_KEEP), 'BACKUP_KEEP'),
    archiveStanza: besideDatabase(env, 'PGBACKREST_STANZA', 'a database'),
    fieldKeys: env.FIELD_KEYS || undefined,
    fileScanner: readScanner(env.FILE_SCANNER),
    certificateFolder: certificateFolder(env, folder),
    portalFolder: portal ? resolve(folder, portal) : undefined,
    basePath: withSlashes(env.BASE_PATH || province.basePath),
    provinceCode: env.PROVINCE_CODE || province.code,
    title: province.title,
    demoPassword: env.DEMO_PASSWORD || DEMO_PASSWORD,
    https: cert && key ? { cert: resolve(folder, cert), key: resolve(folder, key) } : undefined,
    trustProxy: proxiesFrom(env.TRUST_PROXY || undefined),
    metrics: env.METRICS_PORT
      ? { port: portFrom(env.METRICS_PORT, 'METRICS_PORT'), host: env.METRICS_HOST || '127.0.0.1' }
      : undefined,
    leaveSeconds: countFrom(env.LEAVE_SECONDS || '0', 'LEAVE_SECONDS'),
    maxLagMs: countFrom(env.MAX_LAG_MS || String(MAX_LAG_MS), 'MAX_LAG_MS'),
    rateLimits: env.RATE_LIMITS !== 'off',
    logLevel: env.LOG_LEVEL || 'info',
    logFolder: env.LOG_FOLDER === CONSOLE ? undefined : resolve(folder, env.LOG_FOLDER || `${dataFolder}/logs`),
    logDays: province.logDays ?? LOG_DAYS,
    signInModes: province.signInModes,
    signIn: province.signInPolicy,
    signOn: signOnSettings(env, province.signOn),
    meeting: meetingSettings(env, province.meeting),
    home: province.home,
    codeTables: province.codeTables,
    extraFields: allExtraFields(province.extraFields),
    textModel: textModel(env),
    strictIdCards: env.STRICT_ID_CARDS === '1',
    demoCases: countFrom(env.DEMO_CASES || String(DEMO_CASES), 'DEMO_CASES'),
    demoPast: countFrom(env.DEMO_PAST || String(DEMO_PAST), 'DEMO_PAST'),
  }
}

/** The demonstration makes its own; in production nobody but an authority issues certificates. */
function certificateFolder({ CERT_FOLDER, DATA_FOLDER, NODE_ENV }: NodeJS.ProcessEnv, folder: string) {
  if (CERT_FOLDER) return resolve(folder, CERT_FOLDER)
  return NODE_ENV === 'production' ? undefined : resolve(folder, DATA_FOLDER || '.data', 'certificates')
}

function besideDatabase(env: NodeJS.ProcessEnv, name: string, what: string): string | undefined {
  if (env[name] && !env.DATABASE_URL) throw new Error(`${name} stands beside ${what} in DATABASE_URL`)
  return env[name] || undefined
}

function textModel({ TEXT_MODEL_URL: url, TEXT_MODEL_NAME: name, TEXT_MODEL_KEY: key }: NodeJS.ProcessEnv) {
  return url ? { url, name: name ?? '', key: key ?? '' } : undefined
}

function portFrom(text: string, name: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > MAX_PORT) throw new Error(`${name} is not a port number: ${text}`)
  return port
}

/** Everybody (`/0`) is no proxy: an address that a caller may make up is worse than that of the proxy. */
function proxiesFrom(text: string | undefined): string[] {
  const proxies = text?.split(',').map(one => one.trim()) ?? []
  const wrong = proxies.find(one => !isProxy(one))
  if (wrong === undefined) return proxies
  throw new Error(
    `TRUST_PROXY names no address of a proxy: ${wrong || text}. ` +
      'It takes IP addresses and networks, like 10.0.0.7 or 10.0.0.0/28, with commas between.',
  )
}

const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 }

function isProxy(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const bits = BITS[isIP(address)]
  if (bits === undefined || more.length > 0) return false
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits)
}

function countFrom(text: string, name: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 0) throw new Error(`${name} is not a count: ${text}`)
  return count
}

const withSlashes = (path: string) => `/${path}/`.replace(/\/+/g, '/')
