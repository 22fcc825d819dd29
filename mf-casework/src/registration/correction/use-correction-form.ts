import type { RegisterAnswer } from '@portal/shared-lib/contract/calls/registration'
import { useSaveKey } from '@portal/shared-lib/ui-form'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLock } from '../../actions/panel/use-lock'
import type { OwnDraft } from '../drafts/use-own-drafts'
import type { FormValues } from '../engine/form-values'
import { isTouched } from '../engine/is-touched'
import { type Submitted, useRegistration } from '../form-page/use-registration'
import { useCorrectionSaveMutation } from './api'
import type { CorrectionProps } from './correction-props'
import { beginningOf, partsOf, type Registered } from './registered'

export interface CorrectionFormProps extends CorrectionProps {
  readonly registered: Registered
  /** What was typed on an older version, to be put into this one. */
  readonly typed?: FormValues | undefined
  /** Reads it anew, with what was typed or without. */
  readonly onReopen: (typed?: FormValues) => void
}

/** A petition while it is corrected: what is typed, who else writes, and whether somebody has changed it meanwhile. */
export function useCorrectionForm({ petition, registered, todoId, typed, onTyped, onDone }: CorrectionFormProps) {
  const { form: kind, petitionNo, version } = registered
  // A draft of an older version would take back what somebody has corrected since.
  const about = `${petitionNo} ${version}`
  const initial = useMemo(() => beginningOf(registered), [registered])
  const send = useSaving(registered, todoId)
  const state = useRegistration({ form: kind, title: `修改${petitionNo}`, about, initial, send, onRegistered: onDone })
  const { isDirty, restore } = state
  const [typedAt, setTypedAt] = useState(0)
  const isStale = petition.version !== version && !state.saving
  const save = () => {
    if (!isStale) void state.submit({ go: 'stay' })
  }
  useSaveKey(save)
  useEffect(() => onTyped(isDirty), [isDirty, onTyped])
  useEffect(() => () => onTyped(false), [onTyped])
  const putIn = useEffectEvent(() => typed && restore({ about, values: typed }))
  useEffect(() => void putIn(), [])
  return {
    state,
    about,
    isStale,
    save,
    heldBy: useLock(petitionNo, typedAt),
    typing: () => setTypedAt(Date.now()),
    mine: () => typedIn(state.form.getValues() as FormValues, state.form.formState.dirtyFields),
    resume: ({ id, content, files }: OwnDraft) =>
      restore({ ...(JSON.parse(content) as Parameters<typeof restore>[0]), draftId: id, files }),
  }
}

/** Of a form what somebody has typed, by what is noted of each field: persons, and what a province adds, as a whole. */
const typedIn = (values: FormValues, noted: object): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isTouched(Reflect.get(noted, name)))) as FormValues

/** Saves a corrected form; answers what papers that are printed of a registration need. */
function useSaving(registered: Registered, todoId: string): (submitted: Submitted) => Promise<RegisterAnswer> {
  const [save] = useCorrectionSaveMutation()
  const { petitionNo, version, form, queryCode, dueAt, repeatFlag } = registered
  return async ({ values, common, requestId }) => {
    const args = { ...common, ...partsOf(values), petitionNo, version, form, todoId }
    await save({ args, requestId }).unwrap()
    return { petitionNo, queryCode, todoId, dueAt: dueAt ?? '', repeatFlag, mergedInto: '' }
  }
}
