/** Why a call did not succeed, in a form that screens can show. */
export interface PortalError {
  /** refused: the server said no. expired: the session ended. network, timeout, fault: no answer to rely on. */
  readonly kind: 'refused' | 'expired' | 'network' | 'timeout' | 'fault'
  /** For the user, in Chinese. */
  readonly message: string
  /** The envelope's code, where there was one. */
  readonly code?: number | string
  /** Whether sending the same again may help. */
  readonly retry: boolean
  /** The argument that was refused, in the wire's words: `xfrList.0.zjhm`. */
  readonly field?: string
}

export const DEFAULT_MESSAGE = '数据异常，请联系管理员！'
export const SESSION_TIMED_OUT = '您的账号闲置时间已超时，登录状态已失效，请重新登录。'
export const NOT_SIGNED_IN = '您还没有登录,请先登录！'

const NETWORK_MESSAGE = '网络连接失败，请检查网络后重试'
const TIMEOUT_MESSAGE = '服务器响应超时，请稍后重试'

export const refused = (message: string | undefined, code: number | string, field?: string): PortalError => ({
  kind: 'refused',
  message: message || DEFAULT_MESSAGE,
  code,
  retry: false,
  ...(field !== undefined && { field }),
})

export const expired = (message: string | undefined): PortalError => ({
  kind: 'expired',
  message: !message || message === NOT_SIGNED_IN ? SESSION_TIMED_OUT : message,
  code: -1,
  retry: false,
})

export const unreachable = (timedOut: boolean): PortalError => ({
  kind: timedOut ? 'timeout' : 'network',
  message: timedOut ? TIMEOUT_MESSAGE : NETWORK_MESSAGE,
  retry: true,
})

export const faulty = (message: string | undefined): PortalError => ({
  kind: 'fault',
  message: message || DEFAULT_MESSAGE,
  retry: true,
})

/** The error of a failed RTK Query call, whatever threw it. */
export function asPortalError(error: unknown): PortalError {
  if (typeof error === 'object' && error !== null && 'kind' in error && 'message' in error) return error as PortalError
  return faulty(undefined)
}
