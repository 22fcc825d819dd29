import { useCan } from '@portal/shared-lib'
import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { PRINTED } from '@portal/shared-lib/contract/rules/prints'
import { Button, Loading, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useCasePapersQuery } from '../../case-api'
import { FRESH } from '../../fresh'
import { useOfficialOfCaseQuery } from '../../official/api'
import { PrintDialog } from '../../print-dialog/print-dialog'
import { contentsOf } from './contents'
import styles from './file-sheets.module.css'
import { Contents, Cover } from './sheets'
import { WholeFile } from './whole-file'

interface Of {
  readonly petition: PetitionAnswer
}

/** 档案封皮 and 卷内目录 of a petition, or its file as a whole (整卷), on paper. */
export function PrintFile({ petition }: Of) {
  const [shown, show] = useState<'cover' | 'contents' | 'file'>()
  return (
    <div className={styles.buttons}>
      <Button onClick={() => show('cover')}>打印{PRINTED.cover}</Button>
      <Button onClick={() => show('contents')}>打印{PRINTED.contents}</Button>
      <Button onClick={() => show('file')}>{PRINTED.file}打印</Button>
      {shown === 'file' && <WholeFile petition={petition} onClose={() => show(undefined)} />}
      {shown && shown !== 'file' && (
        <PrintDialog
          title={`打印${PRINTED[shown]}`}
          petitionNos={[petition.petitionNo]}
          printed={{ what: shown }}
          onClose={() => show(undefined)}
        >
          <Sheet petition={petition} shown={shown} />
        </PrintDialog>
      )}
    </div>
  )
}

function Sheet({ petition, shown }: Of & { readonly shown: 'cover' | 'contents' }) {
  const { petitionNo } = petition
  const mayRead = useCan('official/officialList')
  const papers = useCasePapersQuery({ petitionNo }, FRESH)
  const official = useOfficialOfCaseQuery({ petitionNo }, { ...FRESH, skip: !mayRead })
  const error = papers.error ?? official.error
  if (error) return <Trouble error={error} onRetry={() => void papers.refetch()} />
  if (!papers.data || official.isLoading) return <Loading />
  const filed = contentsOf({ petition, papers: papers.data, official: official.data ?? [] })
  return shown === 'cover' ? (
    <Cover petition={petition} filed={filed} />
  ) : (
    <Contents petition={petition} filed={filed} />
  )
}
