import { useCan } from '@portal/shared-lib'
import { Button, Empty, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { FRESH } from '../fresh'
import { useOfficialOfCaseQuery } from './api'
import { DraftDialog } from './draft-dialog'
import styles from './official.module.css'
import { DocumentTable } from './official-list'

/** Of a petition: its official documents, and the way to another; nothing without the right. */
export function DocumentsOf({ petitionNo }: { readonly petitionNo: string }) {
  const mayRead = useCan('official/officialList')
  if (!mayRead) return null
  return (
    <Section title="公文">
      <Documents petitionNo={petitionNo} />
    </Section>
  )
}

function Documents({ petitionNo }: { readonly petitionNo: string }) {
  const mayDraft = useCan('gw:draft')
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useOfficialOfCaseQuery({ petitionNo }, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <>
      {mayDraft && (
        <div className={styles.heading}>
          <Button onClick={() => setOpen(true)}>拟公文</Button>
        </div>
      )}
      {isOpen && <DraftDialog petitionNo={petitionNo} onClose={() => setOpen(false)} />}
      {data.length === 0 ? <Empty hint="该信访件还没有公文" /> : <DocumentTable rows={data} />}
    </>
  )
}
