import type { FastifyRequest } from 'fastify'

/** By which a browser shows that it is the one that was sent away. No script reads it, and other sites only lead here with it. */
const COOKIE = 'sign_on'
const FORM = /(?:^|;\s*)sign_on=([\w-]{43})(?:;|$)/
const SECONDS = 1200

/** That the next visit to a provider asks for the password once more: whoever sat here has left, or was the wrong one. */
const AGAIN = 'sign_on_again'
const AGAIN_SECONDS = 43_200

/** By which a browser whose session has ended goes on to the provider. */
const LEAVING = 'sign_on_leaving'
const LEAVING_FORM = /(?:^|;\s*)sign_on_leaving=([\w-]{43})(?:;|$)/
const LEAVING_SECONDS = 300

export const browserIn = ({ headers }: FastifyRequest): string | undefined => FORM.exec(headers.cookie ?? '')?.[1]

export const browserCookie = (browser: string, basePath: string, request: FastifyRequest) =>
  `${COOKIE}=${browser}${attributes(basePath, request, SECONDS)}`

export const asksAgain = ({ headers }: FastifyRequest): boolean =>
  /(?:^|;\s*)sign_on_again=1(?:;|$)/.test(headers.cookie ?? '')

export const againCookie = (basePath: string, request: FastifyRequest) =>
  `${AGAIN}=1${attributes(basePath, request, AGAIN_SECONDS)}`

export const clearedAgainCookie = (basePath: string, request: FastifyRequest) =>
  `${AGAIN}=${attributes(basePath, request, 0)}`

export const leavingIn = ({ headers }: FastifyRequest): string | undefined =>
  LEAVING_FORM.exec(headers.cookie ?? '')?.[1]

export const leavingCookie = (leaving: string, basePath: string, request: FastifyRequest) =>
  `${LEAVING}=${leaving}${attributes(basePath, request, LEAVING_SECONDS)}`

export const clearedLeavingCookie = (basePath: string, request: FastifyRequest) =>
  `${LEAVING}=${attributes(basePath, request, 0)}`

const attributes = (basePath: string, { protocol }: FastifyRequest, seconds: number) =>
  `; Path=${basePath}api/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${protocol === 'https' ? '; Secure' : ''}`
