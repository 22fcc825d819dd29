import { onDemand, WhileLoading } from '@portal/shared-lib'
import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { Button } from '@portal/shared-lib/page'
import { useState } from 'react'
import { Attachments } from '../../record/attachments'
import styles from './documents.module.css'
import { type MadeDocument, useMadeDocuments } from './made'

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

/** Documents that were just made: to be looked at, printed, saved. */
function MadeList({ documents }: { documents: readonly MadeDocument[] }) {
  if (documents.length === 0) return null
  return (
    <section className={styles.made} aria-label="本次生成的文书">
      <h3>本次生成的文书</h3>
      <Attachments files={documents} />
      <p className={styles.hint}>在预览中可以打印；点击名称下载后可以修改，办理时作为附件上传。</p>
    </section>
  )
}
