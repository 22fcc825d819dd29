import { asPortalError, formatDay, newId, notify } from '@portal/shared-lib'
import type { RegisterLetterAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { useUnsaved } from '@portal/shared-lib/router'
import { useUploads } from '@portal/shared-lib/ui-data'
import { Form } from '@portal/shared-lib/ui-form'
import { useEffect, useRef, useState } from 'react'
import { useCaseworkRegisterLetterMutation } from '../api'
import { emptyLetter, type LetterForm } from './letter-form'

export interface FieldErrors {
  readonly name: string
  readonly text: string
}

/** A letter on its way into the register. */
export function useRegistration() {
  const [form] = Form.useForm<LetterForm>()
  const files = useUploads()
  const [register, { isLoading: saving }] = useCaseworkRegisterLetterMutation()
  const [registered, setRegistered] = useState<RegisterLetterAnswer>()
  const [problem, setProblem] = useState('')
  const [errors, setErrors] = useState<readonly FieldErrors[]>([])
  const [dirty, setDirty] = useState(false)
  /** Stays until this letter is in the register: a second click or a retry registers nothing twice. */
  const requestId = useRef(newId())

  useEffect(() => form.setFieldsValue(emptyLetter(formatDay(new Date()))), [form])
  useUnsaved('来信登记', dirty, {
    read: (): Partial<LetterForm> => form.getFieldsValue(),
    restore: values => {
      form.setFieldsValue(values)
      setDirty(true)
    },
  })

  const submit = async (values: LetterForm) => {
    setErrors([])
    setProblem('')
    if (files.uploading) return notify.warning('附件正在上传，请稍候再保存')
    try {
      const args = { ...values, fileIds: files.fileIds }
      setRegistered(await register({ args, requestId: requestId.current }).unwrap())
      startNext(values.petitionDate)
    } catch (error) {
      setProblem(asPortalError(error).message)
    }
  }

  const startNext = (petitionDate: string) => {
    requestId.current = newId()
    form.resetFields()
    form.setFieldsValue(emptyLetter(petitionDate))
    files.clear()
    setDirty(false)
  }

  return {
    form,
    files,
    registered,
    problem,
    errors,
    saving,
    submit,
    changed: () => {
      setDirty(true)
      setRegistered(undefined)
    },
    failed: (fields: readonly { name: (string | number)[]; errors: string[] }[]) =>
      setErrors(fields.map(({ name, errors: [text = ''] }) => ({ name: String(name[0]), text }))),
  }
}
