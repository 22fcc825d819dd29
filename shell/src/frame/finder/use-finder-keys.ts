import { useCommands } from '@portal/shared-lib'
import { useEffect } from 'react'
import { openShellDialog, shellDialog } from '../../dialogs/shell-dialog'

const KEYS = [
  { title: '快速查找', keys: 'Ctrl+K' },
  { title: '跳到搜索框', keys: '/' },
  { title: '本页快捷键', keys: '?' },
]

const TYPED_IN = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]'

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(TYPED_IN) !== null

/** Ctrl+K opens 快速查找 where no dialog lies over the page, `?` tells the keys, also those of a dialog. */
export function useFinderKeys(): void {
  useCommands('全局', KEYS)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      const isCtrl = ctrlKey || metaKey
      if (isCtrl && !altKey && !event.shiftKey && key.toLowerCase() === 'k') {
        event.preventDefault()
        if (document.querySelector('dialog[open]') === null) openShellDialog({ kind: 'finder' })
      } else if (key === '?' && !isCtrl && !altKey && !isTyping(event.target) && !shellDialog()) {
        event.preventDefault()
        openShellDialog({ kind: 'keys' })
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
