/**
 * Where the user was when the session ended, or wished to go before signing in. In sessionStorage, so that it belongs to
 * this window; a browser that refuses storage leads home instead.
 */
interface WayBack {
  /** Portal path with its search. */
  readonly to: string
  /** Whose way it is; null for whoever signs in next. */
  readonly userId: string | null
}

const WAY_BACK = 'wayBack'
/** Who was last signed in here: an opened link of an ended session belongs to them. */
const USER = 'wayBackUser'
/** Pages that are no aim. */
const NOWHERE = /^\/(login|noAuthority)?([?#]|$)/

export function rememberWayBack(to: string): void {
  if (NOWHERE.test(to)) return
  write(WAY_BACK, JSON.stringify({ to, userId: read(USER) } satisfies WayBack))
}

/** The way back of whoever has signed in; it is theirs once, and nobody else's. */
export function takeWayBack(userId: string): string | undefined {
  const kept = parse(read(WAY_BACK))
  write(WAY_BACK, null)
  write(USER, userId)
  return kept && (kept.userId === null || kept.userId === userId) ? kept.to : undefined
}

/** Whoever signs out starts from home. */
export function forgetWayBack(): void {
  write(WAY_BACK, null)
  write(USER, null)
}

function parse(text: string | null): WayBack | undefined {
  try {
    const { to, userId } = JSON.parse(text ?? '{}') as Partial<WayBack>
    return typeof to === 'string' && to.startsWith('/') && !NOWHERE.test(to)
      ? { to, userId: userId ?? null }
      : undefined
  } catch {
    return undefined
  }
}

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

function write(name: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, value)
  } catch {
    // Nothing can be kept then.
  }
}
