import type { LiveTag } from '../contract/live'

/** A remote as the province has composed it. */
export interface ComposedRemote {
  /** Workspace name, like `mf-casework`. */
  readonly name: string
  readonly version: string
  /** Name of the Module Federation container, like `mf_casework`. */
  readonly container: string
  /** Path of its manifest, with the base path. */
  readonly manifest: string
  readonly routes: readonly RemoteRoute[]
  readonly header?: readonly HeaderEntry[]
}

/** A page that a remote serves, as its `remote.json` says. */
export interface RemoteRoute {
  /** Path below the base path, like `/toDoManage/personalToDo`. */
  readonly path: string
  readonly title: string
  /** Whether the permission tree must hold the path; false where the server decides by the row. */
  readonly check: boolean
  /** Menu entry that stays highlighted on a page that has none of its own. */
  readonly menu?: string
  /** Shown in a full-size window of its own, without header and menu. */
  readonly ownWindow?: boolean
}

/** An entry that a remote contributes to the portal's header. */
export interface HeaderEntry {
  readonly title: string
  readonly order: number
  readonly opens: { readonly dialog: string } | { readonly page: string }
  /** What is new there, and the tag that makes the count stale. */
  readonly counter?: { readonly call: string; readonly tag: LiveTag }
}

/** What the province is and what its portal is made of; stands as JSON in `index.html`. */
export interface Composition {
  readonly province: {
    readonly code: string
    readonly title: string
    readonly copyright: string
    readonly developer: string
    /** Starts and ends with a slash. */
    readonly basePath: string
    /** Ports and origins that show the test-version banner. */
    readonly testPorts: readonly string[]
    readonly testOrigins: readonly string[]
    readonly primaryColor?: string
  }
  readonly remotes: readonly ComposedRemote[]
  /** sha384 of every file, by path. */
  readonly integrity: Readonly<Record<string, string>>
}

let current: Composition | undefined

/** The composition of this page. Read once from `<script id="composition">`. */
export function composition(): Composition {
  current ??=
    (JSON.parse(document.getElementById('composition')?.textContent ?? 'null') as Composition | null) ?? missing()
  return current
}

function missing(): never {
  throw new Error('index.html holds no composition')
}
