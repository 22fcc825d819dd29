import { usePageTitle } from '@portal/shared-lib/page'
import { Link, useSearchParams } from '@portal/shared-lib/router'
import styles from './lists.module.css'

/** Which of its lists a page shows; empty: the first. */
export const useListOfPage = (): string => useSearchParams()[0].get('list') ?? ''

interface ListsOfPageProps {
  readonly path: string
  /** Name in the address, that of the first is empty, and title of each, where it is another than the page's. */
  readonly lists: readonly (readonly [name: string, title?: string])[]
}

/** The lists of a page that has several. */
export function ListsOfPage({ path, lists }: ListsOfPageProps) {
  const shown = useListOfPage()
  const usual = usePageTitle()
  return (
    <nav className={styles.lists} aria-label="列表">
      {lists.map(([name, title]) => (
        <Link
          key={name}
          to={name ? `${path}?list=${name}` : path}
          {...(name === shown && { 'aria-current': 'page' as const })}
        >
          {title ?? usual}
        </Link>
      ))}
    </nav>
  )
}
