import type { useUploads } from '@portal/shared-lib/ui-data'
import { createContext, useContext } from 'react'

export type StagedFiles = ReturnType<typeof useUploads>

/** The files of the form around. */
export const FormFiles = createContext<StagedFiles | undefined>(undefined)

export const useFormFiles = (): StagedFiles | undefined => useContext(FormFiles)
