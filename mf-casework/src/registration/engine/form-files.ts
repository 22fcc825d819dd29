import type { useUploads } from '@portal/shared-lib/ui-form'
import { createContext, useContext } from 'react'

/** The files of the form around: its attachments, and the signature that becomes one. */
export const FormFiles = createContext<ReturnType<typeof useUploads> | undefined>(undefined)

export const useFormFiles = () => useContext(FormFiles)
