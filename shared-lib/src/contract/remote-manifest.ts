import { z } from 'zod'
import { ExtraFields } from './extra-fields'
import { LIVE_TAGS } from './live'
import { COLOUR, contrastOf, READABLE } from './rules/colours'
import { ICONS } from './rules/icons'
import { PLACES } from './rules/places'
import { SIGN_IN_MODES } from './rules/sign-in'
import { SignOnProviders } from './sign-on-settings'

const door = z.string().startsWith('./')
const picture = z.string().regex(/^[a-z][a-z-]*\.(svg|png)$/, 'a file like mobile-app.svg')
const path = z.string().regex(/^(\/[A-Za-z][A-Za-z0-9]*)+$/, 'a path like /menu/page')

/** In lines within a square of 32: the `d` of an SVG path. */
const MARK = /^[Mm][\d\s.,MLHVCSQTAZmlhvcsqtaz-]+$/
const LONGEST_MARK = 800

const WHITE = '#ffffff'
const readableOn = (ground: string) => (colour: string) => COLOUR.test(colour) && contrastOf(colour, ground) >= READABLE
/** Of what white is written on. */
const underWhite = z
  .string()
  .refine(readableOn(WHITE), `a colour like #1d5fbf, on which white has a contrast of at least ${READABLE}`)

/** A gate: of a province that has drawn none. */
const PLAIN_MARK = 'M5 28V13L16 4l11 9v15M11 28V17h10v11M2 28h28'

/** Without wildcards, which a Content-Security-Policy knows and addresses take for names. */
const isOrigin = (text: string) =>
  /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text

/** A public key in the form in which npm run pack -- --sign prints it. */
const ED25519 = /^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/

/** The page of who is not signed in. */
const LOGIN = '/login'

const Route = z
  .strictObject({
    path,
    title: z.string().min(1),
    /** Whether the permission tree must hold the path. */
    check: z.boolean(),
    /** Menu entry that is highlighted on a page that has none of its own. */
    menu: path.optional(),
    /** Shown in a full-size window of its own, without header and menu. */
    ownWindow: z.boolean().optional(),
    /** As `ownWindow`, before the public: nothing of whoever is signed in stands beside it. */
    publicScreen: z.literal(true).optional(),
    /** Shown to whoever opens it, with a session or without: it has no header and no menu. */
    open: z.literal(true).optional(),
    /** Rendered at build, and shown from the portal's own page before any script has come. */
    prerender: z.literal(true).optional(),
    /** Parameter of which each value has a tab of its own, on whichever of the pages that name it. */
    tabBy: z.string().min(1).optional(),
  })
  .refine(route => !route.prerender || route.open || route.path === LOGIN, {
    path: ['prerender'],
    message: `only of ${LOGIN} and of pages that are open to all`,
  })

const UserMenuEntry = z.strictObject({
  title: z.string().min(1),
  /** Position from top to bottom. */
  order: z.number().int(),
  opens: z.union([
    z.strictObject({ tab: z.string() }),
    z.strictObject({ dialog: door }),
    z.strictObject({ page: path }),
  ]),
  /** What the province's file must have, or the entry is not there: `mail`. */
  needs: z.enum(['mail']).optional(),
  /** Permissions of which one is needed to see it; without them everybody does. */
  permissions: z.array(z.string().min(1)).min(1).optional(),
})

/** An entry of the side menu, with those of its pages that stand in it. */
const Menu = z.strictObject({
  /** First part of its pages' paths. */
  url: z.string().regex(/^[A-Za-z][A-Za-z0-9]*$/),
  title: z.string().min(1),
  /** Of the top menu, like `ywbl`. */
  block: z.string().min(1),
  pages: z
    .array(
      z.strictObject({
        path,
        /** Titles of what only some may do there, by permission code. */
        buttons: z.record(z.string().min(1), z.string().min(1)).optional(),
      }),
    )
    .min(1),
})

/** A part of home pages. */
const HomeWidget = z.strictObject({
  key: z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/),
  title: z.string().min(1),
  /** Permissions of which one is needed to see it; without them everybody does. */
  needs: z.array(z.string().min(1)).min(1).optional(),
  /** From side to side, or in one of the two columns below. */
  size: z.enum(['wide', 'main', 'side']),
  /** The home pages that it is made for, by the last part of their paths. */
  homes: z.array(z.string().min(1)),
  /** Behind what it stands; the remote that serves the home pages needs none. */
  door: door.optional(),
})

