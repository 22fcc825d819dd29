import type { Draft } from './use-draft'
import styles from './write.module.css'

/** Whether the draft is safe, and what to do where another window has changed it. */
export function KeepingLine({ draft: { keeping, started, settle } }: { draft: Draft }) {
  if (keeping !== 'elsewhere') return <span className={styles.keeping}>{wordsOf(keeping, started)}</span>
  return (
    <span role="alert" className={styles.elsewhere}>
      草稿已在其他窗口修改、发送或删除，此处内容仍保留。
      <button type="button" onClick={() => settle('mine')}>
        以此处内容为准
      </button>
      <button type="button" onClick={() => settle('theirs')}>
        改用其他窗口的内容
      </button>
    </span>
  )
}

function wordsOf(keeping: Exclude<Draft['keeping'], 'elsewhere'>, started: boolean): string {
  if (typeof keeping === 'object') return `草稿暂存在本机，尚未保存到服务器：${keeping.failed}`
  if (keeping === 'opening') return '正在打开草稿...'
  if (!started) return ''
  return keeping === 'saved' ? '草稿已保存' : '草稿保存中...'
}
