import { Section } from '@portal/shared-lib/page'
import { useCaseworkSameOnlineQuery } from '../../api'
import styles from './same.module.css'

interface SameProps {
  readonly itemId: string
  readonly chosen: readonly string[]
  readonly onChoose: (itemIds: readonly string[]) => void
}

/** 批量登记: what else waits with the same text, to be registered along. */
export function SameTexts({ itemId, chosen, onChoose }: SameProps) {
  const { data = [] } = useCaseworkSameOnlineQuery({ itemId }, { refetchOnMountOrArgChange: true })
  if (data.length === 0) return null
  const all = data.map(one => one.itemId)
  return (
    <Section title={`相同内容的来件（${data.length}件）`}>
      <p className={styles.hint}>
        选中的来件与本件一并登记为同一事项，各自编号，信访人和原编号按各件原文。
        <button type="button" className={styles.link} onClick={() => onChoose(chosen.length === all.length ? [] : all)}>
          {chosen.length === all.length ? '取消全选' : '全选'}
        </button>
      </p>
      <ul className={styles.list}>
        {data.map(({ itemId: id, petitioner, submittedAt, sourceNo }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ target }) => onChoose(target.checked ? [...chosen, id] : chosen.filter(one => one !== id))}
              />
              {petitioner} {submittedAt.slice(0, 16)} {sourceNo}
            </label>
          </li>
        ))}
      </ul>
    </Section>
  )
}
