import { WhileLoading } from '@portal/shared-lib'
import { MAX_FILES } from '@portal/shared-lib/contract/rules/attachment'
import { PreviewLink } from '@portal/shared-lib/page'
import { Uploads, useUploads } from '@portal/shared-lib/ui-data'
import { useEffect, useEffectEvent, useState } from 'react'
import { type ChosenFile, listOf } from '../form'
import type { ControlProps } from './control'
import styles from './fields.module.css'

/** Files that are uploaded with it; those of an earlier draft stay until they are taken away. */
export const Files = ({ value, onChange }: ControlProps<'files'>) => (
  <FileChoice most={MAX_FILES} files={listOf<ChosenFile>(value)} onChange={onChange} />
)

/** As `Files`, of one. */
export const File = ({ value, onChange }: ControlProps<'file'>) => (
  <FileChoice most={1} files={listOf<ChosenFile>(value)} onChange={onChange} />
)

interface FileChoiceProps {
  /** Files that it takes. */
  readonly most: number
  readonly files: readonly ChosenFile[]
  readonly onChange: (files: readonly ChosenFile[]) => void
}

export function FileChoice({ most, files, onChange }: FileChoiceProps) {
  const [before, setBefore] = useState(files)
  const uploads = useUploads()
  const ids = uploads.fileIds.join()
  const tell = useEffectEvent((kept: readonly ChosenFile[]) => {
    const uploaded = uploads.files.flatMap(({ fileId, name }) => (fileId ? [{ id: fileId, name }] : []))
    onChange([...kept, ...uploaded])
  })
  useEffect(() => {
    if (ids) tell(before)
  }, [ids, before])
  const remove = (id: string) => {
    const kept = before.filter(file => file.id !== id)
    setBefore(kept)
    tell(kept)
  }
  return (
    <div>
      <ul className={styles.kept}>
        {before.map(file => (
          <li key={file.id}>
            {file.name}
            <PreviewLink file={file} among={before} />
            <button type="button" aria-label={`移除 ${file.name}`} onClick={() => remove(file.id)}>
              移除
            </button>
          </li>
        ))}
      </ul>
      <WhileLoading fallback={null}>
        <Uploads
          most={most}
          others={before.length}
          files={uploads.files}
          onAdd={uploads.add}
          onRemove={file => {
            uploads.remove(file)
            onChange(files.filter(({ id }) => id !== file.fileId))
          }}
        />
      </WhileLoading>
    </div>
  )
}
