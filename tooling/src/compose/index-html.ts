import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Digests } from '../registry/files.ts'
import { scriptHash } from './browser-check.ts'
import { addressOf, digestsPath, hasOwnDigests } from './digests.ts'
import { escapeHtml } from './escape-html.ts'
import { type FirstFiles, firstFiles, MANIFEST, readManifest } from './first-files.ts'
import type { FirstPicture } from './first-picture/first-picture.ts'
import type { Parts } from './parts.ts'
import { type RemoteManifest, readJson } from './read-manifest.ts'
import type { Part } from './workspace.ts'

/** What video meetings and the hall's screen need; all else that browsers could give a page is off. */
const USED = ['camera', 'microphone', 'display-capture', 'fullscreen']
const OFF = [
  ...['accelerometer', 'gyroscope', 'magnetometer', 'geolocation', 'xr-spatial-tracking', 'idle-detection'],
  ...['hid', 'midi', 'serial', 'usb', 'payment', 'publickey-credentials-get', 'local-fonts'],
  ...['clipboard-read', 'encrypted-media', 'picture-in-picture', 'screen-wake-lock', 'sync-xhr'],
]

/**
 * The Permissions-Policy of the page. Where meetings are another service's, its pages in the portal's frame need the
 * same.
 */
function permissionsPolicy(meeting: Parts['province']['meeting']) {
  const elsewhere = meeting?.provider === 'keda' ? ` "${new URL(meeting.room).origin}"` : ''
  return [...USED.map(name => `${name}=(self${elsewhere})`), ...OFF.map(name => `${name}=()`)].join(', ')
}

/**
 * The page that everything starts from: the composition inlined, the shell's entry with its digests, and what it needs
 * at once.
 */
export async function indexHtml(
  { province, all }: Parts,
  integrity: Digests,
  browserCheck: string,
  { picture, floor }: { picture?: FirstPicture | undefined; floor?: string | undefined } = {},
) {
  const remotes = await Promise.all(all.flatMap(part => (part.remote ? composedPart(part, part.remote, province) : [])))
  const [template = '', , first = ''] = all[0]?.page ?? []
  // A shell that was packed before does not say it.
  const ahead = existsSync(first) ? await readJson(first) : []
  const {
    api: _api,
    remotes: _ranges,
    signInPolicy: _policy,
    meeting: _meeting,
    logDays: _days,
    codesOf: _codes,
    packSigners: _signers,
    signOn,
    ...rest
  } = province
  const shown = { ...rest, ...(signOn && { signOn: buttonsOf(signOn) }) }
  const html = await readFile(template, 'utf8')
  // Styles that stand in the page need not be fetched.
  const needed = picture ? ahead.filter((file: string) => !file.endsWith('.css')) : ahead
  const entry = entryTags(province.basePath, integrity)
  const preload = preloadTags(province.basePath, integrity, needed)
  return html
    .replace('{{firstPicture}}', () => (picture ? inBody(picture, preload) : ''))
    .replaceAll('{{title}}', escapeHtml(province.title))
    .replace('{{icon}}', () => escapeHtml(faviconOf(province)))
    .replace('{{browserCheck}}', () => browserCheck)
    .replace('{{entry}}', () => (picture ? [picture.styles, entry] : [entry, ...preload]).join('\n    '))
    .replace('{{composition}}', scriptJson({ province: shown, remotes, ...(floor && { floor }), integrity }))
}

/** What browsers know of the providers of 统一身份认证: those that have a button. */
const buttonsOf = (providers: NonNullable<Parts['province']['signOn']>) =>
  providers.flatMap(({ kind, id, title }) => (kind === 'ldap' ? [] : [{ id, title }]))

