import type { ArchiveCategory, VolumeState } from '@portal/shared-lib/contract/rules/archive'
import { Page, Tabs } from '@portal/shared-lib/page'
import { useState } from 'react'
import { FRESH } from '../fresh'
import { useArchiveTransfersQuery, useArchiveVolumesQuery, useArchiveWaitingQuery } from './api'
import { Transfers } from './transfers'
import { VolumeList } from './volume-list'
import { WaitingList } from './waiting-list'

type Tab = ArchiveCategory | VolumeState | 'transfers'

const ONE = { limit: 1 }

/** /official/archives: what waits to be gathered, the volumes by what has become of them, and the lists of what was handed over. */
export default function ArchivesPage() {
  const [tab, setTab] = useState<Tab>('petition')
  const { data: petitions } = useArchiveWaitingQuery({ ...ONE, category: 'petition' }, FRESH)
  const { data: documents } = useArchiveWaitingQuery({ ...ONE, category: 'document' }, FRESH)
  const { data: open } = useArchiveVolumesQuery({ ...ONE, state: '1' }, FRESH)
  const { data: closed } = useArchiveVolumesQuery({ ...ONE, state: '2' }, FRESH)
  const { data: transferred } = useArchiveVolumesQuery({ ...ONE, state: '3' }, FRESH)
  const { data: lists } = useArchiveTransfersQuery(ONE, FRESH)
  const tabs = [
    { key: 'petition', title: '待组卷信访件', count: petitions?.total },
    { key: 'document', title: '待组卷公文', count: documents?.total },
    { key: '1', title: '组卷中', count: open?.total },
    { key: '2', title: '已成卷', count: closed?.total },
    { key: '3', title: '已移交', count: transferred?.total },
    { key: 'transfers', title: '移交清单', count: lists?.total },
  ] as const
  return (
    <Page>
      <Tabs<Tab> label="档案" tabs={tabs} shown={tab} onShow={setTab}>
        <Shown key={tab} tab={tab} />
      </Tabs>
    </Page>
  )
}

function Shown({ tab }: { readonly tab: Tab }) {
  if (tab === 'petition' || tab === 'document') return <WaitingList category={tab} />
  if (tab === 'transfers') return <Transfers />
  return <VolumeList state={tab} />
}
