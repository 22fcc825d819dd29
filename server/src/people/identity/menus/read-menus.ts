import { readFile } from 'node:fs/promises'
import { RemoteManifest } from '@portal/shared-lib/contract/remote-manifest'
import { z } from 'zod'

const { routes, menus } = RemoteManifest.shape

/** What of `composition.lock.json` says which menus its remotes add. */
const Lock = z.object({
  parts: z.record(z.string(), z.object({ adds: z.object({ routes, menus }).optional() })),
})

/** A node of the permission tree that a remote brings. */
export interface BroughtNode {
  readonly id: string
  readonly parent_id: string | null
  readonly url: string
  readonly fun_name: string
  readonly custom_parameters: string
}

/** What the remotes of a composition bring into the permission tree; what is above stands before. */
export async function readMenus(lockFile: string): Promise<readonly BroughtNode[]> {
  const { parts } = Lock.parse(JSON.parse(await readFile(lockFile, 'utf8')))
  return Object.values(parts).flatMap(({ adds }) => (adds ? nodesOf(adds) : []))
}

function nodesOf({ routes, menus = [] }: NonNullable<z.infer<typeof Lock>['parts'][string]['adds']>): BroughtNode[] {
  const titles = new Map(routes.map(({ path, title }) => [path, title]))
  return menus.flatMap(({ url, title, block, pages }) => [
    node(null, url, title, { kind: 'menu', block }),
    ...pages.flatMap(({ path, buttons = {} }) => {
      const page = node(`menu:${url}`, path.slice(url.length + 2), titles.get(path) ?? path, { kind: 'page' })
      const buttonNodes = Object.entries(buttons).map(([code, name]) => node(page.id, code, name, { kind: 'button' }))
      return [page, ...buttonNodes]
    }),
  ])
}

function node(
  parent_id: string | null,
  url: string,
  fun_name: string,
  parameters: { kind: string; block?: string },
): BroughtNode {
  const id = parent_id === null ? `${parameters.kind}:${url}` : `${parent_id}/${url}`
  return { id, parent_id, url, fun_name, custom_parameters: JSON.stringify(parameters) }
}
