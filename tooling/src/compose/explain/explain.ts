import type { Facts, FixedRoute, Known, Node } from './facts.ts'

const RIGHTS = 'server/src/people/rights'
const FIXED = 'shell/src/menu/fixed-routes.ts'
const MODES = ['ordinary', 'key', 'code', 'qr']

/**
 * Why something is in a portal or not, and which file says so: a way to sign in, a setting, a path, a call that counts, the
 * title of a menu, or a home widget or a place, by title or key.
 * @returns lines
 */
export function explain(facts: Facts, asked: string): string[] {
  if (MODES.includes(asked)) return explainMode(facts, asked)
  if (/^[a-zA-Z]+$/.test(asked) && !isKey(facts, asked)) return explainSetting(facts, asked)
  if (asked.startsWith('/')) return explainRoute(facts, asked)
  return asked.includes('/') ? explainCounter(facts, asked) : explainTitle(facts, asked)
}

/** A setting comes first where both have that name. */
const isKey = ({ settings, composed, others }: Facts, word: string) =>
  !settings.includes(word) && [...composed, ...others].some(known => placesOf(known, word).length > 0)

function explainMode({ province: { signInModes }, provinceFile }: Facts, mode: string) {
  const modes: readonly string[] = signInModes
  const at = modes.indexOf(mode)
  if (at >= 0) return [`The way to sign in ${mode} is there, as tab ${at + 1}: ${provinceFile}, signInModes.`]
  return [`The way to sign in ${mode} is not there: ${provinceFile}, signInModes, has only ${signInModes.join(', ')}.`]
}

/** A setting of the province, by its name in province.json. */
function explainSetting({ province, provinceFile, settings }: Facts, name: string) {
  if (!settings.includes(name))
    return [`${name} is no setting: shared-lib/src/contract/remote-manifest.ts, ProvinceManifest, has those there are.`]
  const value: unknown = Reflect.get(province, name)
  if (value === undefined) return [`${name} is not set: ${provinceFile} does not name it, so what is usual holds.`]
  return [`${name} is ${JSON.stringify(value)}: ${provinceFile}, ${name}.`]
}

function explainRoute(facts: Facts, path: string) {
  const serves = servesPage(path)
  const found = facts.composed.find(serves)
  if (found)
    return [`${path} is there: ${called(found)} serves it (${found.file}, routes).`, ...whoMaySee(facts, found, path)]
  const fixed = facts.fixedRoutes.find(route => route.path === path)
  if (fixed?.owner === 'shell') return [`${path} is there: the shell shows it itself (${FIXED}).`]
  return [`${path} is not there.`, ...whyNot(facts, serves, 'serves it'), whatIsShown(fixed)]
}

const servesPage =
  (path: string): ((remote: Known) => boolean) =>
  ({ manifest }) =>
    manifest.routes.some(route => route.path === path)

function whoMaySee({ nodes }: Facts, { manifest, file }: Known, path: string) {
  const check = manifest.routes.some(route => route.path === path && route.check)
  if (!check)
    return [`Everybody who has signed in may open it (${file}: check is false); the server decides what it shows.`]
  return [`Only those see it whose permission tree has it: ${rolesOf(nodes.find(({ url }) => `/${url}` === path))}.`]
}

const rolesOf = (node: Node | undefined) => `${node?.roles.join(', ') || 'nobody'} in the demonstration (${RIGHTS})`

const whatIsShown = (fixed: FixedRoute | undefined) =>
  fixed
    ? `Whoever opens it reads 该功能尚未开通: ${FIXED} knows it as ${fixed.title} of ${fixed.owner}.`
    : 'Whoever opens it reads 找不到该页面: no file knows it.'

/** Which remote would have it, and why that is not in the portal. */
function whyNot({ others, province, provinceFile }: Facts, has: (remote: Known) => boolean, verb: string) {
  return others.filter(has).map(other => {
    const wish = province.remotes[other.manifest.name]
    if (wish === undefined) return `${called(other)} ${verb}, but ${provinceFile}, remotes, does not list it.`
    return `${called(other)} ${verb}, but ${provinceFile}, remotes, asks for ${JSON.stringify(wish)}.`
  })
}

function explainCounter(facts: Facts, counter: string) {
  const counts = ({ manifest }: Known) => (manifest.header ?? []).some(entry => entry.counter?.call === counter)
  const found = facts.composed.find(counts)
  const node = facts.nodes.find(({ counter: own }) => own === counter)
  if (!found && !node) return [`The counter ${counter} is not there.`, ...whyNot(facts, counts, 'shows it')]
  return [
    ...(found ? [`The counter ${counter} is in the header: ${called(found)} brings it (${found.file}, header).`] : []),
    ...(node ? [`The counter ${counter} stands at ${node.title}.`, whereInMenus(facts, node)] : []),
  ]
}

