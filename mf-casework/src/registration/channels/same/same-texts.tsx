import type { SameOnlineAnswer } from '@portal/shared-lib/contract/calls/online'
import { Alert, Section } from '@portal/shared-lib/page'
import { useCaseworkSameOnlineQuery } from '../../api'
import styles from './same.module.css'
import type { Along, Chosen } from './use-registering-same'

interface SameProps {
  readonly itemId: string
  readonly chosen: Chosen
  readonly onChoose: (chosen: Chosen) => void
}

/** 批量登记, 批量归并: what else waits with the same text or by the same petitioner. */
export function SameTexts({ itemId, chosen, onChoose }: SameProps) {
  const { data } = useCaseworkSameOnlineQuery({ itemId }, { refetchOnMountOrArgChange: true })
  const strangers = data ? Object.keys(chosen).filter(id => !data.some(one => one.itemId === id)).length : 0
  if (!data || data.length + strangers === 0) return null
  const alike = data.filter(({ sameText }) => sameText).map(one => one.itemId)
  const all = (along: Along, ids: readonly string[]) => onChoose(Object.fromEntries(ids.map(id => [id, along])))
  const everybody = data.map(one => one.itemId)
  return (
    <Section title={`相同内容或同一信访人的来件（${data.length}件）`}>
      {strangers > 0 && (
        <Alert type="warning" title={`所选的${strangers}件与本件既非相同内容也非同一信访人，不能归并。`} />
      )}
      <p className={styles.hint}>
        一并登记的各自编号、各自办理；归并的各自编号，并入本件办理，本件办结前可以撤销并案。
        {alike.length > 0 && <Choice name="全部一并登记" onChoose={() => all('each', alike)} />}
        <Choice name="全部归并" onChoose={() => all('merged', everybody)} />
        <Choice name="清除选择" onChoose={() => onChoose({})} />
      </p>
      <ul className={styles.list}>
        {data.map(one => (
          <SameItem
            key={one.itemId}
            item={one}
            along={chosen[one.itemId]}
            onChoose={along => onChoose(withOne(chosen, one.itemId, along))}
          />
        ))}
      </ul>
    </Section>
  )
}

const Choice = ({ name, onChoose }: { readonly name: string; readonly onChoose: () => void }) => (
  <button type="button" className={styles.link} onClick={onChoose}>
    {name}
  </button>
)

function withOne(chosen: Chosen, itemId: string, along: Along | undefined): Chosen {
  const { [itemId]: _, ...others } = chosen
  return along ? { ...others, [itemId]: along } : others
}

interface ItemProps {
  readonly item: SameOnlineAnswer[number]
  readonly along: Along | undefined
  readonly onChoose: (along: Along | undefined) => void
}

function SameItem({ item, along, onChoose }: ItemProps) {
  const { petitioner, submittedAt, sourceNo, title, sameText, samePerson } = item
  const why = [samePerson && '同一信访人', sameText && '相同内容'].filter(Boolean).join('、')
  return (
    <li>
      <label>
        <select
          aria-label={`${petitioner} ${sourceNo} 如何处理`}
          value={along ?? ''}
          onChange={({ target }) => onChoose((target.value || undefined) as Along | undefined)}
        >
          <option value="">另行登记</option>
          {sameText && <option value="each">一并登记</option>}
          <option value="merged">归并到本件</option>
        </select>
        <span title={title}>
          {petitioner} {submittedAt.slice(0, 16)} {sourceNo}（{why}）
        </span>
      </label>
    </li>
  )
}
