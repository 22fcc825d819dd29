import type { ControlProps as Props } from '@portal/shared-lib/ui-form'
import { createContext, useContext } from 'react'
import type { About, Field } from '../form'

/** What the control of an entry is given. */
export type ControlProps<Kind extends Field['kind']> = Props<Extract<Field, { kind: Kind }>>

/** What the form around is filled in about. */
export const AboutContext = createContext<About | undefined>(undefined)

/** Throws outside of a form of an action. */
export function useAbout(): About {
  const about = useContext(AboutContext)
  if (!about) throw new Error('this entry stands in no form of an action')
  return about
}
