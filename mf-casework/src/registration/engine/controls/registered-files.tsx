import { PreviewLink } from '@portal/shared-lib/page'
import { useEntry } from '@portal/shared-lib/ui-form'
import type { Correcting } from '../correcting'
import styles from './registered-files.module.css'

const ORIGINAL = '来件原件，不能撤回'

/** What a petition has attached already; what was attached by mistake is taken back once the form is saved. */
export function RegisteredFiles({ files }: Pick<Correcting, 'files'>) {
  const { value, onChange } = useEntry('correction.withdrawn')
  const withdrawn = (value ?? []) as readonly string[]
  const turn = (id: string) =>
    onChange(withdrawn.includes(id) ? withdrawn.filter(one => one !== id) : [...withdrawn, id])
  return (
    <ul className={styles.files} aria-label="已登记的附件">
      {files.map(({ mayWithdraw, ...file }) => {
        const isGone = withdrawn.includes(file.id)
        return (
          <li key={file.id}>
            <span className={isGone ? styles.gone : undefined}>{file.name}</span>
            <PreviewLink file={file} among={files} />
            {mayWithdraw ? (
              <button
                type="button"
                aria-label={`${isGone ? '恢复' : '撤回'} ${file.name}`}
                onClick={() => turn(file.id)}
              >
                {isGone ? '恢复' : '撤回'}
              </button>
            ) : (
              <span className={styles.stays}>{ORIGINAL}</span>
            )}
            {isGone && <span className={styles.stays}>保存后撤回</span>}
          </li>
        )
      })}
    </ul>
  )
}
