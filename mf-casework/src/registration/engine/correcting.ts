import { createContext, useContext } from 'react'

/** A petition that is registered already, whose form is opened to correct it. */
export interface Correcting {
  readonly petitionNo: string
  /** Why a field cannot be corrected, by its path. */
  readonly locked: Readonly<Record<string, string>>
}

export const CorrectingContext = createContext<Correcting | undefined>(undefined)

/** What the form corrects; undefined where it registers. */
export const useCorrecting = (): Correcting | undefined => useContext(CorrectingContext)
