import { WhileLoading } from '@portal/shared-lib'
import { PreviewLink } from '@portal/shared-lib/page'
import { Uploads, useUploads } from '@portal/shared-lib/ui-data'
import { useEffect, useEffectEvent, useState } from 'react'
import { type ChosenFile, listOf } from '../form'
import type { ControlProps } from './control'
import styles from './fields.module.css'

/** Files that are uploaded with it; those of an earlier draft stay until they are taken away. */
export function Files({ field, value, onChange }: ControlProps<'files'>) {
  return <FileChoice most={field.most} files={listOf<ChosenFile>(value)} onChange={onChange} />
}

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
