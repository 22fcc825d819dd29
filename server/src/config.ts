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
  readonly https: { readonly cert: string; readonly key: string } | undefined
  /** Minutes without a call after which a session ends. */
  readonly idleMinutes: number
  readonly sessionsPerPerson: number
  /** Whether region 99 must have a right ID-card check digit. */
  readonly strictIdCards: boolean
}

export const DEMO_PASSWORD = 'Linjiang@2026'

/** Reads the environment; `folder` is the project's root. */
export function readConfig(env: NodeJS.ProcessEnv, folder: string): Config {
  const { HTTPS_CERT: cert, HTTPS_KEY: key } = env
  return {
    production: env['NODE_ENV'] === 'production',
    port: Number(env['PORT'] ?? 8080),
    host: env['HOST'] ?? '0.0.0.0',
    databaseUrl: env['DATABASE_URL'] || undefined,
    dataFolder: resolve(folder, env['DATA_FOLDER'] ?? '.data'),
    portalFolder: env['PORTAL_FOLDER'] ? resolve(folder, env['PORTAL_FOLDER']) : undefined,
    basePath: env['BASE_PATH'] ?? '/tjfx/',
    provinceCode: env['PROVINCE_CODE'] ?? '99',
    demoPassword: env['DEMO_PASSWORD'] || DEMO_PASSWORD,
    https: cert && key ? { cert, key } : undefined,
    idleMinutes: 30,
    sessionsPerPerson: 5,
    strictIdCards: env['STRICT_ID_CARDS'] === '1',
  }
}
