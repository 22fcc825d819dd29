import { asPortalError, newId } from '@portal/shared-lib'
import type { FormName } from '@portal/shared-lib/contract/rules/petition-forms'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useCaseworkDeleteDraftMutation, useCaseworkSaveDraftMutation } from '../api'

/** Milliseconds between two savings of what was typed. */
const EVERY_MS = 20_000

interface Source {
  /** Whether there is something to be kept. */
  isDirty(): boolean
  /** What is kept; plain data. */
  read(): unknown
  /** Files that stay at the server with it. */
  fileIds(): readonly string[]
}

/** When a draft was last kept at the server, or why it could not be. */
export interface DraftState {
  readonly savedAt?: string
  readonly problem?: string
}

/** Keeps a form at the server, every 20 seconds and when its page is left in the background, until it is registered. */
export function useDraft(form: FormName, source: Source) {
  const [save] = useCaseworkSaveDraftMutation()
  const [remove] = useCaseworkDeleteDraftMutation()
  const [state, setState] = useState<DraftState>({})
  const id = useRef(newId())
  const saved = useRef('')
  const latest = useRef(source)
  useEffect(() => {
    latest.current = source
  })

  const keep = useCallback(async (): Promise<boolean> => {
    const content = JSON.stringify(latest.current.read())
    if (content === saved.current) return true
    if (!latest.current.isDirty()) return false
    const own = id.current
    try {
      const { savedAt } = await save({
        args: { id: own, form, content, fileIds: [...latest.current.fileIds()] },
      }).unwrap()
      // Registered meanwhile: what came too late goes again.
      if (own !== id.current) {
        void remove({ args: { id: own } })
        return false
      }
      saved.current = content
      setState({ savedAt })
      return true
    } catch (error) {
      setState(before => ({ ...before, problem: asPortalError(error).message }))
      return false
    }
  }, [form, save, remove])
  useKeeping(keep)

  return {
    state,
    keep,
    isKept: () => JSON.stringify(latest.current.read()) === saved.current,
    id: () => id.current,
    /** Goes on with a draft that was kept earlier. */
    resume: (earlier: string) => {
      id.current = earlier
    },
    /** It is registered or given up; what follows is kept under another id. */
    forget: (withServer: boolean) => {
      if (withServer && saved.current) void remove({ args: { id: id.current } })
      id.current = newId()
      saved.current = ''
      setState({})
    },
  }
}

function useKeeping(keep: () => Promise<boolean>): void {
  useEffect(() => {
    const timer = setInterval(() => void keep(), EVERY_MS)
    const hidden = () => {
      if (document.visibilityState === 'hidden') void keep()
    }
    document.addEventListener('visibilitychange', hidden)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', hidden)
    }
  }, [keep])
}
