import { notify, reads, remoteApi, WhileLoading } from '@portal/shared-lib'
import { citable } from '@portal/shared-lib/contract/calls/knowledge'
import { citationOf } from '@portal/shared-lib/contract/rules/knowledge'
import { Dialog, Empty, Loading, Trouble, useSettled } from '@portal/shared-lib/page'
import { DayPicker } from '@portal/shared-lib/ui-data'
import { useId, useState } from 'react'
import { KnowledgeLink } from '../../suggestions/knowledge-link'
import { type Suggested, Suggestions } from '../../suggestions/suggestions'
import type { About } from '../form'
import { addCitation } from './add-citation'
import styles from './citing.module.css'

const LONGEST_WORDS = 50

interface CitingDialogProps {
  readonly petition: About['petition']
  readonly today: string
  /** What the entry holds. */
  readonly text: string
  /** Characters that it takes. */
  readonly max: number
  readonly onChange: (text: string) => void
  readonly onClose: () => void
}

/**
 * 插入法规: articles of what is in force on a day, by title, number or text; each is put behind what the entry holds, as
 * opinions cite it. What fits the petition is offered before anything is looked for.
 */
export default function CitingDialog({ petition, today, text, max, onChange, onClose }: CitingDialogProps) {
  const [typed, type] = useState('')
  const [on, choose] = useState(today)
  const [added, note] = useState('')
  const dayId = useId()
  const words = useSettled(typed.trim())
  const insert = (article: Suggested, isWhole: boolean) => {
    const citation = citationOf(article) + (isWhole ? `：${article.text}` : '')
    const next = addCitation(text, citation)
    if (next.length > max) return notify.warning(`插入后超过${max}个字，请只插入引用或先删减内容`)
    onChange(next)
    note(next === text ? `已有该引用，没有重复插入：${citationOf(article)}` : `已插入：${citationOf(article)}`)
  }
  const ways = (article: Suggested) => <Ways article={article} onInsert={isWhole => insert(article, isWhole)} />
  return (
    <Dialog title="插入法规" width={760} onClose={onClose}>
      <div className={styles.dialog}>
        <div className={styles.asked}>
          <input
            type="search"
            aria-label="查找条文"
            placeholder="法规名称、条号（如 34）、内容或拼音首字母；多个词用空格隔开"
            maxLength={LONGEST_WORDS}
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
          <label htmlFor={dayId}>适用日期</label>
          <span className={styles.day}>
            <WhileLoading fallback={null}>
              <DayPicker id={dayId} value={on} onChange={day => choose(day ?? today)} />
            </WhileLoading>
          </span>
        </div>
        <p className={styles.hint}>只列出适用日期当天施行的版本。信访事项发生在以前的，请改为行为发生时的日期。</p>
        <p className={styles.added} role="status">
          {added}
        </p>
        {words ? (
          <Found words={words} on={on}>
            {ways}
          </Found>
        ) : (
          <Fitting petition={petition} on={on}>
            {ways}
          </Fitting>
        )}
      </div>
    </Dialog>
  )
}

interface WaysProps {
  readonly article: Suggested
  readonly onInsert: (isWhole: boolean) => void
}

const Ways = ({ article, onInsert }: WaysProps) => (
  <>
    <button type="button" aria-label={`插入引用：${citationOf(article)}`} onClick={() => onInsert(false)}>
      插入引用
    </button>
    <button type="button" aria-label={`插入引用和条文：${citationOf(article)}`} onClick={() => onInsert(true)}>
      插入引用和条文
    </button>
  </>
)

interface ListProps {
  readonly on: string
  readonly children: (article: Suggested) => React.ReactNode
}

/** What fits the petition, as far as it was in force on the day. */
function Fitting({ petition, on, children }: ListProps & Pick<CitingDialogProps, 'petition'>) {
  const asked = { kinds: ['law' as const, 'policy' as const], subject: petition.categoryName, text: petition.summary }
  return (
    <section aria-label="按内容分类推荐">
      <Suggestions asked={asked} none="没有按内容分类推荐的法规，请输入名称、条号或内容查找。">
        {article =>
          article.effectDate && article.effectDate <= on ? children(article) : <em>适用日期时尚未施行，不能引用</em>
        }
      </Suggestions>
    </section>
  )
}

function Found({ words, on, children }: ListProps & { readonly words: string }) {
  const { currentData, error, refetch } = useCaseworkCitableQuery({ words, on })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!currentData) return <Loading />
  if (currentData.length === 0) return <Empty hint="没有找到：请换个说法，或检查适用日期" />
  return (
    <ul className={styles.found} aria-label="找到的条文">
      {currentData.map(article => (
        <li key={`${article.documentId} ${article.no}`}>
          <p>
            <strong>
              {article.title}　{article.no}
            </strong>
            <span className={styles.hint}>
              {article.docNo} {article.effectDate} 至 {article.until ?? '今'}
            </span>
          </p>
          <p className={styles.text} title={article.text}>
            {article.text}
          </p>
          <p className={styles.ways}>
            {children(article)}
            <KnowledgeLink documentId={article.documentId} no={article.no} />
          </p>
        </li>
      ))}
    </ul>
  )
}

const { useCaseworkCitableQuery } = remoteApi('mf-casework', 'casework', build => ({
  caseworkCitable: reads(build, citable, ['Knowledge']),
}))
