import type { FoundField } from '@portal/shared-lib/contract/rules/letter-finds'
import { Loading, Section, Tabs } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useCaseworkScanPageQuery } from './api'
import { PagePicture } from './page-picture'
import { PageWords } from './page-words'
import styles from './recognition.module.css'
import { Turning } from './turning'
import type { Recognition } from './words'

interface ViewProps {
  readonly recognition: Recognition
  readonly itemId: string
  /** What was found was chosen in the picture or in the text. */
  readonly onChoose?: (field: FoundField) => void
}

type Tab = 'picture' | 'text'

const TABS: readonly { readonly key: Tab; readonly title: string }[] = [
  { key: 'picture', title: '原件' },
  { key: 'text', title: '识别文字' },
]

/** A letter page by page: its picture, and what was read, with what was found marked in both. */
export function LetterView({ recognition, itemId, onChoose }: ViewProps) {
  const [number, setNumber] = useState(0)
  const [tab, setTab] = useState<Tab>('picture')
  const { data, error } = useCaseworkScanPageQuery({ itemId, number })
  const found = recognition.found.filter(({ page }) => page === number)
  const page = recognition.pages[number]
  return (
    <Section title="来信原件">
      <Tabs label="来信原件" tabs={TABS} shown={tab} onShow={setTab}>
        <Turning number={number} count={data?.count ?? Math.max(recognition.pages.length, 1)} onTurn={setNumber} />
        {tab === 'text' && page && <PageWords page={page} found={found} onChoose={onChoose} />}
        {tab === 'text' && !page && <p className={styles.soft}>本页没有识别文字</p>}
        {tab === 'picture' && data?.picture && (
          <PagePicture drawn={data} page={page} found={found} onChoose={onChoose} />
        )}
        {tab === 'picture' && !data && !error && <Loading />}
        {tab === 'picture' && (data?.picture === '' || (!data && Boolean(error))) && (
          <p className={styles.soft}>原件无法显示，请下载附件查看</p>
        )}
      </Tabs>
    </Section>
  )
}
