import type { FormName } from '@portal/shared-lib/contract/rules/petition-forms'
import type { StoredFile } from '@portal/shared-lib/ui-form'
import { useEffect, useState } from 'react'
import { useCaseworkDraftsQuery, useLazyCaseworkDraftQuery } from '../api'

/** Drafts beyond these nobody goes back to. */
const MOST_READ = 5
const NONE: readonly OwnDraft[] = []

export interface OwnDraft {
  readonly id: string
  readonly savedAt: string
  readonly content: string
  readonly files: readonly StoredFile[]
}

/** Drafts of a form, the newest first; `about` says which one thing they must be about. */
export function useOwnDrafts(form: FormName, about: string): readonly OwnDraft[] {
  const { data } = useCaseworkDraftsQuery({ form }, { refetchOnMountOrArgChange: true })
  const [read] = useLazyCaseworkDraftQuery()
  const [own, setOwn] = useState<readonly OwnDraft[]>([])
  useEffect(() => {
    if (!data || data.length === 0) return
    let current = true
    const all = data.slice(0, MOST_READ).map(({ id }) => read({ id }).then(answer => answer.data))
    void Promise.all(all).then(found => {
      if (current) setOwn(found.flatMap(draft => (draft && aboutOf(draft.content) === about ? [draft] : [])))
    })
    return () => {
      current = false
    }
  }, [data, read, about])
  return data && data.length > 0 ? own : NONE
}

/** What a draft is about, empty for nothing else; one that is none of this form's making belongs to nothing. */
export function aboutOf(content: string): string | undefined {
  try {
    const kept: { about?: string } = JSON.parse(content)
    return kept.about
  } catch {
    return undefined
  }
}
