import { useState } from 'react'
import { EMPTY_FORM, type SignInForm } from './form-state'
import { type FirstLookUp, useOrganisations } from './organisation/use-organisations'

/** What is entered, and the organisations that belong to the name. */
export function useFields(onProblem: (text: string) => void) {
  const [form, setForm] = useState(EMPTY_FORM)
  const organisations = useOrganisations(form.username.trim(), onProblem)
  return {
    form,
    organisations,
    /** Another name has other organisations. */
    change: (part: Partial<SignInForm>) => {
      const renamed = part.username !== undefined
      if (renamed) organisations.forget()
      setForm(before => ({ ...before, ...(renamed && { organisation: undefined }), ...part }))
    },
    /** Chooses the organisation where the first look-up brings one only. */
    chooseOnly: async (): Promise<FirstLookUp> => {
      const { only, problem } = await organisations.lookUp()
      if (only) setForm(before => ({ ...before, organisation: only }))
      return { only, problem }
    },
    empty: () => {
      setForm(EMPTY_FORM)
      organisations.forget()
    },
  }
}