/** What it adds to a page of another remote: a tab of a case, or a strip above its tabs. */
const Place = z.strictObject({
  place: z.enum(PLACES),
  key: z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/),
  title: z.string().min(1),
  /** Permissions of which one is needed to see it. */
  needs: z.array(z.string().min(1)).min(1),
  door,
})

/** What `remote.json` says of a remote, so that a portal may know it without loading code. */
export const RemoteManifest = z.strictObject({
  name: z.string().regex(/^mf-[a-z][a-z-]*$/),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** Range of shared-lib versions it works with. */
  sharedLib: z.string(),
  exposes: z.record(z.string().startsWith('./'), z.string()),
  routes: z.array(Route),
  /** Entries in the portal's header. */
  header: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        /** Position from left to right. */
        order: z.number().int(),
        /** A dialog among `exposes`, or a page of this remote. */
        opens: z.union([z.strictObject({ dialog: door }), z.strictObject({ page: path })]),
        /** Call that counts what is new, `Controller/call`, and the tag that makes it stale. */
        counter: z.strictObject({ call: z.string().regex(/^\w+\/\w+$/), tag: z.enum(LIVE_TAGS) }).optional(),
        /** What stands before the title, and for it where there is little room. */
        icon: z.enum(ICONS).optional(),
      }),
    )
    .optional(),
  /** Entries in the user's menu: a tab of 系统管理, a page, or an action of the portal itself. */
  userMenu: z.array(UserMenuEntry).optional(),
  /** Tabs of 系统管理, each loaded when it is opened. */
  dialogTabs: z.array(z.strictObject({ title: z.string().min(1), order: z.number().int(), dialog: door })).optional(),
  /** Dialogs that the portal opens by itself, until they are done with. */
  forced: z.strictObject({ password: door.optional(), organisation: door.optional() }).optional(),
  /** What stays beside every page while somebody is signed in; loaded when the page is at rest. */
  companion: door.optional(),
  /** What it shows on home pages; each loads when it comes into view. */
  homeWidgets: z.array(HomeWidget).optional(),
  /** What it shows in pages of other remotes. */
  places: z.array(Place).optional(),
  /** What it adds to the permission tree; who may use it is for each province's roles to say. */
  menus: z.array(Menu).optional(),
  /** Permission codes of buttons and tabs that it brings; those of its pages are their paths. */
  permissions: z.array(z.string().min(1)).optional(),
  /** Calls it makes, `service.call`: of a packed version, and of one that was not built by portalWebpack, which finds them. */
  calls: z.array(z.string()).optional(),
  /** KB that it may weigh, compressed, where it needs more than others: before a door shows anything, and as a whole. */
  budget: z
    .strictObject({ door: z.number().positive().optional(), whole: z.number().positive().optional() })
    .optional(),
})

/** What a province demands of accounts. It never reaches browsers. */
export const SignInPolicy = z.strictObject({
  password: z.strictObject({
    /** Of letters, digits and special characters. */
    kinds: z.number().int().min(2).max(3),
    minLength: z.number().int().min(8).max(16),
    /** How many of the last passwords may not come back. */
    remembered: z.number().int().min(0),
    /** Days after which it must be changed; 0: never. */
    maxAgeDays: z.number().int().min(0),
  }),
  /** Roles that sign in with a one-time code or a key only. */
  secondFactorRoles: z.array(z.string()),
  /** Minutes without a call after which a session ends. */
  idleMinutes: z.number().int().positive(),
  /** The same for the officers of system, security and audit. */
  officerIdleMinutes: z.number().int().positive(),
  sessionsPerPerson: z.number().int().positive(),
  /** Days without a sign-in after which an account sleeps until it is woken; 0: never. */
  dormantDays: z.number().int().min(0),
})

/** Where video meetings take place. It never reaches browsers; keys and secrets are of the server's environment. */
export const MeetingService = z.discriminatedUnion('provider', [
  /** Between the browsers themselves. */
  z.strictObject({ provider: z.literal('builtIn') }),
  z.strictObject({
    provider: z.literal('keda'),
    /** Of the service, for the server's calls. */
    address: z.url(),
    /** Of a meeting's page, with {roomId}, {token} and {username} to be filled in. */
    room: z.url(),
  }),
])