function explainTitle(facts: Facts, title: string) {
  const has = (known: Known) => placesOf(known, title).length > 0
  const own = facts.ownEntries.filter(entry => entry.title === title)
  const lines = [
    ...own.map(({ file }) => `The shell has it itself; ${file} says for whom, and which page it needs.`),
    ...facts.composed
      .filter(has)
      .flatMap(known => placesOf(known, title).map(place => explainPlace(facts, known, place))),
    ...facts.nodes
      .filter(node => node.title === title && (node.kind === 'menu' || node.kind === 'page'))
      .flatMap(node => [whereInMenus(facts, node), ...explainRoute(facts, `/${node.url}`)]),
  ]
  return lines.length ? lines : [`${title} is not there.`, ...whyNot(facts, has, 'brings it')]
}

function whereInMenus({ nodes, composed, province, provinceFile }: Facts, node: Node) {
  const below = nodes.filter(({ url, kind }) => kind === 'page' && url.startsWith(`${node.url}/`))
  const pages = (below.length ? below : [node]).map(({ url }) => `/${url}`)
  const isShown = province.hideUnserved === false || pages.some(page => composed.some(servesPage(page)))
  if (isShown) return `${node.title} is in the menu of ${rolesOf(node)}.`
  return `${node.title} is in no menu: nobody serves it, and ${provinceFile}, hideUnserved, is not false. It would be in that of ${rolesOf(node)}.`
}

export interface Place {
  where: string
  needs?: 'mail' | undefined
  /** Who holds one of these sees it. */
  permissions?: readonly string[] | undefined
  /** Of home pages. */
  widget?: Widget
}

type Widget = NonNullable<Known['manifest']['homeWidgets']>[number]

function placesOf(
  { manifest: { header = [], userMenu = [], dialogTabs = [], homeWidgets = [], places = [] } }: Known,
  asked: string,
): Place[] {
  const titled = (entry: { title: string }) => entry.title === asked
  const named = (entry: { title: string; key: string }) => titled(entry) || entry.key === asked
  return [
    ...header.filter(titled).map(() => ({ where: 'header' })),
    ...userMenu.filter(titled).map(({ needs }) => ({ where: 'userMenu', needs })),
    ...dialogTabs.filter(titled).map(() => ({ where: 'dialogTabs' })),
    ...homeWidgets
      .filter(named)
      .map(widget => ({ where: `homeWidgets, ${widget.key}`, permissions: widget.needs, widget })),
    ...places.filter(named).map(({ place, needs: permissions }) => ({ where: `places, ${place}`, permissions })),
  ]
}

function explainPlace(facts: Facts, known: Known, { where, needs, permissions, widget }: Place) {
  const { province, provinceFile } = facts
  const brought = `${called(known)} brings it (${known.file}, ${where})`
  if (needs && !province[needs]) return `It is not there: ${brought}, but it needs ${needs} in ${provinceFile}.`
  const forWhom = permissions ? `, for who holds ${permissions.join(' or ')}` : ''
  return widget ? whereOnHomes(facts, widget, brought, forWhom) : `It is there: ${brought}${forWhom}.`
}

/** A home page that the province orders has what it names there; another one, what is made for it. */
function whereOnHomes(
  { province: { homes = {} }, provinceFile, composed }: Facts,
  widget: Widget,
  brought: string,
  forWhom: string,
) {
  const ordering = Object.keys(homes).filter(home => homes[home]?.includes(widget.key))
  const made = widget.homes.filter(home => !(home in homes))
  const stands = [...ordering, ...made].filter(home => composed.some(servesPage(`/home/${home}`)))
  if (stands.length > 0) {
    const by = ordering.length > 0 ? ` (${provinceFile}, homes, for ${ordering.join(', ')})` : ''
    return `It is there, on ${stands.map(home => `/home/${home}`).join(', ')}${by}: ${brought}${forWhom}.`
  }
  const left = widget.homes.filter(home => home in homes)
  const why =
    left.length > 0
      ? `${provinceFile}, homes, leaves it out of ${left.join(', ')}`
      : 'nobody serves the pages that it is made for'
  return `It is on no home page: ${brought}, but ${why}.`
}

const called = ({ manifest: { name, version } }: Known) => `${name} ${version}`
