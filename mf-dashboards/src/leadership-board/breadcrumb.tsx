import { useDashboardRegionsQuery } from '../api'
import styles from './board.module.css'
import { useAsked } from './use-board'

/** From the caller's own region to the one that is shown; each leads back to it. */
export function Breadcrumb({ onGo }: { onGo: (region: string) => void }) {
  const { scope } = useAsked()
  const { data } = useDashboardRegionsQuery({ region: scope.region })
  const last = (data?.path.length ?? 0) - 1
  return (
    <nav aria-label="地区" className={styles.breadcrumb}>
      <ol>
        {data?.path.map(({ region, name }, at) => (
          <li key={region}>
            {at === last ? (
              <span aria-current="page">{name}</span>
            ) : (
              <button type="button" onClick={() => onGo(at === 0 ? '' : region)}>
                {name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
