import { SEARCH_FACETS } from '@portal/shared-lib/contract/rules/search'
import type { Answer } from './api'
import type { Asked, Chosen } from './asked'
import styles from './search.module.css'

interface FacetsProps {
  readonly answer: Answer
  readonly asked: Asked
  readonly ask: (next: Partial<Asked>) => void
}

/** By what the hits can be narrowed, each value with how many it leaves; a chosen one is taken back by the same button. */
export function Facets({ answer: { facets }, asked: { chosen }, ask }: FacetsProps) {
  const gone = chosen.filter(({ facet }) => !facets.some(other => other.facet === facet))
  return (
    <aside aria-label="筛选条件" className={styles.facets}>
      {chosen.length > 0 && (
        <button type="button" className={styles.quiet} onClick={() => ask({ chosen: [] })}>
          取消全部条件
        </button>
      )}
      {gone.map(one => (
        <p key={one.facet} className={styles.hint}>
          已选{SEARCH_FACETS[one.facet]}，没有符合的内容
        </p>
      ))}
      {facets.map(({ facet, values }) => (
        <section key={facet} aria-label={SEARCH_FACETS[facet]}>
          <h2>{SEARCH_FACETS[facet]}</h2>
          <ul>
            {values.map(({ value, name, count, more }) => (
              <li key={value}>
                <button
                  type="button"
                  aria-pressed={isChosen(chosen, { facet, value })}
                  onClick={() => ask({ chosen: toggled(chosen, { facet, value }) })}
                >
                  <span>{name}</span>
                  {count !== null && (
                    <span className={styles.count}>
                      {count}
                      {more && '+'}
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </aside>
  )
}

const isChosen = (chosen: readonly Chosen[], one: Chosen) =>
  chosen.some(({ facet, value }) => facet === one.facet && value === one.value)

/** One value of a facet at most: petitions of two years at once are two searches. */
function toggled(chosen: readonly Chosen[], one: Chosen): Chosen[] {
  const others = chosen.filter(({ facet }) => facet !== one.facet)
  return isChosen(chosen, one) ? others : [...others, one]
}
