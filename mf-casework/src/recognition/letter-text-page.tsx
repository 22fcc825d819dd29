import { asPortalError, composition, notify, send } from '@portal/shared-lib'
import { link } from '@portal/shared-lib/contract/calls/files'
import { Button, Empty, Loading, Page, Section, Trouble } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { useState } from 'react'
import { printPage } from '../print-dialog/print-page'
import { useCaseworkLetterPageQuery, useCaseworkLetterTextQuery } from './api'
import { PagePicture } from './page-picture'
import { PageWords } from './page-words'
import styles from './recognition.module.css'
import { Turning } from './turning'

/** /letter/shibiechakanlaixin: the scan of a registered letter beside what was read in it. */
export default function LetterTextPage() {
  const [parameters] = useSearchParams()
  const petitionNo = parameters.get('xfjbh') ?? ''
  if (!petitionNo) {
    return (
      <Page>
        <Empty hint="请从信访件打开" />
      </Page>
    )
  }
  return <LetterText petitionNo={petitionNo} />
}

function LetterText({ petitionNo }: { petitionNo: string }) {
  const { data, error, refetch } = useCaseworkLetterTextQuery({ petitionNo })
  const [number, setNumber] = useState(0)
  const drawn = useCaseworkLetterPageQuery({ petitionNo, number })
  if (error) return <Trouble error={error} onRetry={refetch} />
  if (!data) return <Loading />
  const page = data.pages[number]
  const found = data.found.filter(one => one.page === number)
  return (
    <Page
      title={`识别查看来信 ${petitionNo}`}
      action={
        <>
          {data.files.map(({ id, name }) => (
            <Button key={id} onClick={() => void download(id)} title={name}>
              下载原件
            </Button>
          ))}
          <Button onClick={() => void printPage({ what: 'letter', petitionNos: [petitionNo] })}>打印</Button>
        </>
      }
    >
      <Turning number={number} count={drawn.data?.count ?? data.pages.length} onTurn={setNumber} />
      <div className={styles.sides}>
        <Section title="来信原件">
          {drawn.data?.picture && <PagePicture drawn={drawn.data} page={page} found={found} onChoose={undefined} />}
          {drawn.isFetching && !drawn.data && <Loading />}
          {(drawn.error || drawn.data?.picture === '') && <Empty hint="原件无法显示，请下载查看" />}
        </Section>
        <Section title="识别文字">
          {page ? <PageWords page={page} found={found} onChoose={undefined} /> : <Empty hint="此件没有识别文字" />}
        </Section>
      </div>
    </Page>
  )
}

async function download(fileId: string): Promise<void> {
  const { data, error } = await send(link, { fileId })
  if (data) window.location.assign(composition().province.basePath + data.path)
  else notify.error(asPortalError(error).message)
}
