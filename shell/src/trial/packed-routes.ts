import type { ComposedRemote, RemoteRoute } from '@portal/shared-lib'

/** Milliseconds that the portal waits for what is tried before it opens without. */
const LIMIT = 10_000

/** The pages that a packed remote says it has; throws where a file is not the one that its pack names. */
export async function packedRoutes({
  address,
  integrity,
}: Required<ComposedRemote>['pack']): Promise<readonly RemoteRoute[]> {
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
