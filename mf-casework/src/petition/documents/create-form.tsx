import { newId, notify, send } from '@portal/shared-lib'
import { createDocument } from '@portal/shared-lib/contract/calls/documents'
import { type FormEvent, useId, useRef, useState } from 'react'
import { FormFoot } from '../../form-dialog/form-foot'
import styles from './documents.module.css'
import type { MadeDocument } from './made'
import { TemplateChoice } from './template-choice'
import { problemIn, type Template, WRITTEN, type Written, wordsIn } from './written'
import { WrittenEntry } from './written-entry'

interface CreateFormProps {
  readonly petitionNo: string
  readonly templates: readonly Template[]
  readonly before: Written
  readonly onClose: () => void
  readonly onMade: (document: MadeDocument) => void
}

/** Which template is filled, and with what. */
export function CreateForm({ petitionNo, templates, before, onClose, onMade }: CreateFormProps) {
  const [templateId, choose] = useState(templates[0]?.templateId ?? '')
  const [written, write] = useState(before)
  const [problem, tell] = useState('')
  const [isBusy, setBusy] = useState(false)
  const requestId = useRef(newId())
  const id = useId()
  const template = templates.find(each => each.templateId === templateId)
  const words = template ? wordsIn(template, written) : {}
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const wrong = problemIn(words)
    if (wrong) return tell(wrong)
    setBusy(true)
    const { data, error } = await send(
      createDocument,
      { petitionNo, templateId, ...words },
      { requestId: requestId.current },
    )
    setBusy(false)
    tell(error?.message ?? '')
    if (!data) {
      if (!error.retry) requestId.current = newId()
      return
    }
    notify.success(`已生成${data.fileName}`)
    onMade({ id: data.fileId, name: data.fileName })
  }
  return (
    <form className={styles.form} onSubmit={event => void submit(event)}>
      <label htmlFor={`${id}-template`}>文书模板</label>
      <TemplateChoice id={`${id}-template`} templates={templates} value={templateId} onChange={choose} />
      {template?.written.map(name => (
        <WrittenEntry
          key={name}
          {...WRITTEN[name]}
          value={words[name] ?? ''}
          onChange={text => write({ ...written, [name]: text })}
        />
      ))}
      <FormFoot problem={problem} busy={isBusy} submits="生成" onClose={onClose} />
    </form>
  )
}
