import { notify } from '@portal/shared-lib'
import { type AddTemplateAnswer, addTemplate } from '@portal/shared-lib/contract/calls/document-templates'
import { OWN_TEMPLATE, TEMPLATE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/document-template'
import { Dialog, useLeaving } from '@portal/shared-lib/page'
import {
  type ChosenFile,
  CONTROLS,
  EntryForm,
  FormFoot,
  fieldOf,
  type PlainEntry,
  useEntryForm,
} from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import admin from '../admin.module.css'
import { useAdminAddTemplateMutation } from './api'
import styles from './document-templates.module.css'
import type { Template } from './template'

interface UploadProps {
  readonly orgId: string
  readonly template: Template
  readonly onClose: () => void
}

const Field = fieldOf<PlainEntry>(CONTROLS, 'above')
const ENTRIES: Record<string, PlainEntry> = {
  file: {
    kind: 'file',
    label: '模板文件（.docx）',
    required: true,
    hint: `不超过${OWN_TEMPLATE.bytes / 1_000_000}MB，不含宏和嵌入对象`,
  },
  note: { kind: 'line', label: '版本说明', required: true, max: OWN_TEMPLATE.note, hint: '写明改了什么，便于以后查找' },
}

/** 上传新版本: kept where nothing is wrong with it; else all that is wrong is told at once. */
export function UploadDialog({ orgId, template, onClose }: UploadProps) {
  const [add] = useAdminAddTemplateMutation()
  const [problems, tell] = useState<AddTemplateAnswer['problems']>([])
  const form = useEntryForm({
    values: { file: [] as readonly ChosenFile[], note: '' },
    names: addTemplate.send,
    problemsOf: ({ file: [file], note }) => [
      ...(file?.name.toLowerCase().endsWith('.docx') ? [] : [{ field: 'file', text: TEXTS.noFile }]),
      ...(note.trim() === '' ? [{ field: 'note', text: TEXTS.noNote }] : []),
    ],
    send: async ({ file: [file], note }) => {
      tell([])
      const args = { orgId, templateId: template.templateId, uploadId: file?.id ?? '', note }
      const { data, error } = await add({ args })
      if (!data) return { error }
      tell(data.problems)
      if (data.problems.length > 0) return undefined
      notify.success('新版本已保存，请试填后启用')
      onClose()
      return undefined
    },
  })
  const leave = useLeaving('模板', form.form.formState.isDirty, onClose)
  return (
    <Dialog title={`上传${template.name}的新版本`} width={600} onClose={leave}>
      <EntryForm of={form} className={admin.form}>
        {Object.entries(ENTRIES).map(([name, entry]) => (
          <Field key={name} name={name} entry={entry} />
        ))}
        {problems.length > 0 && (
          <div role="alert">
            <p className={admin.bad}>模板有{problems.length}处问题，没有保存。请用Word改正后移除原文件，重新上传：</p>
            <ol className={styles.problems}>
              {problems.map(({ text, place }) => (
                <li key={`${place} ${text}`}>{place ? `${place}：${text}` : text}</li>
              ))}
            </ol>
          </div>
        )}
        <FormFoot problem={form.problem} busy={form.isBusy} submits="检查并保存" onClose={leave} />
      </EntryForm>
    </Dialog>
  )
}
