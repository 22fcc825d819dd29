import { Link } from '@portal/shared-lib/router'
import type { KeyboardEvent } from 'react'
import { addressOf, opensWindow } from './addresses'
import type { Hit } from './api'
import { Marked } from './marked'
import styles from './search.module.css'
import { SimilarPetitions } from './similar-petitions'

interface HitsProps {
  readonly hits: readonly Hit[]
  /** Words that are marked in them. */
  readonly marks: readonly string[]
}

/** Hits, one below the other; J and K, or the arrows, lead from one to the next, Enter opens it. */
export function Hits({ hits, marks }: HitsProps) {
  return (
    <ol className={styles.hits} onKeyDown={step}>
      {hits.map(hit => (
        <li key={`${hit.tab} ${hit.id}`}>
          <Title hit={hit} marks={marks} />
          <p className={styles.excerpt}>
            {hit.article && <strong>{hit.article} </strong>}
            <Marked text={hit.excerpt} marks={marks} />
          </p>
          <div className={styles.place}>
            {hit.tab === 'xfj' && <span className={styles.number}>{hit.id}</span>}
            <span>{hit.place}</span>
            {hit.at && <span>{hit.at}</span>}
            {!opensWindow(hit) && <InWindow hit={hit} />}
            {hit.tab === 'xfj' && <SimilarPetitions petitionNo={hit.id} />}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Title({ hit, marks }: { readonly hit: Hit; readonly marks: readonly string[] }) {
  const address = addressOf(hit)
  const title = <Marked text={hit.title} marks={marks} />
  return (
    <h3 id={headingOf(hit)}>
      {address && (
        <Link to={address} target={opensWindow(hit) ? '_blank' : undefined}>
          {title}
        </Link>
      )}
      {!address && (
        <>
          {title} <span className={styles.hint}>（在右上角用户菜单“资料下载”中下载）</span>
        </>
      )}
      {hit.status && <span className={styles.status}>{hit.status}</span>}
      {hit.isExpired && <span className={styles.expired}>已过有效期</span>}
    </h3>
  )
}

const headingOf = ({ tab, id }: Hit): string => `hit-${tab}-${id}`

/** Beside the search, which stays open. */
function InWindow({ hit }: { readonly hit: Hit }) {
  const address = addressOf(hit)
  if (!address) return null
  return (
    <Link to={address} target="_blank" aria-describedby={headingOf(hit)}>
      新窗口打开
    </Link>
  )
}

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

function step(event: KeyboardEvent<HTMLElement>) {
  const by = STEPS[event.key]
  if (!by || event.ctrlKey || event.metaKey || event.altKey) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('h3 a')]
  const at = event.target instanceof HTMLElement ? links.indexOf(event.target) : -1
  const next = links[at + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}
