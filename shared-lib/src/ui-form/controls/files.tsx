import { useEffect, useEffectEvent, useState } from 'react'
import { MAX_FILES } from '../../contract/rules/attachment'
import { PreviewLink } from '../../page'
import { WhileLoading } from '../../sdk/on-demand'
import { Uploads } from '../../ui-data'
import { useUploads } from '../../ui-data/use-uploads'
import { type ControlProps, listOf } from '../entry'
import { useHolding } from '../use-entry'
import styles from './controls.module.css'

export interface ChosenFile {
  readonly id: string
  readonly name: string
}

export const fileIdsOf = (files: readonly ChosenFile[]): string[] => files.map(({ id }) => id)

/** Files that are uploaded with it; those of an earlier draft stay until they are taken away. */
export const Files = ({ value, onChange }: ControlProps<unknown>) => (
  <FileChoice most={MAX_FILES} files={listOf<ChosenFile>(value)} onChange={onChange} />
)

/** As `Files`, of one. */
export const File = ({ value, onChange }: ControlProps<unknown>) => (
  <FileChoice most={1} files={listOf<ChosenFile>(value)} onChange={onChange} />
)

interface FileChoiceProps {
  /** Files that it takes. */
  readonly most: number
  readonly files: readonly ChosenFile[]
  readonly onChange: (files: readonly ChosenFile[]) => void
  readonly label?: string
  /** Whether it takes what is pasted elsewhere in the form; it does. */
  readonly takesPasted?: boolean
}

/** Files of a form, which is not sent while one of them is on its way. */
export function FileChoice({ most, files, onChange, ...look }: FileChoiceProps) {
  const [before, setBefore] = useState(files)
  const uploads = useUploads()
  const ids = uploads.fileIds.join()
  useHolding(uploads.uploading)
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
      <ul className={styles.files}>
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
          {...look}
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
