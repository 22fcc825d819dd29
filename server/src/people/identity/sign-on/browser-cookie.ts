import type { FastifyRequest } from 'fastify'

/** By which a browser shows that it is the one that was sent away. No script reads it, and other sites only lead here with it. */
const COOKIE = 'sign_on'
const FORM = /(?:^|;\s*)sign_on=([\w-]{43})(?:;|$)/
const SECONDS = 1200

export const browserIn = ({ headers }: FastifyRequest): string | undefined => FORM.exec(headers.cookie ?? '')?.[1]

export function browserCookie(browser: string, basePath: string, { protocol }: FastifyRequest): string {
  const secure = protocol === 'https' ? '; Secure' : ''
  return `${COOKIE}=${browser}; Path=${basePath}api/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}`
}
