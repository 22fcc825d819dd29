import { composition, store } from '@portal/shared-lib'
import { keepUnsaved } from '@portal/shared-lib/router'
import { showToast } from '../toasts/toast-list'

/** Whether a file could not be loaded, rather than what was in it having failed. */
export function isLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'ChunkLoadError' ||
    /Loading (CSS )?chunk|RUNTIME-00\d|(mf-manifest|digests)\.json/.test(error.message)
  )
}

/** Whether the server has a newer portal than this window: files of this one may be gone. */
export async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(composition().province.basePath, { cache: 'no-store' })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const newer = page.getElementById('composition')?.textContent
    return response.ok && newer != null && newer !== document.getElementById('composition')?.textContent
  } catch {
    return false
  }
}

/** Says that a newer portal is there, with a button that loads it; answers whether one is. */
export async function offerRenewal(): Promise<boolean> {
  const outdated = await isOutdated()
  if (outdated)
    showToast({
      tone: 'warning',
      text: '系统已更新，请刷新页面后继续使用，登录状态和已保存的内容不受影响。',
      action: { label: '刷新', run: () => void renewPortal() },
    })
  return outdated
}

/** Loads the portal anew; what is unsaved is kept where a form knows how, elsewhere the browser asks. */
export async function renewPortal(): Promise<void> {
  const { desktop } = store.getState().session
  if (desktop) await keepUnsaved(desktop.userId)
  window.location.reload()
}