/** The province's mark in its colour, as the address of a picture. */
function faviconOf({ mark, primaryColor = PRIMARY }: Parts['province']) {
  const ground = `<rect x='-4' y='-4' width='40' height='40' rx='8' fill='${primaryColor}'/>`
  const drawn = `<path fill='none' stroke='#fff' stroke-width='2.5' d='${mark}'/>`
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='-4 -4 40 40'>${ground}${drawn}</svg>`
  return `data:image/svg+xml,${svg.replaceAll('%', '%25').replaceAll('#', '%23')}`
}

/** The usual one of the portal. */
const PRIMARY = '#1d5fbf'

async function composedPart(part: Part, remote: RemoteManifest, province: Parts['province']) {
  const digests = hasOwnDigests(part) ? { digests: digestsPath(province.basePath, part) } : {}
  const files = firstFiles(await readManifest(part.web))
  return composedRemote(remote, province, `${addressOf(province.basePath, part)}${MANIFEST}`, { files, ...digests })
}

/**
 * A remote as the page has it.
 * @param manifest address of what Module Federation reads first
 */
export function composedRemote(
  remote: RemoteManifest,
  province: { mail?: unknown },
  manifest: string,
  known: { files?: FirstFiles; digests?: string } = {},
) {
  const { name, version, routes } = remote
  return { ...addressedRemote(name, version, manifest), ...known, routes, ...contributionsOf(remote, province) }
}

/** What it takes to load a remote. */
export const addressedRemote = (name: string, version: string, manifest: string) => ({
  name,
  version,
  container: name.replaceAll('-', '_'),
  manifest,
})

/** What a remote adds to the frame of the portal. */
function contributionsOf(
  { header, userMenu, dialogTabs, forced, companion, homeWidgets = [], places }: RemoteManifest,
  province: { mail?: unknown },
) {
  // Those of the home pages' own remote are known there.
  const widgets = homeWidgets.filter(({ door }) => door)
  return {
    ...(header && { header }),
    ...(userMenu && { userMenu: userMenu.filter(({ needs }) => !needs || province[needs]) }),
    ...(dialogTabs && { dialogTabs }),
    ...(forced && { forced }),
    ...(companion && { companion }),
    ...(widgets.length > 0 && { homeWidgets: widgets }),
    ...(places && { places }),
  }
}

/** The certificate helper of the user's machine, as the contract's rules name it. */
const CERTIFICATE_HELPER = 'http://127.0.0.1:36157'

/**
 * Headers to send with the page. antd inserts styles at run time; scripts come from files alone, but for those of the
 * portal that are inlined: the check of the browser, and what shows the first picture.
 */
export function pageHeaders(
  {
    signInModes,
    meeting,
    remotes,
    trialOrigins = [],
  }: Pick<Parts['province'], 'signInModes' | 'meeting' | 'remotes' | 'trialOrigins'>,
  ...scripts: string[]
) {
  const elsewhere = [...new Set([...originsOf(remotes), ...trialOrigins])]
  const helper = signInModes.includes('key') ? [CERTIFICATE_HELPER] : []
  const policy = {
    'default-src': "'self'",
    'script-src': ["'self'", ...elsewhere, ...scripts.map(scriptHash)].join(' '),
    'style-src': ["'self'", ...elsewhere, "'unsafe-inline'"].join(' '),
    'img-src': ["'self'", ...elsewhere, 'data:', 'blob:'].join(' '),
    'connect-src': ["'self'", ...elsewhere, ...helper].join(' '),
    'font-src': "'self'",
    // Attachments that are heard and seen, and the reader of PDF: fetched, checked against its digest, and started.
    'media-src': "'self' blob:",
    'worker-src': "'self' blob:",
    // The pages of another meeting service stand in the portal's own.
    ...(meeting?.provider === 'keda' && { 'frame-src': new URL(meeting.room).origin }),
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(entry => entry.join(' '))
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy(meeting),
  }
}

/** The other origins that the province takes remotes from. */
function originsOf(remotes: Parts['province']['remotes']) {
  return Object.values(remotes).flatMap(wish => (typeof wish === 'string' ? [] : new URL(wish.origin).origin))
}

/** The picture's script asks for what is ahead where it has nothing to show: who sees a picture needs it later. */
const inBody = ({ templates, script }: FirstPicture, preload: string[]) =>
  `${templates}<template id="ahead">${preload.join('')}</template><script>${script}</script>`

function entryTags(basePath: string, integrity: Digests) {
  const named = (name: RegExp) => Object.keys(integrity).filter(path => name.test(path.slice(basePath.length)))
  return [
    ...named(/^css\/main\.\w+\.css$/).map(path => `<link rel="stylesheet" href="${path}" ${tag(path, integrity)}>`),
    ...named(/^js\/main\.\w+\.js$/).map(path => `<script defer src="${path}" ${tag(path, integrity)}></script>`),
  ].join('\n    ')
}

/** @param ahead what the entry needs, below the base path */
function preloadTags(basePath: string, integrity: Digests, ahead: string[]) {
  const kind = (path: string) => (path.endsWith('.css') ? 'style' : 'script')
  return ahead
    .map(file => basePath + file)
    .filter(path => path in integrity)
    .map(path => `<link rel="preload" as="${kind(path)}" href="${path}" ${tag(path, integrity)}>`)
}

const tag = (path: string, integrity: Digests) => `integrity="${integrity[path]}" crossorigin="anonymous"`

/** JSON that cannot end the script element it stands in. */
function scriptJson(value: unknown) {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
