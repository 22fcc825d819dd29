import { type ComposedRemote, composition, notify, type RemoteRoute } from '@portal/shared-lib'
import { SHELL_PAGES } from '../menu/fixed-routes'
import { forgetSetting, readSetting } from './setting'

/** A packed version of a remote that is tried in this window in the place of the composed one. */
export interface Trial {
  readonly remote: string
  readonly version: string
  /** Where its registry folder is served; ends with a slash. */
  readonly address: string
  /** sha256 of its pack.json, which names those of all its files. */
  readonly pack: string
}

const FORM: Readonly<Record<keyof Trial, RegExp>> = {
  remote: /^mf-[a-z][a-z-]{0,38}$/,
  version: /^\d+\.\d+\.\d+$/,
  address: /^https?:\/\/[^\s?#@\\]{1,200}\/$/,
  pack: /^sha256-[A-Za-z0-9+/]{43}=$/,
}

let current: Trial | undefined

/** What is tried in this window, if anything. */
export const currentTrial = () => current

/** Puts what is tried in the place of what is composed, where the province allows it; else says that it does not. */
export async function beginTrial(): Promise<void> {
  const text = readSetting()
  if (text === null) return
  const trial = parse(text)
  const reason = trial ? refusalOf(trial) : '试用设置的格式不正确，已忽略该设置。'
  if (!trial || reason) {
    forgetSetting()
    notify.warning(reason ?? '')
    return
  }
  current = trial
  const remotes = await Promise.all(
    composition().remotes.map(remote => (remote.name === trial.remote ? tried(remote, trial) : remote)),
  )
  Object.assign(composition(), { remotes })
}

/** From the next loading of the page on. */
export function endTrial(): void {
  current = undefined
  forgetSetting()
}

function parse(text: string): Trial | undefined {
  try {
    const value = JSON.parse(text) as Partial<Record<string, unknown>> | null
    const fits = Object.entries(FORM).every(([name, form]) => {
      const field = value?.[name]
      return typeof field === 'string' && form.test(field)
    })
    return fits ? (value as unknown as Trial) : undefined
  } catch {
    return undefined
  }
}

/** Why it may not be tried here; undefined where it may. */
function refusalOf({ remote, address }: Trial): string | undefined {
  const { province, remotes } = composition()
  const origin = originOf(address)
  if (!province.trialOrigins?.includes(origin)) return `本系统不允许试用来自 ${origin} 的组件，已忽略该设置。`
  return remotes.some(({ name }) => name === remote) ? undefined : `本系统没有组件 ${remote}，已忽略试用设置。`
}

/** In the form in which a province lists origins; empty where it is no address. */
function originOf(address: string): string {
  try {
    return new URL(address).origin
  } catch {
    return ''
  }
}

/** Its code and its pages are others; its entries stay as composed. */
async function tried(
  { digests: _digests, files: _files, ...remote }: ComposedRemote,
  { version, address, pack: integrity }: Trial,
): Promise<ComposedRemote> {
  const folder = `${address}${remote.name}/${version}/`
  const pack = { address: `${folder}pack.json`, integrity }
  return { ...remote, version, manifest: `${folder}web/mf-manifest.json`, pack, routes: await routesOf(remote, pack) }
}

/** Those that nobody else serves. Where they cannot be read the composed ones, whose loading says what is wrong. */
async function routesOf({ name, routes }: ComposedRemote, pack: Required<ComposedRemote>['pack']) {
  try {
    const others = composition().remotes.filter(remote => remote.name !== name)
    const taken = [...SHELL_PAGES, ...others.flatMap(remote => remote.routes.map(({ path }) => path))]
    return (await packedRoutes(pack)).filter(({ path }) => !taken.includes(path))
  } catch {
    notify.warning('试用版本的页面清单无法读取，新增的页面不能打开，请检查试用地址后刷新。')
    return routes
  }
}

/** Milliseconds that the portal waits for what is tried before it opens without. */
const LIMIT = 10_000

/** The pages that a packed remote says it has; throws where a file is not the one that its pack names. */
async function packedRoutes({ address, integrity }: Required<ComposedRemote>['pack']): Promise<readonly RemoteRoute[]> {
  const { files } = await readVerified<{ files: Record<string, string> }>(address, integrity)
  const manifest = new URL('remote.json', address).href
  const { routes } = await readVerified<{ routes: readonly RemoteRoute[] }>(manifest, files['remote.json'])
  return routes
}

async function readVerified<Body>(address: string, integrity: string | undefined): Promise<Body> {
  if (!integrity) throw new Error(`${address} is not in the pack`)
  const response = await fetch(address, { integrity, signal: AbortSignal.timeout(LIMIT) })
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`)
  return response.json()
}
