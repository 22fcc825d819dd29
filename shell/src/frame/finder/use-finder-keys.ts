import { useCommands } from '@portal/shared-lib'
import { isCovered, isTyping } from '@portal/shared-lib/router'
import { useEffect } from 'react'
import { openShellDialog, shellDialog } from '../../dialogs/shell-dialog'

const KEYS = [
  { title: '快速查找', keys: 'Ctrl+K' },
  { title: '跳到搜索框', keys: '/' },
  { title: '本页快捷键', keys: '?' },
]

/** Ctrl+K opens 快速查找 where no dialog lies over the page, `?` tells the keys, also those of a dialog. */
export function useFinderKeys(): void {
  useCommands('全局', KEYS)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      const isCtrl = ctrlKey || metaKey
      if (isCtrl && !altKey && !event.shiftKey && key.toLowerCase() === 'k') {
        event.preventDefault()
        if (!isCovered()) openShellDialog({ kind: 'finder' })
      } else if (key === '?' && !isTyping(event) && !shellDialog()) {
        event.preventDefault()
        openShellDialog({ kind: 'keys' })
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