/** A remote that is not served with the portal: `<origin><name>/<version>/` is the folder it was packed to. */
const RemoteElsewhere = z.strictObject({
  version: z.string(),
  origin: z
    .url({ protocol: /^https?$/ })
    .endsWith('/')
    .refine(text => URL.canParse(text) && isOrigin(new URL(text).origin), 'a host without wildcards'),
})

/** What `province.json` says of a province's portal. */
export const ProvinceManifest = z.strictObject({
  code: z.string(),
  name: z.string(),
  title: z.string(),
  copyright: z.string(),
  developer: z.string(),
  basePath: z.string().regex(/^\/([\w-]+\/)*$/, 'starts and ends with a slash'),
  testPorts: z.array(z.string()),
  testOrigins: z.array(z.string()),
  /** Origins from which whoever tests a remote may try it in a window of this portal; without them nobody may. */
  trialOrigins: z
    .array(z.string().refine(isOrigin, 'an origin like https://try.example.cn, without a path'))
    .min(1)
    .optional(),
  /** Who signs packed versions: Ed25519 keys, base64 of their SPKI. Where they are listed, nothing else is composed. */
  packSigners: z
    .array(z.string().regex(ED25519, 'an Ed25519 public key, as npm run pack -- --sign prints it'))
    .min(1)
    .optional(),
  /** Ways to sign in, in the order of their tabs. */
  signInModes: z.array(z.enum(SIGN_IN_MODES)).min(1),
  /** `modern`: browsers the portal runs in; `legacy`: the table of an Internet Explorer office. */
  browserPolicy: z.enum(['modern', 'legacy']),
  /** Where the province's own server answers calls, for the one in front to pass them on; else the portal's server. */
  api: z
    .url({ protocol: /^https?$/ })
    .endsWith('/api/')
    .optional(),
  /** The page to which those go after signing in who have no home page of their own. */
  home: path.optional(),
  /** The widgets of a home page in their order, by the last part of its path; a page that is not named has all made for it. */
  homes: z.record(z.string().regex(/^[A-Za-z]+$/), z.array(z.string().min(1))).optional(),
  /** The province whose code tables these are, but for those in files of its own. */
  codesOf: z
    .string()
    .regex(/^[a-z]+$/)
    .optional(),
  /** Said once after signing in, until a day. */
  upgradeNotice: z.strictObject({ until: z.iso.date(), text: z.string().min(1) }).optional(),
  /** The office that reports (举报) go to: who receives them, and what it is called. */
  mail: z
    .strictObject({ fixedRecipient: z.strictObject({ loginAccount: z.string().min(1), userName: z.string().min(1) }) })
    .optional(),
  /** Pictures of the codes that lead to the mobile app and the mini-program, beside this file. */
  mobileCodes: z.strictObject({ app: picture, miniProgram: picture }).optional(),
  /** GeoJSON of the province's regions, beside this file. */
  map: z
    .string()
    .regex(/^[a-z][a-z-]*\.json$/, 'a file like map.json')
    .refine(file => file !== 'province.json', 'another file than this one')
    .optional(),
  signInPolicy: SignInPolicy,
  /** Who outside of the portal says who somebody is: 统一身份认证. */
  signOn: SignOnProviders.optional(),
  /** Days for which the server's log is kept; 184 where nothing is said. */
  logDays: z.number().int().positive().optional(),
  meeting: MeetingService.optional(),
  /** Of what one can press and choose. */
  primaryColor: underWhite.optional(),
  /** Ground of the header and of the words beside the sign-in. */
  headerColor: underWhite.optional(),
  /** Its sign, drawn in lines within a square of 32 pixels. */
  mark: z
    .string()
    .max(LONGEST_MARK)
    .regex(MARK, 'lines in a square of 32, as the d of an SVG path: M2 16h28')
    .default(PLAIN_MARK),
  /** Whether menus and the sign-in page leave out the pages that no remote serves; they do where it is not said. */
  hideUnserved: z.boolean().optional(),
  /** What registrations of this province hold beside what all provinces register. */
  extraFields: ExtraFields.optional(),
  /** By remote: a range of versions, with the other origin that browsers fetch it from where it has one. */
  remotes: z.record(z.string(), z.union([z.string(), RemoteElsewhere])),
})

export type RemoteManifestValue = z.infer<typeof RemoteManifest>
export type MenuValue = z.infer<typeof Menu>
export type ProvinceManifestValue = z.infer<typeof ProvinceManifest>
export type SignInPolicyValue = z.infer<typeof SignInPolicy>
