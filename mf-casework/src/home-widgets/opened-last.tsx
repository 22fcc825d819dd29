import { Empty, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useCaseworkOpenedLastQuery } from '../registration/api'
import styles from './home-widgets.module.css'

const addressOf = (petitionNo: string) => `/toDoManage/handle?${new URLSearchParams({ xfjbh: petitionNo })}`

/** The cases that the user has opened last, with the way back to each. */
export default function OpenedLast() {
  const { data, error, refetch } = useCaseworkOpenedLastQuery({}, { refetchOnMountOrArgChange: true })
  return (
    <Section title="最近打开">
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.length === 0 && <Empty hint="打开过的信访件会列在这里" />}
      <ul className={styles.rows} data-links>
        {data?.map(({ petitionNo, summary, stateName, openedAt }) => (
          <li key={petitionNo}>
            <Link to={addressOf(petitionNo)} title={`${petitionNo} ${summary}`}>
              {summary || petitionNo}
            </Link>
            <span>{stateName}</span>
            <time>{openedAt.slice(5, 16)}</time>
          </li>
        ))}
      </ul>
    </Section>
  )
}
