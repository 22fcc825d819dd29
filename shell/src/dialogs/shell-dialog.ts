import { useSyncExternalStore } from 'react'

/** A dialog of the shell itself; one is open at a time. */
export type ShellDialog =
  /** 系统管理, at the tab with this title. */
  | { readonly kind: 'system'; readonly tab: string }
  /** 切换身份. */
  | { readonly kind: 'posts' }
  /** 快速查找. */
  | { readonly kind: 'finder' }
  /** 键盘快捷键. */
  | { readonly kind: 'keys' }
  /** 本次更新. */
  | { readonly kind: 'news' }
  /** 使用引导. */
  | { readonly kind: 'tour' }
  /** 显示设置. */
  | { readonly kind: 'looks' }

let open: ShellDialog | undefined
const listeners = new Set<() => void>()

export const openShellDialog = (dialog: ShellDialog) => set(dialog)
export const closeShellDialog = () => set(undefined)

export const shellDialog = () => open

export const useShellDialog = () => useSyncExternalStore(subscribe, shellDialog)

function set(next: ShellDialog | undefined): void {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
