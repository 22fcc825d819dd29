import { DENSITIES, type Looks, TEXT_SIZES, THEMES, USUAL_LOOKS } from '../contract/rules/looks'
import { onContrast, wantsContrast } from './contrast'
import { wish } from './wish'

/**
 * What this browser's last user has chosen. In a cookie, because it is read before the first picture and outlives a
 * session, at whose start localStorage is emptied.
 */
const COOKIE = 'portal-looks'
const SECONDS = 400 * 24 * 60 * 60

const { isStated: wantsDark, onChange: onDark } = wish('(prefers-color-scheme: dark)')
const { isStated: isPrinting, onChange: onPrinting } = wish('print')

const oneOf = <Name extends string>(names: readonly Name[], text: string | undefined) =>
  names.find(name => name === text) ?? names[0]

function readLooks(): Looks {
  const entry = document.cookie.split('; ').find(cookie => cookie.startsWith(`${COOKIE}=`))
  const [theme, text, density] = entry?.slice(COOKIE.length + 1).split('.') ?? []
  return {
    theme: oneOf(THEMES, theme) ?? USUAL_LOOKS.theme,
    text: oneOf(TEXT_SIZES, text) ?? USUAL_LOOKS.text,
    density: oneOf(DENSITIES, density) ?? USUAL_LOOKS.density,
  }
}

let current: Looks | undefined
const listeners = new Set<() => void>()

/** How this page is to look. The same object until that changes. */
export function looks(): Looks {
  current ??= readLooks()
  return current
}

/** Lets this page, and later ones of this browser, look so. */
export function showLooks({ theme, text, density }: Looks): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http
  document.cookie = `${COOKIE}=${theme}.${text}.${density}; Path=/; Max-Age=${SECONDS}; SameSite=Strict`
  current = { theme, text, density }
  for (const listener of [...listeners]) listener()
}

/** Calls whenever that changes, by a choice or at the user's machine. Returns the way to stop listening. */
export function onLooks(listener: () => void): () => void {
  listeners.add(listener)
  const endings = [onContrast, onDark, onPrinting].map(on => on(listener))
  return () => {
    listeners.delete(listener)
    for (const end of endings) end()
  }
}

/** The colours that follow from it. Who asks the machine for more contrast has that, unless they chose otherwise here. */
export function currentTheme(): 'light' | 'dark' | 'contrast' {
  const { theme } = looks()
  // Paper is white.
  if (isPrinting()) return 'light'
  if (theme === 'dark' || theme === 'contrast') return theme
  if (wantsContrast()) return 'contrast'
  return theme === 'system' && wantsDark() ? 'dark' : 'light'
}
