import type { RegisteredFormAnswer } from '@portal/shared-lib/contract/calls/correction'
import { createContext, useContext } from 'react'

/** A petition that is registered already, whose form is opened to correct it. */
export interface Correcting {
  readonly petitionNo: string
  /** Why a field cannot be corrected, by its path. */
  readonly locked: Readonly<Record<string, string>>
  /** What it has attached already. */
  readonly files: RegisteredFormAnswer['files']
}

export const CorrectingContext = createContext<Correcting | undefined>(undefined)

/** What the form corrects; undefined where it registers. */
export const useCorrecting = (): Correcting | undefined => useContext(CorrectingContext)
