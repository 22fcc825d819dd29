import type { Content } from './api'
import styles from './managing.module.css'

interface Difference {
  readonly label: string
  readonly before: string
  readonly after: string
}

const HEADS = {
  title: '标题',
  docNo: '文号',
  issuer: '发布机关',
  issueDate: '发布日期',
  effectDate: '施行日期',
  status: '效力',
  owner: '负责人',
  validUntil: '有效期至',
} as const

/** What two versions have otherwise, by entry and article; articles are matched by their numbers. */
function differencesOf(before: Content | undefined, after: Content): Difference[] {
  const heads = Object.entries(HEADS).map(([name, label]) => {
    const key = name as keyof typeof HEADS
    return { label, before: before?.[key] ?? '', after: after[key] ?? '' }
  })
  const [old, now] = [textsOf(before), textsOf(after)]
  const articles = [...new Set([...now.keys(), ...old.keys()])].map(no => ({
    label: no,
    before: old.get(no) ?? '',
    after: now.get(no) ?? '',
  }))
  return [...heads, ...articles].filter(each => each.before !== each.after)
}

const textsOf = (content: Content | undefined): ReadonlyMap<string, string> =>
  new Map(content?.articles.map(({ no, text }) => [no, text]))

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
        {found.map(({ label, before: old, after: now }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{old ? <del>{old}</del> : '（无）'}</td>
            <td>{now ? <ins>{now}</ins> : '（删除）'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
