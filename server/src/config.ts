import { resolve } from 'node:path'

/** Everything the environment decides, read once. */
export interface Config {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly databaseUrl: string | undefined
  /** Folder of the embedded database and of stored files. */
  readonly dataFolder: string
  /** The composed portal that is served; undefined serves the API alone. */
  readonly portalFolder: string | undefined
  /** Starts and ends with a slash. */
  readonly basePath: string
  readonly provinceCode: string
  readonly demoPassword: string
  /** Paths of the PEM files. */
  readonly https: { readonly cert: string; readonly key: string } | undefined
  /** Whether a proxy in front, through which alone this port is reached, tells the address and protocol of callers. */
  readonly trustProxy: boolean
  /** Off for load tests only. */
  readonly rateLimits: boolean
  /** A level of pino, or `silent`. */
  readonly logLevel: string
  /** Minutes without a call after which a session ends. */
  readonly idleMinutes: number
  readonly sessionsPerPerson: number
  /** Whether region 99 must have a right ID-card check digit. */
  readonly strictIdCards: boolean
}

export const DEMO_PASSWORD = 'Linjiang@2026'

const MAX_PORT = 65535

/** Reads the environment; `folder` is the project's root. Throws where a value makes no sense. */
export function readConfig(env: NodeJS.ProcessEnv, folder: string): Config {
  const { HTTPS_CERT: cert, HTTPS_KEY: key, PROVINCE: province } = env
  const portal = env.PORTAL_FOLDER || (province && `dist/provinces/${province}`)
  return {
    production: env.NODE_ENV === 'production',
    port: portFrom(env.PORT || '8080'),
    host: env.HOST || '0.0.0.0',
    databaseUrl: env.DATABASE_URL || undefined,
    dataFolder: resolve(folder, env.DATA_FOLDER || '.data'),
    portalFolder: portal ? resolve(folder, portal) : undefined,
    basePath: withSlashes(env.BASE_PATH || '/tjfx/'),
    provinceCode: env.PROVINCE_CODE || '99',
    demoPassword: env.DEMO_PASSWORD || DEMO_PASSWORD,
    https: cert && key ? { cert: resolve(folder, cert), key: resolve(folder, key) } : undefined,
    trustProxy: env.TRUST_PROXY === '1',
    rateLimits: env.RATE_LIMITS !== 'off',
    logLevel: env.LOG_LEVEL || 'info',
    idleMinutes: 30,
    sessionsPerPerson: 5,
    strictIdCards: env.STRICT_ID_CARDS === '1',
  }
}

function portFrom(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > MAX_PORT) throw new Error(`PORT is not a port number: ${text}`)
  return port
}

const withSlashes = (path: string) => `/${path}/`.replace(/\/+/g, '/')
