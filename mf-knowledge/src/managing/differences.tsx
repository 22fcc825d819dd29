import { picturesIn } from '@portal/shared-lib/contract/rules/formatted'
import type { Content } from './api'
import styles from './managing.module.css'

interface Difference {
  readonly label: string
  readonly before: string
  readonly after: string
  /** What has changed where the words have not. */
  readonly note?: string
}

const HEADS = {
  title: '标题',
  docNo: '文号',
  issuer: '发布机关',
  source: '来源',
  issueDate: '发布日期',
  effectDate: '施行日期',
  status: '效力',
  owner: '负责人',
  validUntil: '有效期至',
} as const

/** What two versions have otherwise, by entry and article; articles are matched by their numbers. */
function differencesOf(before: Content | undefined, after: Content): Difference[] {
  const heads: Difference[] = Object.entries(HEADS).map(([name, label]) => {
    const key = name as keyof typeof HEADS
    return { label, before: before?.[key] ?? '', after: after[key] ?? '' }
  })
  const [old, now] = [articlesOf(before), articlesOf(after)]
  const articles = [...new Set([...now.keys(), ...old.keys()])].map(no => ({
    label: no,
    before: old.get(no)?.text ?? '',
    after: now.get(no)?.text ?? '',
    note: noteOf(old.get(no), now.get(no)),
  }))
  const attachments = { label: '附件', before: namesOf(before), after: namesOf(after), note: fileNoteOf(before, after) }
  return [...heads, ...articles, attachments].filter(each => each.before !== each.after || each.note)
}

type Article = Content['articles'][number]

const articlesOf = (content: Content | undefined): ReadonlyMap<string, Article> =>
  new Map(content?.articles.map(article => [article.no, article]))

/** Words show what has changed in them; a picture or the formatting alone would be missed. */
function noteOf(before: Article | undefined, after: Article | undefined): string {
  if (!before || !after) return ''
  const [old, now] = [before.body ?? [], after.body ?? []]
  if (picturesIn(old).join() !== picturesIn(now).join()) return '图片有改动'
  return before.text === after.text && JSON.stringify(old) !== JSON.stringify(now) ? '文字未变，仅格式有改动' : ''
}

const namesOf = (content: Content | undefined): string =>
  (content?.attachments ?? []).map(({ name }) => name).join('\n')

const idsOf = (content: Content | undefined): string => (content?.attachments ?? []).map(({ id }) => id).join()

const fileNoteOf = (before: Content | undefined, after: Content): string =>
  namesOf(before) === namesOf(after) && idsOf(before) !== idsOf(after) ? '名称未变，文件已更换' : ''

/** Two versions beside each other, where they differ. */
export function Differences({ before, after }: { readonly before: Content | undefined; readonly after: Content }) {
  const found = differencesOf(before, after)
  if (found.length === 0) return <p className={styles.hint}>两个版本没有不同</p>
  return (
    <table className={styles.differences} aria-label="前后对照">
      <thead>
        <tr>
          <th scope="col">项目</th>
          <th scope="col">原内容</th>
          <th scope="col">新内容</th>
        </tr>
      </thead>
      <tbody>
        {found.map(({ label, before: old, after: now, note }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {old === now ? (
              <td colSpan={2} className={styles.note}>
                {note}
              </td>
            ) : (
              <>
                <td>{old ? <del>{old}</del> : '（无）'}</td>
                <td>
                  {now ? <ins>{now}</ins> : '（删除）'}
                  {note && <p className={styles.note}>{note}</p>}
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
