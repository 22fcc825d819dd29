import { notify } from '@portal/shared-lib'
import {
  type CodeItemsAnswer,
  type SaveCodeItemArgs,
  saveCodeItem,
} from '@portal/shared-lib/contract/calls/code-tables'
import { CODE_PATTERN, CODE_TEXTS, MOST_CODE_NAME } from '@portal/shared-lib/contract/rules/code-tables'
import { Button, Dialog, Fields } from '@portal/shared-lib/page'
import { CONTROLS, EntryForm, fieldOf, type PlainEntry, textOf, useEntryForm } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import admin from '../admin.module.css'
import { messageOf } from '../message-of'
import { useAdminPreviewCodeItemMutation, useAdminSaveCodeItemMutation } from './api'

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
const WHEN: Record<string, PlainEntry> = {
  inUse: { kind: 'point', label: '可以选择', hint: CODE_TEXTS.closing },
  validFrom: { kind: 'day', label: '起始日期' },
  validTo: { kind: 'day', label: '截止日期', hint: CODE_TEXTS.days },
}

/** What is about to be saved, and how many petitions bear the code. */
interface Previewed {
  readonly args: SaveCodeItemArgs
  readonly petitions: number
}

/** Adds a code, or changes the name of one and when it can be chosen; the latter in two steps. */
export function CodeDialog({ tableName, items, item, onClose }: CodeDialogProps) {
  const [save] = useAdminSaveCodeItemMutation()
  const [preview] = useAdminPreviewCodeItemMutation()
  const [previewed, show] = useState<Previewed>()
  const isNew = item === undefined
  const finish = async (args: SaveCodeItemArgs) => {
    const { error } = await save({ args })
    if (!error) {
      notify.success(`${args.codeName}已保存`)
      onClose()
    }
    return { error }
  }
  const form = useEntryForm({
    values: {
      codeId: item?.codeId ?? '',
      codeName: item?.codeName ?? '',
      parentId: item?.parentId ?? '',
      inUse: item?.inUse ?? true,
      validFrom: item?.validFrom ?? '',
      validTo: item?.validTo ?? '',
    },
    names: saveCodeItem.send,
    problemsOf: ({ codeId, codeName, validFrom, validTo }) => [
      ...(CODE_PATTERN.test(codeId) ? [] : [{ field: 'codeId', text: CODE_TEXTS.code }]),
      ...(textOf(codeName).trim() ? [] : [{ field: 'codeName', text: CODE_TEXTS.name }]),
      ...(validFrom && validTo && validTo < validFrom ? [{ field: 'validTo', text: CODE_TEXTS.backwards }] : []),
    ],
    send: async ({ parentId, validFrom, validTo, ...values }) => {
      const days = { validFrom: validFrom || null, validTo: validTo || null }
      const args = { tableName, ...values, ...days, parentId: parentId || null, isNew }
      const isSame = item?.inUse === args.inUse && item.validFrom === days.validFrom && item.validTo === days.validTo
      if (isNew || isSame) return finish(args)
      const { data, error } = await preview({ args: { tableName, codeId: args.codeId } })
      show(data && { args, petitions: data.petitions })
      return { error }
    },
  })
  const parents = items.map(({ codeId, codeName }) => [codeId, `${codeId} ${codeName}`] as const)
  const entries: Record<string, PlainEntry> = isNew
    ? {
        codeId: { kind: 'line', label: '代码', required: true, max: 12, hint: CODE_TEXTS.code },
        codeName: NAME,
        parentId: { kind: 'choice', label: '上级代码', isListed: true, options: parents },
        ...WHEN,
      }
    : { codeName: NAME, ...WHEN }
  return (
    <Dialog title={item ? `修改代码 ${item.codeId}` : '新增代码'} onClose={onClose}>
      {previewed && <Confirm {...previewed} save={finish} onBack={() => show(undefined)} />}
      <div hidden={previewed !== undefined}>
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
      </div>
    </Dialog>
  )
}

interface ConfirmProps extends Previewed {
  readonly save: (args: SaveCodeItemArgs) => Promise<{ readonly error?: unknown }>
  readonly onBack: () => void
}

/** When the code will be offered, and what bears it already. */
function Confirm({ args, petitions, save, onBack }: ConfirmProps) {
  const [problem, tell] = useState('')
  const { codeName, inUse, validFrom, validTo } = args
  const days = `${validFrom ?? '不限'}至${validTo ?? '长期'}`
  const confirm = async () => {
    const { error } = await save(args)
    tell(error ? messageOf(error) : '')
  }
  return (
    <div className={admin.form}>
      <Fields
        rows={[
          ['名称', codeName],
          ['可以选择', inUse ? days : '否'],
          ['影响', `已使用该代码的${petitions}件信访件不变，仍显示“${codeName}”`, 'wide'],
        ]}
      />
      {problem !== '' && (
        <p role="alert" className={admin.bad}>
          {problem}
        </p>
      )}
      <div className={admin.foot}>
        <Button onClick={onBack}>上一步</Button>
        <Button type="primary" onClick={() => void confirm()}>
          确认保存
        </Button>
      </div>
    </div>
  )
}
