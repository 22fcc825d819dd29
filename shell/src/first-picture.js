// Runs behind the pages that were rendered at build, inlined, before any other script has come.

/** As the portal's scripts read it: somebody is signed in. */
const SIGNED_IN = /(^|; )Admin-Token-YWXT=[^;]/

/**
 * The page that will be shown first, as far as that is known before anybody has asked the server.
 * @param {string} path below the base path
 * @param {boolean} signedIn
 * @param {{ path: string, open?: boolean }[]} routes
 */
function firstPage(path, signedIn, routes) {
  if (routes.some(route => route.open && route.path === path)) return path
  return signedIn ? undefined : '/login'
}

/** Home pages that bring a header of their own. */
const OWN_HEADER = /^\/home\/(newHome|homeStaffNew)$/

/**
 * Whether the page that is opened has the header and the menu around it.
 * @param {string} path below the base path
 * @param {{ path: string, open?: boolean, ownWindow?: boolean, publicScreen?: boolean }[]} routes
 */
function isFramed(path, routes) {
  const route = routes.find(route => route.path === path)
  return !!route && !route.open && !route.ownWindow && !route.publicScreen && !OWN_HEADER.test(path)
}

/** As the portal's scripts read it: theme, and size of what is written. */
const LOOKS = /(?:^|; )portal-looks=(\w+)\.(\w+)/

/** Gives the page the looks that this browser's last user has chosen, before anything is seen. */
function dress() {
  const [, chosen = 'light', text = 'standard'] = LOOKS.exec(document.cookie) ?? []
  const asks = (/** @type {string} */ wish) => matchMedia(`(prefers-${wish})`).matches
  const usual = asks('contrast: more')
    ? 'contrast'
    : chosen === 'system' && asks('color-scheme: dark')
      ? 'dark'
      : 'light'
  const theme = chosen === 'dark' || chosen === 'contrast' ? chosen : usual
  Object.assign(document.documentElement.dataset, { theme, text })
}

/**
 * Shows it, where it was rendered; else asks for what the portal needs, which otherwise comes after it. What is sent
 * from it goes nowhere before its scripts are there.
 */
// biome-ignore lint/correctness/noUnusedVariables: called where the script is inlined
function showFirstPicture() {
  dress()
  /** @type {{ province: { basePath: string }, remotes: { routes: { path: string, open?: boolean }[] }[] }} */
  const { province, remotes } = JSON.parse(document.getElementById('composition')?.textContent ?? '')
  const routes = remotes.flatMap(remote => remote.routes)
  const path = location.pathname.slice(province.basePath.length - 1)
  const page = firstPage(path, SIGNED_IN.test(document.cookie), routes)
  /** @type {NodeListOf<HTMLTemplateElement>} */
  const templates = document.querySelectorAll('template[data-page]')
  const template = [...templates].find(({ dataset }) => dataset.page === page)
  if (!template || page === undefined) {
    if (page === undefined && isFramed(path, routes)) showFrame()
    return askAhead()
  }
  const place = document.createElement('div')
  place.id = 'first-picture'
  place.dataset.page = page
  place.append(document.importNode(template.content, true))
  place.addEventListener('submit', event => event.preventDefault())
  document.body.append(place)
}

function showFrame() {
  const frame = document.querySelector('template[data-frame]')
  if (frame instanceof HTMLTemplateElement) document.body.append(document.importNode(frame.content, true))
}

function askAhead() {
  const ahead = document.getElementById('ahead')
  if (ahead instanceof HTMLTemplateElement) document.head.append(ahead.content)
}
