import { SHORTEST_WORD } from '@portal/shared-lib/contract/rules/search'
import { Empty, Trouble, useSettled } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import type { FoundInTree } from '../api'
import { documentAddress } from '../search/addresses'
import { Marked } from '../search/marked'
import styles from './tree-hits.module.css'

const LONGEST = 50
/** Milliseconds without a key. */
const QUIET_MS = 200

/** What is to be looked for of what is typed; empty while that is too short or still being typed. */
export function useSought(typed: string): string {
  const words = useSettled(typed.trim(), QUIET_MS)
  return words === typed.trim() && [...words].length >= SHORTEST_WORD ? words : ''
}

interface SearchInputProps {
  readonly label: string
  readonly typed: string
  readonly onType: (typed: string) => void
}

/** The box above a tree. */
export const SearchInput = ({ label, typed, onType }: SearchInputProps) => (
  <input
    type="search"
    className={styles.box}
    aria-label={label}
    placeholder="标题、条文或首字母"
    maxLength={LONGEST}
    value={typed}
    onChange={({ target }) => onType(target.value)}
  />
)

interface TreeHitsProps {
  readonly words: string
  readonly found: FoundInTree | undefined
  readonly error: unknown
  readonly onRetry: () => void
  /** Shows a node where it stands in the tree. */
  readonly onShow: (id: string) => void
  /** Whether readers have a page that shows it. */
  readonly isRead: boolean
}

/** Where the words stand: each place with the folders above it and the words around it. */
export function TreeHits({ words, found, error, onRetry, onShow, isRead }: TreeHitsProps) {
  if (error) return <Trouble error={error} onRetry={onRetry} />
  if (!found) return null
  if (found.hits.length === 0) return <Empty hint="没有找到：请换个说法或减少字数" />
  return (
    <>
      <ol className={styles.hits} aria-label="查找结果">
        {found.hits.map(hit => (
          <li key={`${hit.id} ${hit.no}`}>
            <button type="button" onClick={() => onShow(hit.id)}>
              <span className={styles.path}>{hit.path.join(' / ')}</span>
              <strong>
                <Marked text={hit.title} marks={[words]} />
              </strong>
            </button>
            {hit.no && (
              <p>
                {isRead ? (
                  <Link to={addressOf(hit)} target="_blank">
                    {hit.no}
                  </Link>
                ) : (
                  <strong>{hit.no}</strong>
                )}{' '}
                <Marked text={hit.excerpt} marks={[words]} />
              </p>
            )}
          </li>
        ))}
      </ol>
      {found.more && <p className={styles.more}>只列出前 {found.hits.length} 处，请再输入几个字</p>}
    </>
  )
}

const addressOf = ({ id, kind, no }: FoundInTree['hits'][number]): string =>
  documentAddress(kind === 'law', { id, article: no })
