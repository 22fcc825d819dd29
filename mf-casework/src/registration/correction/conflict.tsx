import { bringIntoSight } from '@portal/shared-lib/ui-form'
import buttons from '../../actions/buttons.module.css'
import panel from '../../actions/panel/panel.module.css'
import { useCaseworkTimelineQuery } from '../../api'
import { Changes } from '../../record/changes'
import type { FormValues } from '../engine/form-values'
import { TypedWords } from './typed-words'

const ID = 'correction-conflict'

/** Leads to it from wherever in the form one is. */
export function focusConflict(): void {
  const conflict = document.getElementById(ID)
  bringIntoSight(conflict)
  conflict?.focus({ preventScroll: true })
}

interface ConflictProps {
  readonly petitionNo: string
  /** The version that the form was opened on. */
  readonly since: number
  /** Why it cannot be corrected any more; empty where it can. */
  readonly obstacle: string
  readonly mine: FormValues
  /** Goes on with what is typed, everything else as it is now. */
  readonly onKeep: () => void
  /** Goes on with what is registered now. */
  readonly onTake: () => void
}

/** Somebody else has done something meanwhile: both stand side by side, and nothing is overwritten. */
export function Conflict({ petitionNo, since, obstacle, mine, onKeep, onTake }: ConflictProps) {
  const { data = [] } = useCaseworkTimelineQuery({ petitionNo })
  const done = data.filter(({ version }) => version > since)
  const last = done.at(-1)
  return (
    <section id={ID} tabIndex={-1} className={panel.conflict} role="alert" aria-label="他人已处理">
      <p>{last ? `该信访件已由${last.actor}于${last.at}处理` : '该信访件已被他人处理'}，您的修改尚未保存</p>
      <div className={panel.beside}>
        <div>
          <h4>您修改的内容</h4>
          <TypedWords typed={mine} />
        </div>
        <div>
          <h4>他人处理的内容</h4>
          <ul>
            {done.map(({ version, at, actor, action, text, changes = [] }) => (
              <li key={version}>
                {at}　{actor}　{action}
                {text && <p>{text}</p>}
                <Changes changes={changes} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      {obstacle ? (
        <p>{obstacle}。您填写的内容可复制使用。</p>
      ) : (
        <>
          <button type="button" className={buttons.primary} onClick={onKeep}>
            保留我修改的内容，其余采用最新登记
          </button>
          <button type="button" className={buttons.usual} onClick={onTake}>
            放弃我的修改，采用最新登记
          </button>
        </>
      )}
    </section>
  )
}
