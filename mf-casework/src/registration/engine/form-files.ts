import { createContext, useContext } from 'react'
import type { useDraftFiles } from '../drafts/use-draft-files'

type DraftFiles = ReturnType<typeof useDraftFiles>

/** The files of the form around. */
export const FormFiles = createContext<DraftFiles | undefined>(undefined)

export const useFormFiles = (): DraftFiles | undefined => useContext(FormFiles)
