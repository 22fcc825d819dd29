import { notify } from '@portal/shared-lib'
import type { OrganisationAnswer } from '@portal/shared-lib/contract/calls/organisations'
import {
  isAboutLower,
  ORGANISATION_TEXTS,
  type OrganisationProblem,
  organisationProblems,
  reachableOnly,
} from '@portal/shared-lib/contract/rules/organisation'
import { type FormEvent, useState } from 'react'
import { useAccountUpdateOrganisationMutation } from '../api'
import { useSubmit } from '../form/use-submit'
import { useUnsaved } from '../form/use-unsaved'

/** An organisation while it is changed: what is entered, what is wrong with it, and what the server says. */
export function useOrganisationForm(organisation: OrganisationAnswer, onDone: () => void) {
  const [entered, setEntered] = useState(organisation)
  const [problems, setProblems] = useState<readonly OrganisationProblem[]>([])
  const [update] = useAccountUpdateOrganisationMutation()
  const { submit, busy, said, say } = useSubmit(update)
  const saved = useUnsaved('机构信息', entered !== organisation)

  const change = (part: Partial<OrganisationAnswer>) => {
    setEntered(before => reachableOnly({ ...before, ...part }))
    setProblems(before => before.filter(({ field }) => !(field in part)))
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    say(undefined)
    const { regionName: _, ...form } = trimmed(entered)
    const found = organisationProblems(form)
    setProblems(found)
    if (found.length) return
    const refusal = await submit(form, ORGANISATION_TEXTS.saved)
    if (refusal === undefined) finish()
    else if (isAboutLower(refusal)) change({ isChoose: '0' })
  }
  const finish = () => {
    notify.success(ORGANISATION_TEXTS.saved)
    saved()
    onDone()
  }
  const errorOf = (name: string) => problems.find(({ field }) => field === name)?.text
  return { entered, problems, errorOf, busy, said, change, send }
}

export type OrganisationEditing = ReturnType<typeof useOrganisationForm>

function trimmed(form: OrganisationAnswer): OrganisationAnswer {
  const entries = Object.entries(form).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])
  return Object.fromEntries(entries)
}
