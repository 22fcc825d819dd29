import { newId, notify, send } from '@portal/shared-lib'
import { createDocument } from '@portal/shared-lib/contract/calls/documents'
import { FormFoot } from '@portal/shared-lib/ui-form'
import { type FormEvent, useId, useRef, useState } from 'react'
import styles from './documents.module.css'
import type { MadeDocument } from './made'
import { problemIn, type Template, WRITTEN, type Written, wordsIn } from './written'

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

interface TemplateChoiceProps {
  readonly id: string
  readonly templates: readonly Template[]
  readonly value: string
  readonly onChange: (templateId: string) => void
}

/** The templates that the state of the case suggests, then all others. */
function TemplateChoice({ id, templates, value, onChange }: TemplateChoiceProps) {
  const groups = [
    ['当前阶段常用', templates.filter(({ isSuggested }) => isSuggested)],
    ['其他文书', templates.filter(({ isSuggested }) => !isSuggested)],
  ] as const
  return (
    <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
      {groups.map(
        ([label, some]) =>
          some.length > 0 && (
            <optgroup key={label} label={label}>
              {some.map(({ templateId, name }) => (
                <option key={templateId} value={templateId}>
                  {name}
                </option>
              ))}
            </optgroup>
          ),
      )}
    </select>
  )
}

interface WrittenEntryProps {
  readonly label: string
  readonly rows: number
  /** Characters. */
  readonly max: number
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Something that the writer says in a document. */
function WrittenEntry({ label, rows, max, value, onChange }: WrittenEntryProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {rows === 1 ? (
        <input id={id} maxLength={max} value={value} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <textarea id={id} rows={rows} maxLength={max} value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </>
  )
}
