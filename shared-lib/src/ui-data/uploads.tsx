import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { ACCEPTED_ENDINGS, fileProblem, MAX_FILES, tooManyFiles } from '../contract/rules/attachment'
import { NOT_CLASSIFIED } from '../contract/rules/classified-words'
import { notify } from '../sdk/notify'
import styles from './uploads.module.css'
import { UploadsList } from './uploads-list'
import type { StagedFile } from './use-uploads'

interface UploadsProps {
  readonly files: readonly StagedFile[]
  readonly onAdd: (file: File) => void
  readonly onRemove: (file: StagedFile) => void
  /** Files that the form takes. */
  readonly most?: number
  /** Files that the form has beside those. */
  readonly others?: number
  /** What they are called. */
  readonly label?: string
  /** Whether it takes what is pasted elsewhere in the form. */
  readonly takesPasted?: boolean
}

const ACCEPTED = ACCEPTED_ENDINGS.map(ending => `.${ending}`).join()

/** Attachments of a form: chosen, dropped or pasted, checked by the rules, staged at the server one by one. */
export default function Uploads({ files, onAdd, onRemove, most = MAX_FILES, others = 0, ...look }: UploadsProps) {
  const { label = '附件', takesPasted = true } = look
  const [over, setOver] = useState(false)
  const section = useRef<HTMLElement>(null)
  const id = useId()
  const add = (chosen: FileList) => {
    if (others + files.length + chosen.length > most) notify.warning(tooManyFiles(most))
    else addAll([...chosen], onAdd)
  }
  usePastedFiles(section, files => takesPasted && add(files))
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isOver)
  }
  return (
    <section
      ref={section}
      aria-label={label}
      className={over ? `${styles.uploads} ${styles.over}` : styles.uploads}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={event => {
        drag(false)(event)
        add(event.dataTransfer.files)
      }}
    >
      <label htmlFor={id} className={styles.choose}>
        选择文件
      </label>
      <input
        id={id}
        type="file"
        multiple={most > 1}
        accept={ACCEPTED}
        className={styles.input}
        onChange={({ target }) => {
          if (target.files) add(target.files)
          // So that the same file may be chosen again.
          target.value = ''
        }}
      />
      <span className={styles.hint}>
        可拖入或粘贴，最多{most}个，每个不超过100MB，中断后可续传。{NOT_CLASSIFIED}。
      </span>
      <UploadsList files={files} onRemove={onRemove} />
    </section>
  )
}

function addAll(files: readonly File[], onAdd: (file: File) => void): void {
  for (const file of files) {
    const problem = fileProblem(file.name, file.size)
    if (problem) notify.warning(problem)
    else onAdd(file)
  }
}

/** Files that are pasted anywhere in the form or the dialog in which the attachments are. */
function usePastedFiles(section: { readonly current: HTMLElement | null }, add: (files: FileList) => void): void {
  const paste = useEffectEvent(({ clipboardData, target }: ClipboardEvent) => {
    const form = section.current?.closest('form, dialog, [role=dialog]') ?? section.current
    if (clipboardData?.files.length && target instanceof Node && form?.contains(target)) add(clipboardData.files)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}
