import { useDesktop } from '@portal/shared-lib'
import { Page, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { type Colleague, useSamplePeopleQuery } from '../api'
import { ColleagueList } from './colleague-list'
import { NameSearch } from './name-search'
import { WriteDialog } from './write-dialog'

const SHOWN = 100

/** /sample/colleagues: the people of the user's region, by name; who may write can write to one of them. */
export default function ColleaguesPage() {
  const regionCode = useDesktop()?.regionCode ?? ''
  const [userName, setUserName] = useState('')
  const [receiver, writeTo] = useState<Colleague>()
  const { data, error, isFetching, refetch } = useSamplePeopleQuery({ regionCode, userName, limit: SHOWN })
  return (
    <Page title="示例列表">
      <NameSearch onSearch={setUserName} />
      {error ? (
        <Trouble error={error} onRetry={() => void refetch()} />
      ) : (
        <ColleagueList colleagues={data?.list} total={data?.total} loading={isFetching} onWrite={writeTo} />
      )}
      {receiver && <WriteDialog receiver={receiver} onClose={() => writeTo(undefined)} />}
    </Page>
  )
}
