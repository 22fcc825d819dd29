import { useCaseworkTimelineQuery } from '../../api'
import buttons from '../buttons.module.css'
import type { About, ActionForm, Values } from '../form'
import { argsOf } from '../values'
import { ActWords } from '../words/act-words'
import styles from './panel.module.css'

interface ChangedSinceProps {
  readonly form: ActionForm
  readonly about: About
  readonly values: Values
  /** The version on which the user has been writing. */
  readonly since: number
  /** Why it cannot be done any more; empty where it can. */
  readonly obstacle: string
  readonly onGoOn: () => void
}

/** Somebody else did something meanwhile: both stand side by side, and nothing is overwritten. */
export function ChangedSince({ form, about, values, since, obstacle, onGoOn }: ChangedSinceProps) {
  const { petitionNo } = about.petition
  // Of what is carried on beside a petition the versions are other ones than those of its timeline.
  const { data = [] } = useCaseworkTimelineQuery({ petitionNo }, { skip: about.proceeding !== undefined })
  const done = data.filter(({ version }) => version > since)
  const last = done.at(-1)
  return (
    <section className={styles.conflict} role="alert" aria-label="他人已处理">
      <p>{last ? `该事项已由${last.actor}于${last.at}处理，请刷新` : '该事项已被他人处理，请刷新'}</p>
      <div className={styles.beside}>
        <div>
          <h4>您填写的内容</h4>
          <ActWords form={form} args={argsOf(form, values, about)} names={{}} />
        </div>
        {done.length > 0 && (
          <div>
            <h4>他人处理的内容</h4>
            <ul>
              {done.map(({ version, at, actor, action, text, stateName }) => (
                <li key={version}>
                  {at}　{actor}　{action}　{stateName}
                  {text && <p>{text}</p>}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {obstacle ? (
        <p>{obstacle}。您填写的内容已保留在本机，可复制使用。</p>
      ) : (
        <button type="button" className={buttons.primary} onClick={onGoOn}>
          已查看，继续填写
        </button>
      )}
    </section>
  )
}
