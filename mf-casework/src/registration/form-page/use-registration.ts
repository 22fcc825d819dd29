import { asPortalError, newId, notify, useDesktop } from '@portal/shared-lib'
import { type RegisterAnswer, register as registerCall } from '@portal/shared-lib/contract/calls/registration'
import { DECIDE_FIRST } from '@portal/shared-lib/contract/rules/petition-duplicates'
import type { FormName } from '@portal/shared-lib/contract/rules/petition-forms'
import { confirmableBy } from '@portal/shared-lib/contract/rules/petition-rules'
import { usePageTitle } from '@portal/shared-lib/page'
import { useUnsaved } from '@portal/shared-lib/router'
import {
  focusEntry,
  get,
  problemOfRefusal,
  resolverOf,
  type StoredFile,
  set,
  useForm,
  useUploads,
} from '@portal/shared-lib/ui-form'
import { useRef, useState } from 'react'
import { useDraft } from '../drafts/use-draft'
import { focusDuplicates } from '../duplicates/duplicates-panel'
import { argumentsOf, type CommonArgs } from '../engine/arguments'
import { emptyValues, type FormValues } from '../engine/form-values'
import { isTouched } from '../engine/is-touched'
import { type Confirmable, type FieldProblem, problemsOf, UNCONFIRMED } from '../engine/problems'
import type { Proposals } from '../engine/proposals'
import type { Made } from '../slips/slip'
import type { Filing, Way } from '../way'

/** What a page hands over to be registered. */
export interface Submitted {
  readonly values: FormValues
  readonly common: CommonArgs
  readonly draftId: string
  readonly filing: Filing | undefined
  /** Stays until this petition is registered: a second click or a retry registers nothing twice. */
  readonly requestId: string
}

export interface RegistrationOptions {
  readonly form: FormName
  /** What it is called where it is unsaved, `来信登记`; where it is another than its page's. */
  readonly title?: string
  /** What waits to be registered; a draft belongs to it alone. */
  readonly about?: string
  /** What is known already. */
  readonly initial?: FormValues | undefined
  /** Makes the call of the page's channel. */
  readonly send: (submitted: Submitted) => Promise<RegisterAnswer>
  /** Paths of what the next form takes over of the one that was registered. */
  readonly keep?: readonly string[]
  /** What a machine has filled in. */
  readonly proposals?: Proposals
}

interface Options extends RegistrationOptions {
  /** What was typed in is registered, and the form is empty. */
  readonly onRegistered: (made: Made) => void
}

/** What a draft holds. */
interface SavedForm {
  readonly about: string
  readonly draftId?: string
  readonly values: FormValues
  readonly files?: readonly StoredFile[]
}

/** A petition on its way into the register. */
export function useRegistration(options: Options) {
  const usual = usePageTitle()
  const {
    form: kind,
    title = usual,
    about = '',
    initial,
    send,
    keep = ['petitionDate', 'channel'],
    proposals,
  } = options
  const way = useRef<Way>({ go: 'stay' })
  const handlerName = useDesktop()?.userName ?? ''
  const start = { ...emptyValues(kind), ...initial }
  const form = useForm({
    defaultValues: start as object,
    resolver: resolverOf(values => problemsOf(kind, values, handlerName)),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const files = useUploads()
  const [registered, setRegistered] = useState<Made>()
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [refusal, setRefusal] = useState('')
  const [saving, setSaving] = useState(false)
  const requestId = useRef(newId())
  const unsaved = isTouched(form.formState.dirtyFields) || files.fileIds.length > 0
  const read = (): SavedForm => ({ about, values: form.getValues() as FormValues, files: files.stored })
  const restore = ({ values, draftId, files: stored = [] }: SavedForm) => {
    form.reset(start as object)
    files.restore(stored)
    for (const [name, value] of Object.entries(values))
      form.setValue(name as never, value as never, { shouldDirty: true })
    if (draftId) draft.resume(draftId)
  }
  const draft = useDraft(kind, { isDirty: () => unsaved, read, fileIds: () => files.fileIds })
  useUnsaved(title, unsaved, { read: () => ({ ...read(), draftId: draft.id() }), restore, draft })

  const startNext = (values: FormValues) => {
    const next = { ...emptyValues(kind), ...initial }
    for (const path of keep) if (get(values, path) !== undefined) set(next, path, get(values, path))
    requestId.current = newId()
    form.reset(next as object)
    files.clear()
    draft.forget(about !== '')
    setProblems([])
  }
  const register = async (values: FormValues) => {
    setSaving(true)
    try {
      const common = argumentsOf(values, files.fileIds)
      const filing = way.current.filing && { reason: way.current.filing, boxNo: '' }
      const answer = await send({ values, common, draftId: draft.id(), filing, requestId: requestId.current })
      const made = { form: kind, answer, values, way: way.current }
      setRegistered(made)
      startNext(values)
      options.onRegistered(made)
    } catch (error) {
      refuse(asPortalError(error))
    } finally {
      setSaving(false)
    }
  }
  const refuse = (error: ReturnType<typeof asPortalError>) => {
    const { field, text } = problemOfRefusal(error, registerCall.send)
    if (field === undefined) {
      setRefusal(error.message)
      if (error.message === DECIDE_FIRST) focusDuplicates()
      return
    }
    form.setError(field as never, { type: 'server', message: text })
    const confirmable = confirmableBy(text)
    setProblems([{ field, text, ...(confirmable && { confirmable }) }])
    focusEntry(field)
  }
  const submit = async (chosen: Way) => {
    way.current = chosen
    setRegistered(undefined)
    setRefusal('')
    if (files.uploading) return notify.warning('附件正在上传，请稍候再保存')
    const values = form.getValues() as FormValues
    const unconfirmed = (proposals?.open ?? []).map(({ path, label }) => ({
      field: path,
      text: `${UNCONFIRMED}：${label}`,
    }))
    const found = [...problemsOf(kind, values, handlerName), ...unconfirmed]
    setProblems(found)
    const [first] = found
    if (first && unconfirmed.length > 0) return focusEntry(first.field)
    await form.handleSubmit(
      () => register(values),
      () => first && focusEntry(first.field),
    )()
  }
  const confirm = (rule: Confirmable) => {
    const { confirmed = [] } = form.getValues() as FormValues
    form.setValue('confirmed' as never, [...confirmed, rule] as never, { shouldDirty: true })
    void submit(way.current)
  }
  return {
    form,
    files,
    registered,
    problems,
    refusal,
    saving,
    submit,
    confirm,
    restore,
    read,
    draft: draft.state,
    keepDraft: draft.keep,
    isKept: draft.isKept,
    clear: () => startNext({}),
    isDirty: unsaved,
  }
}
