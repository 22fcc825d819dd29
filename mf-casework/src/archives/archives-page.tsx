import type { ArchiveCategory, VolumeState } from '@portal/shared-lib/contract/rules/archive'
import { Page, Tabs } from '@portal/shared-lib/page'
import { useState } from 'react'
import { FRESH } from '../fresh'
import { useArchiveCountsQuery } from './api'
import { Destructions } from './destructions'
import { Transfers } from './transfers'
import { VolumeList } from './volume-list'
import { WaitingList } from './waiting-list'

type Tab = ArchiveCategory | VolumeState | 'expired' | 'transfers' | 'destructions'

/** /official/archives: what waits to be gathered, the volumes by what has become of them, and the lists of what left. */
export default function ArchivesPage() {
  const [tab, setTab] = useState<Tab>('petition')
  const { data } = useArchiveCountsQuery({}, FRESH)
  const tabs = [
    { key: 'petition', title: '待组卷信访件', count: data?.petitions },
    { key: 'document', title: '待组卷公文', count: data?.documents },
    { key: '1', title: '组卷中', count: data?.open },
    { key: '2', title: '已成卷', count: data?.closed },
    { key: 'expired', title: '保管期满', count: data?.expired },
    { key: '3', title: '已移交', count: data?.transferred },
    { key: 'transfers', title: '移交清单', count: data?.transfers },
    { key: '4', title: '已销毁', count: data?.destroyed },
    { key: 'destructions', title: '销毁清册', count: data?.destructions },
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
  if (tab === 'destructions') return <Destructions />
  return <VolumeList state={tab === 'expired' ? '2' : tab} expired={tab === 'expired'} />
}
