import { notify, send } from '@portal/shared-lib'
import { createDocument } from '@portal/shared-lib/contract/calls/documents'
import {
  CONTROLS,
  type ControlProps,
  type Entry,
  EntryForm,
  FormFoot,
  fieldOf,
  type PlainEntry,
  textOf,
  told,
  useEntryForm,
  useWatch,
} from '@portal/shared-lib/ui-form'
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
  const chosen = (templateId: string) => templates.find(each => each.templateId === templateId)
  const state = useEntryForm({
    values: { ...before, templateId: templates[0]?.templateId ?? '' },
    problemsOf: ({ templateId, ...written }) => told(problemIn(wordsOf(chosen(templateId), written))),
    send: async ({ templateId, ...written }) => {
      const words = wordsOf(chosen(templateId), written)
      const { data, error } = await send(createDocument, { petitionNo, templateId, ...words })
      if (!data) return { error }
      notify.success(`已生成${data.fileName}`)
      onMade({ id: data.fileId, name: data.fileName })
      return undefined
    },
  })
  return (
    <EntryForm of={state} className={styles.form}>
      <Field name="templateId" entry={{ kind: 'template', label: '文书模板', templates }} />
      <WrittenEntries chosen={chosen} />
      <FormFoot problem={state.problem} busy={state.isBusy} submits="生成" onClose={onClose} />
    </EntryForm>
  )
}

const wordsOf = (template: Template | undefined, written: Written): Written =>
  template ? wordsIn(template, written) : {}

/** What the writer says in a document of the chosen template. */
function WrittenEntries({ chosen }: { chosen: (templateId: string) => Template | undefined }) {
  const template = chosen(textOf(useWatch({ name: 'templateId' })))
  return template?.written.map(name => (
    <Field
      key={name}
      name={name}
      entry={name === 'documentNo' ? { ...WRITTEN.documentNo, proposed: template.documentNo } : WRITTEN[name]}
    />
  ))
}

type TemplateEntry = Entry & { readonly kind: 'template'; readonly templates: readonly Template[] }

/** The templates that the state of the case suggests, then all others. */
function TemplateChoice({ entry: { templates }, id, value, onChange }: ControlProps<TemplateEntry>) {
  const groups = [
    ['当前阶段常用', templates.filter(({ isSuggested }) => isSuggested)],
    ['其他文书', templates.filter(({ isSuggested }) => !isSuggested)],
  ] as const
  return (
    <select id={id} value={textOf(value)} onChange={({ target }) => onChange(target.value)}>
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

const Field = fieldOf<PlainEntry | TemplateEntry>({ ...CONTROLS, template: TemplateChoice }, 'above')
