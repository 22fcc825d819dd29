import type { FormName } from '@portal/shared-lib/contract/rules/petition-forms'
import { createContext, useContext } from 'react'

/** Which form the fields below belong to. */
export const FormKind = createContext<FormName>('letter')

export const useFormKind = (): FormName => useContext(FormKind)
