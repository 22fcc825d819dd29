import { TOKEN_COOKIE } from '@portal/shared-lib/contract/envelope'
import type { FastifyRequest } from 'fastify'

/** The cookie that hands the page its token. Not HttpOnly: the page reads it and sends it as the Bearer header. */
export const tokenCookie = (token: string, request: FastifyRequest) => `${TOKEN_COOKIE}=${token}${attributes(request)}`

export const clearedTokenCookie = (request: FastifyRequest) => `${TOKEN_COOKIE}=; Max-Age=0${attributes(request)}`

const attributes = ({ protocol }: FastifyRequest) =>
  `; Path=/; SameSite=Strict${protocol === 'https' ? '; Secure' : ''}`
