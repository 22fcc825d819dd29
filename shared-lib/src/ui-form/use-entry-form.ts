import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { type FieldValues, get, type UseFormReturn, useForm } from 'react-hook-form'
import { asPortalError } from '../api/portal-error'
import type { NameMap } from '../contract/names'
import { focusEntry } from './focus-entry'
import { type Problem, problemOfRefusal } from './problems'

export interface FormOptions<Values> {
  /** What it begins with. */
  readonly values: Values
  /** What is wrong, in the order of the entries. */
  readonly problemsOf?: ((values: Values) => readonly Problem[]) | undefined
  /** Sends what is entered; answers with an error where it was refused. */
  readonly send: (values: Values) => Promise<{ readonly error?: unknown } | undefined>
  /** Names of the call on the wire, by which a refusal finds its entry. */
  readonly names?: NameMap | undefined
  /** The entry below which the call's arguments stand, where they are not the form's own. */
  readonly part?: string
  /** The entries that refusals are about which name none, by their text. */
  readonly about?: Readonly<Record<string, string>>
  readonly onDone?: () => void
}

export interface EntryFormState {
  readonly form: UseFormReturn<FieldValues>
  /** Sets its controls apart from those of others on the page. */
  readonly id: string
  /** What is wrong with the form as a whole; empty where nothing is. */
  readonly problem: string
  /** It is being sent, or something of it is not ready to be. */
  readonly isBusy: boolean
  /** It was sent, and not tried again since. */
  readonly isDone: boolean
  /** Holds it back until what it answers is called. */
  hold(): () => void
  submit(): Promise<void>
}

const NONE: readonly Problem[] = []

/**
 * A form that is checked when it is sent: what is wrong stands at its entries from then on, as long as it is wrong, and
 * the cursor in the first of them. What the server refuses about an entry stands there until it is sent again.
 */
export function useEntryForm<Values extends FieldValues>(options: FormOptions<Values>): EntryFormState {
  const { values, problemsOf = () => NONE, send, names, part, about = {}, onDone } = options
  // The form changes what it holds in place; an answer of the server is nobody's to change.
  const form = useForm<FieldValues>({ defaultValues: { ...values }, shouldFocusError: false })
  const id = useId()
  const [problem, tell] = useState('')
  const [isSending, setSending] = useState(false)
  const [isDone, setDone] = useState(false)
  const [holds, setHolds] = useState(0)
  const isBusy = isSending || holds > 0
  const isUnderWay = useRef(false)
  const { show, begin } = useShown(form, () => problemsOf(form.getValues() as Values))

  const lead = (found: readonly Problem[], refusals: readonly Problem[] = NONE) => {
    tell([...found, ...refusals].find(({ field }) => field === undefined)?.text ?? '')
    const [first] = show(found, refusals)
    if (first !== undefined) focusEntry(first, id)
  }
  const refuse = (error: unknown) => {
    const { text, field = about[text] ?? '' } = problemOfRefusal(asPortalError(error), names)
    const [name = ''] = field.split('.')
    const entry = part === undefined ? name : `${part}.${name}`
    lead(NONE, [get(values, entry) === undefined ? { text } : { field: entry, text }])
  }
  const submit = async () => {
    if (isUnderWay.current || holds > 0) return
    setDone(false)
    const entered = form.getValues() as Values
    const found = problemsOf(entered)
    lead(found)
    if (found.length > 0) return
    isUnderWay.current = true
    setSending(true)
    try {
      const answer = await send(entered)
      if (answer?.error) refuse(answer.error)
      else {
        begin()
        setDone(true)
        onDone?.()
      }
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }
  const hold = useCallback(() => {
    setHolds(before => before + 1)
    return () => setHolds(before => before - 1)
  }, [])
  return { form, id, problem, isBusy, isDone, submit, hold }
}

/**
 * Shows problems at their entries, and from then on keeps them up with what is entered; refusals stay, which no rule of
 * the form can take back. Answers the entries at which something is wrong.
 */
function useShown(form: UseFormReturn<FieldValues>, find: () => readonly Problem[]) {
  const shown = useRef<ReadonlyMap<string, string>>(new Map())
  const refused = useRef<readonly Problem[]>(undefined)
  const tell = (problems: readonly Problem[]): readonly string[] => {
    const wanted = new Map<string, string>()
    for (const { field, text } of problems) if (field !== undefined && !wanted.has(field)) wanted.set(field, text)
    for (const field of shown.current.keys()) if (!wanted.has(field)) form.clearErrors(field)
    for (const [field, message] of wanted)
      if (form.getFieldState(field).error?.message !== message) form.setError(field, { type: 'problem', message })
    shown.current = wanted
    return [...wanted.keys()]
  }
  const showAgain = useEffectEvent(() => {
    if (refused.current) tell([...find(), ...refused.current])
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => showAgain() }), [form])
  return {
    show: (found: readonly Problem[], refusals: readonly Problem[]) => {
      refused.current = refusals
      return tell([...found, ...refusals])
    },
    /** What is entered next was not sent yet. */
    begin: () => {
      refused.current = undefined
    },
  }
}

/** Hears that somebody has entered something, not that it was put there. */
export function useTyped(form: UseFormReturn<FieldValues>, onTyped: () => void): void {
  const hear = useEffectEvent(onTyped)
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ type }) => type === 'change' && hear() }),
    [form],
  )
}
