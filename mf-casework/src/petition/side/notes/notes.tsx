import { onDemand, WhileLoading } from '@portal/shared-lib'
import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { Loading, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useCaseNotesQuery } from '../../../case-api'
import parts from '../../../record/parts.module.css'
import { type Note, NoteItem } from './note-item'
import styles from './notes.module.css'

const NoteDialog = onDemand(() => import('./note-dialog'))

/** 便签: what colleagues noted beside a case; read where there are some, or when somebody looks. */
export function Notes({ petition: { petitionNo, noteCount } }: { petition: PetitionAnswer }) {
  const [isOpen, open] = useState(noteCount > 0)
  const { data, error, refetch } = useCaseNotesQuery({ petitionNo }, { skip: !isOpen })
  const [written, write] = useState<Note | 'new'>()
  const count = data?.length ?? noteCount
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>便签{count > 0 && `（${count}）`}</summary>
      {error ? <Trouble error={error} onRetry={() => void refetch()} /> : isOpen && !data && <Loading />}
      {data && (
        <>
          <ul className={styles.list}>
            {data.map(note => (
              <NoteItem key={note.noteId} petitionNo={petitionNo} note={note} onWrite={() => write(note)} />
            ))}
          </ul>
          <button type="button" className={parts.file} onClick={() => write('new')}>
            写便签
          </button>
        </>
      )}
      {written && (
        <WhileLoading fallback={null}>
          <NoteDialog
            petitionNo={petitionNo}
            note={written === 'new' ? undefined : written}
            onClose={() => write(undefined)}
          />
        </WhileLoading>
      )}
    </details>
  )
}
