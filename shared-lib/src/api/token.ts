import { TOKEN_COOKIE } from '../contract/envelope'

/** The account token, or undefined when nobody is signed in. */
export function readToken(): string | undefined {
  const entry = document.cookie.split('; ').find(cookie => cookie.startsWith(`${TOKEN_COOKIE}=`))
  return entry?.slice(TOKEN_COOKIE.length + 1) || undefined
}

export function clearToken(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http
  document.cookie = `${TOKEN_COOKIE}=; Path=/; Max-Age=0; SameSite=Strict`
}
