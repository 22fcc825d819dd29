import { asPortalError, notify } from '@portal/shared-lib'
import { showToast } from '../toasts/toast-list'
import { framesOf, remoteOf } from './frames'
import { isLoadError, offerRenewal } from './renewal'
import { quoteOf, reportOf, shellSource } from './report'

/**
 * Faults outside of rendering: in what a click or a timer runs, and in promises that nobody waits for. The page stays as
 * it is, with all that was entered; the user is told once what happened, and which number to quote.
 */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => void tell(error, 'event'))
  window.addEventListener('unhandledrejection', ({ reason }) => void tell(reason, 'promise'))
}

async function tell(error: unknown, kind: 'event' | 'promise'): Promise<void> {
  if (isAnswer(error)) return tellAnswer(error)
  // Others than the portal's own: extensions of the browser, and its remarks on layout.
  if (!(error instanceof Error) || error.name === 'AbortError') return
  const frames = framesOf(error)
  if (!frames.length) return
  const source = remoteOf(frames) ?? shellSource()
  const quote = quoteOf(source, reportOf(source, isLoadError(error) ? 'load' : kind, error))
  if (!isLoadError(error))
    showToast({
      tone: 'error',
      text: `操作未能完成，已填写的内容仍在。请重试；如仍有问题，请联系管理员并提供编号`,
      quote,
    })
  else if (!(await offerRenewal())) showToast({ tone: 'error', text: '该功能加载失败，请检查网络后重试。', quote })
}

/** A call's refusal or failure that its page did not handle. */
const isAnswer = (error: unknown) => typeof error === 'object' && error !== null && 'kind' in error && 'retry' in error

function tellAnswer(error: unknown): void {
  const { kind, message } = asPortalError(error)
  // The end of a session is told by itself.
  if (kind !== 'expired') notify.error(message)
}
