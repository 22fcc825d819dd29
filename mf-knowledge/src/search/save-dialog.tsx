import { saveSearch } from '@portal/shared-lib/contract/calls/search'
import { FormDialog, type PlainEntry, told } from '@portal/shared-lib/ui-form'
import { useKnowledgeSaveSearchMutation } from './api'
import type { Asked } from './asked'

const ENTRIES: Readonly<Record<string, PlainEntry>> = { name: { kind: 'line', label: '名称', max: 20 } }

interface SaveDialogProps {
  readonly asked: Asked
  readonly onClose: () => void
}

/** Saves what is looked for, with its conditions, under a name. */
export function SaveDialog({ asked: { page: _, chosen, ...kept }, onClose }: SaveDialogProps) {
  const [save] = useKnowledgeSaveSearchMutation()
  return (
    <FormDialog
      title="保存搜索"
      submits="保存"
      entries={ENTRIES}
      values={{ name: kept.words.slice(0, 20) }}
      problemsOf={({ name }) => told(name.trim() ? '' : '请填写名称')}
      send={({ name }) => save({ args: { name: name.trim(), ...kept, chosen: [...chosen] } })}
      names={saveSearch.send}
      done="搜索已保存"
      onClose={onClose}
    />
  )
}
