import { notify } from '@portal/shared-lib'
import { type CodeItemsAnswer, saveCodeItem } from '@portal/shared-lib/contract/calls/code-tables'
import { CODE_PATTERN, CODE_TEXTS, MOST_CODE_NAME } from '@portal/shared-lib/contract/rules/code-tables'
import { Dialog } from '@portal/shared-lib/page'
import { Button } from '@portal/shared-lib/ui'
import { CONTROLS, EntryForm, fieldOf, type PlainEntry, textOf, useEntryForm } from '@portal/shared-lib/ui-form'
import admin from '../admin.module.css'
import { useAdminSaveCodeItemMutation } from './api'

export type CodeItem = CodeItemsAnswer['list'][number]

interface CodeDialogProps {
  readonly tableName: string
  readonly items: readonly CodeItem[]
  /** Without it a new one. */
  readonly item: CodeItem | undefined
  readonly onClose: () => void
}

const Field = fieldOf<PlainEntry>(CONTROLS, 'above')

const NAME: PlainEntry = { kind: 'line', label: '名称', required: true, max: MOST_CODE_NAME, hint: CODE_TEXTS.renaming }
const IN_USE: PlainEntry = { kind: 'point', label: '可以选择', hint: CODE_TEXTS.closing }

/** Adds a code, or changes the name of one and whether it can be chosen. */
export function CodeDialog({ tableName, items, item, onClose }: CodeDialogProps) {
  const [save] = useAdminSaveCodeItemMutation()
  const isNew = item === undefined
  const form = useEntryForm({
    values: {
      codeId: item?.codeId ?? '',
      codeName: item?.codeName ?? '',
      parentId: item?.parentId ?? '',
      inUse: item?.inUse ?? true,
    },
    names: saveCodeItem.send,
    problemsOf: ({ codeId, codeName }) => [
      ...(CODE_PATTERN.test(codeId) ? [] : [{ field: 'codeId', text: CODE_TEXTS.code }]),
      ...(textOf(codeName).trim() ? [] : [{ field: 'codeName', text: CODE_TEXTS.name }]),
    ],
    send: ({ parentId, ...values }) => save({ args: { tableName, ...values, parentId: parentId || null, isNew } }),
    onDone: () => {
      notify.success(`${form.form.getValues('codeName')}已保存`)
      onClose()
    },
  })
  const parents = items.map(({ codeId, codeName }) => [codeId, `${codeId} ${codeName}`] as const)
  const entries: Record<string, PlainEntry> = isNew
    ? {
        codeId: { kind: 'line', label: '代码', required: true, max: 12, hint: CODE_TEXTS.code },
        codeName: NAME,
        parentId: { kind: 'choice', label: '上级代码', isListed: true, options: parents },
        inUse: IN_USE,
      }
    : { codeName: NAME, inUse: IN_USE }
  return (
    <Dialog title={item ? `修改代码 ${item.codeId}` : '新增代码'} onClose={onClose}>
      <EntryForm of={form} className={admin.form}>
        {Object.entries(entries).map(([name, entry]) => (
          <Field key={name} name={name} entry={entry} />
        ))}
        {form.problem !== '' && (
          <p role="alert" className={admin.bad}>
            {form.problem}
          </p>
        )}
        <div className={admin.foot}>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" htmlType="submit" loading={form.isBusy}>
            保存
          </Button>
        </div>
      </EntryForm>
    </Dialog>
  )
}
