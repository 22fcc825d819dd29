import { composition } from '../config/composition'
import { portalHistory } from './portal-history'

/** The address of a portal path (`/home/index`) with the province's base path. */
export const addressOf = (path: string) => composition().province.basePath.replace(/\/$/, '') + path

/** The portal path of an address, without the base path; `/` for the base path itself. */
export function pathOf(pathname: string): string {
  const base = composition().province.basePath
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : '/'
}

/** Goes to a portal path, through the guards. */
export function navigate(path: string, { replace = false }: { replace?: boolean } = {}): void {
  const how = replace ? portalHistory.replace : portalHistory.push
  how(addressTo(path))
}

/** The address of what may be any text. */
export const addressTo = (path: string) => addressOf(ownPath(path))

/** Targets that lead out of the portal (`//host`, `https:`) are never followed. */
function ownPath(path: string): string {
  return /^\/(?![/\\])/.test(path) ? path : '/'
}
