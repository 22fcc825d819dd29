import { notify } from '@portal/shared-lib'
import { useSyncExternalStore } from 'react'

/** Whether the screen is filled, and how to fill it; Esc ends it. Nothing to ask for where the browser has no such thing. */
export function useFullscreen() {
  const isFull = useSyncExternalStore(watch, () => document.fullscreenElement !== null)
  return { isFull, ...(document.fullscreenEnabled && { fill: () => void fill() }) }
}

function watch(tell: () => void): () => void {
  document.addEventListener('fullscreenchange', tell)
  return () => document.removeEventListener('fullscreenchange', tell)
}

/** The whole document: watermark, dialogs and what the portal says stand beside the page. */
async function fill(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen()
  } catch {
    notify.warning('浏览器没有允许全屏显示，请按F11键全屏')
  }
}
