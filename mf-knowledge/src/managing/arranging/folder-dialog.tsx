import { saveFolder } from '@portal/shared-lib/contract/calls/knowledge-admin'
import { LONGEST_FOLDER } from '@portal/shared-lib/contract/rules/knowledge'
import { FormDialog, type PlainEntry } from '@portal/shared-lib/ui-form'
import type { PlacedNode } from '../../tree/nodes'
import { useKnowledgeSaveFolderMutation } from '../api'

/** A folder that gets a name: one that is there, or a new one below another. */
export interface Naming {
  readonly parentId: string | null
  readonly folder?: PlacedNode
  /** Title of what a new one stands below. */
  readonly above?: string
}

const ENTRIES: Readonly<Record<string, PlainEntry>> = {
  title: { kind: 'line', label: '目录名称', max: LONGEST_FOLDER, required: true },
}

interface FolderDialogProps {
  readonly naming: Naming
  readonly onClose: () => void
}

export function FolderDialog({ naming: { parentId, folder, above }, onClose }: FolderDialogProps) {
  const [save] = useKnowledgeSaveFolderMutation()
  return (
    <FormDialog
      title={folder ? `目录改名：${folder.title}` : `新增目录：${above}`}
      submits="保存"
      width={480}
      entries={ENTRIES}
      values={{ title: folder?.title ?? '' }}
      send={({ title }) => save({ args: { id: folder?.id ?? '', parentId, title } })}
      names={saveFolder.send}
      done={folder ? '目录已改名' : '目录已新增，排在同级最后'}
      unsaved="目录名称"
      onClose={onClose}
    />
  )
}
