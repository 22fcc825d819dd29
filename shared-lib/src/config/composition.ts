import type { LiveTag } from '../contract/live'
import type { ExtraField } from '../contract/rules/extra-fields'
import type { IconName } from '../contract/rules/icons'
import type { PlaceName } from '../contract/rules/places'
import type { SignInMode } from '../contract/rules/sign-in'

/** A remote as the province has composed it. */
export interface ComposedRemote {
  /** Workspace name, like `mf-casework`. */
  readonly name: string
  readonly version: string
  /** Name of the Module Federation container, like `mf_casework`. */
  readonly container: string
  /** Path of its manifest, with the base path; an address where it comes from another origin. */
  readonly manifest: string
  /** What is asked for first, as paths below the manifest's folder; without it the manifest says it. */
  readonly files?: { readonly entry: string; readonly doors: Readonly<Record<string, readonly string[]>> }
  /** Path of the sha256 of its files, by path; without it they stand in the page. */
  readonly digests?: string
  /** Of one that is tried in this window: its pack.json, which holds them. */
  readonly pack?: { readonly address: string; readonly integrity: string }
  /** Of one that runs in place of a newer version, which failed in this window: the version that failed. */
  readonly insteadOf?: string
  readonly routes: readonly RemoteRoute[]
  readonly header?: readonly HeaderEntry[]
  readonly userMenu?: readonly UserMenuEntry[]
  readonly dialogTabs?: readonly DialogTab[]
  readonly forced?: ForcedDialogs
  /** What stays beside every page while somebody is signed in. */
  readonly companion?: string
  readonly homeWidgets?: readonly HomeWidget[]
  readonly places?: readonly Place[]
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
  /** As `ownWindow`, before the public: nothing of whoever is signed in stands beside it. */
  readonly publicScreen?: boolean
  /** Shown without a session, too. */
  readonly open?: boolean
  /** Rendered at build. */
  readonly prerender?: boolean
  /** Parameter of which each value has a tab of its own, on whichever of the pages that name it. */
  readonly tabBy?: string
}

/** An entry that a remote contributes to the portal's header. */
export interface HeaderEntry {
  readonly title: string
  readonly order: number
  readonly opens: { readonly dialog: string } | { readonly page: string }
  /** What is new there, and the tag that makes the count stale. */
  readonly counter?: { readonly call: string; readonly tag: LiveTag }
  readonly icon?: IconName
}

/** An entry that a remote contributes to the user's menu. */
export interface UserMenuEntry {
  readonly title: string
  readonly order: number
  /** `tab`: the title of a tab of 系统管理. */
  readonly opens: { readonly tab: string } | { readonly dialog: string } | { readonly page: string }
  /** Permissions of which one is needed to see it; without them everybody does. */
  readonly permissions?: readonly string[]
}

/** A tab that a remote contributes to 系统管理. */
export interface DialogTab {
  readonly title: string
  readonly order: number
  readonly dialog: string
}

/** A part of home pages that a remote contributes. */
export interface HomeWidget {
  /** Of no other widget of the portal. */
  readonly key: string
  readonly title: string
  /** Permissions of which one is needed to see it; without them everybody does. */
  readonly needs?: readonly string[]
  /** `wide`: from side to side, above the two columns `main` and `side`. */
  readonly size: string
  /** The home pages that it is made for, by the last part of their paths. */
  readonly homes: readonly string[]
  /** Behind what it stands, as one of the parts; none: with the home pages themselves. */
  readonly door?: string
}

/** What a remote contributes to a page of another one. */
export interface Place {
  readonly place: PlaceName
  /** Of no other place of its kind. */
  readonly key: string
  readonly title: string
  /** Permissions of which one is needed to see it. */
  readonly needs: readonly string[]
  /** Behind what it stands, as one of the parts. */
  readonly door: string
}

/** Dialogs that the portal opens by itself: a password that must change, an organisation without a parent. */
export interface ForcedDialogs {
  readonly password?: string
  readonly organisation?: string
}

/** What the province is and what its portal is made of; stands as JSON in `index.html`. */
export interface Composition {
  /** At build: no portal yet, but what all portals have a page rendered from. */
  readonly prerendering?: true
  readonly province: {
    readonly code: string
    readonly title: string
    readonly copyright: string
    readonly developer: string
    /** The page of who has no home page of their own, where it is another than usual. */
    readonly home?: string
    /** The widgets of home pages in their order, by the last part of the page's path, where they are other than usual. */
    readonly homes?: Readonly<Record<string, readonly string[]>>
    /** Starts and ends with a slash. */
    readonly basePath: string
    /** Ports and origins that show the test-version banner. */
    readonly testPorts: readonly string[]
    readonly testOrigins: readonly string[]
    /** Origins from which a remote may be tried in a window of this portal. */
    readonly trialOrigins?: readonly string[]
    /** Ways to sign in, in the order of their tabs. */
    readonly signInModes: readonly SignInMode[]
    /** Providers of 统一身份认证 that have a button. */
    readonly signOn?: readonly { readonly id: string; readonly title: string }[]
    /** `modern`: browsers the portal runs in; `legacy`: the table of an Internet Explorer office. */
    readonly browserPolicy: 'modern' | 'legacy'
    /** Said once after signing in, until a day (YYYY-MM-DD). */
    readonly upgradeNotice?: { readonly until: string; readonly text: string }
    /** The office that reports (举报) go to. */
    readonly mail?: { readonly fixedRecipient: { readonly loginAccount: string; readonly userName: string } }
    /** Pictures of the codes to scan, files in `province/`. */
    readonly mobileCodes?: { readonly app: string; readonly miniProgram: string }
    /** The map of its regions, a file in `province/`. */
    readonly map?: string
    readonly primaryColor?: string
    readonly headerColor?: string
    /** Its sign in lines, as the `d` of an SVG path within a square of 32. */
    readonly mark?: string
    readonly extraFields?: readonly ExtraField[]
    /** False: menus show pages that nobody serves yet, too. */
    readonly hideUnserved?: boolean
  }
  readonly remotes: readonly ComposedRemote[]
  /** Path of the file that knows the earlier versions of remotes, which come in when a newer one fails. */
  readonly floor?: string
  /** sha256 by path: of the shell's files, and of what is needed to know those of the remotes. */
  readonly integrity: Readonly<Record<string, string>>
}

let current: Composition | undefined

/** The composition of this page. Read once from `<script id="composition">`. */
export function composition(): Composition {
  current ??=
    (JSON.parse(document.getElementById('composition')?.textContent ?? 'null') as Composition | null) ?? missing()
  return current
}

/**
 * Whether the portal offers a page: a composed remote serves it, or the province also shows what is still to come. What
 * leads to a page of another remote asks this before it is shown.
 */
export function offersPage(path: string, { province, remotes }: Composition = composition()): boolean {
  return province.hideUnserved === false || remotes.some(({ routes }) => routes.some(route => route.path === path))
}

/** What a page is called, by the `remote.json` of the remote that serves it; empty where none does. */
export function titleOfPage(path: string, { remotes }: Composition = composition()): string {
  return remotes.flatMap(({ routes }) => routes).find(route => route.path === path)?.title ?? ''
}

function missing(): never {
  throw new Error('index.html holds no composition')
}
