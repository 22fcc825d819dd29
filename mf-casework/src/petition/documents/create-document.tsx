import { onDemand, WhileLoading } from '@portal/shared-lib'
import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { Button } from '@portal/shared-lib/ui'
import { useState } from 'react'
import styles from './documents.module.css'
import { useMadeDocuments } from './made'
import { MadeList } from './made-list'

const CreateDialog = onDemand(() => import('./create-dialog'))

/** Leads to a document made from a template, and shows those that were made. */
export function CreateDocument({ petition }: { petition: PetitionAnswer }) {
  const [isOpen, open] = useState(false)
  const { documents, note } = useMadeDocuments(petition.petitionNo)
  return (
    <div className={styles.create}>
      <Button onClick={() => open(true)}>生成文书</Button>
      <MadeList documents={documents} />
      {isOpen && (
        <WhileLoading fallback={null}>
          <CreateDialog
            petitionNo={petition.petitionNo}
            onClose={() => open(false)}
            onMade={document => {
              open(false)
              note(document)
            }}
          />
        </WhileLoading>
      )}
    </div>
  )
}
