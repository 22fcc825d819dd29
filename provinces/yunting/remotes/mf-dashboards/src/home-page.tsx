import { greeting, useDesktop } from '@portal/shared-lib'
import { Empty, Loading, Page, Section, Trouble } from '@portal/shared-lib/page'
import { useDashboardNoticesQuery } from './api'

const SHOWN = 6

/** /home/index as it was in 0.0.9: the notices alone. */
export default function HomePage() {
  const desktop = useDesktop()
  const { data, error, isLoading, refetch } = useDashboardNoticesQuery({ limit: SHOWN })
  return (
    <Page title={`${greeting(new Date())}，${desktop?.userName ?? ''}`}>
      <Section title="通知公告">
        {isLoading && <Loading />}
        {error && <Trouble error={error} onRetry={() => void refetch()} />}
        {data?.list.length === 0 && <Empty />}
        <ul>
          {data?.list.map(({ id, title, createdAt }) => (
            <li key={id}>
              {title} <time>{createdAt.slice(0, 10)}</time>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  )
}
