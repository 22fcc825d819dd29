import { EntriesOf } from '@portal/shared-lib/ui-form'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useCaseworkTimelineQuery } from '../../api'
import { FRESH } from '../../fresh'
import buttons from '../buttons.module.css'
import { ActionField } from '../fields/action-field'
import { AboutContext } from '../fields/control'
import type { Field } from '../form'
import { PanelMacros } from '../macros/panel-macros'
import { ChangedSince } from './changed-since'
import { Limits } from './limits'
import styles from './panel.module.css'
import { PanelFoot } from './panel-foot'
import { type Filling, useAction } from './use-action'

/** What proves an entry for an organisation without access. */
const PAPER: Field = {
  name: 'paperId',
  wire: 'dlrfj',
  label: '单位出具的书面材料',
  kind: 'file',
  text: '请上传单位出具的书面材料',
}

const ABOUT_RETURNS = ['申请退回', '撤销退回', '同意退回', '不同意退回', '提交协调']

/** What was asked for and decided so far about whose petition it is, oldest first. */
function FormerReturns({ petitionNo }: { petitionNo: string }) {
  const { data = [] } = useCaseworkTimelineQuery({ petitionNo }, FRESH)
  const returns = data.filter(({ action }) => ABOUT_RETURNS.includes(action))
  if (returns.length === 0) return null
  return (
    <section className={styles.former} aria-label="退回经过">
      <h3>退回经过（{returns.filter(({ action }) => action === '申请退回').length}次申请）</h3>
      <ol>
        {returns.map(({ version, at, action, organisation, actor, text }) => (
          <li key={version}>
            <strong>{action}</strong> {organisation} {actor} <time>{at.slice(0, 16)}</time>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface ActionPanelProps extends Filling {
  /** Entered for an organisation without access: its paper goes with it. */
  readonly isProxy: boolean
  /** Why it cannot be done any more; empty where it can. */
  readonly obstacle: string
  /** 常用操作 that fills it in at first; empty: none. */
  readonly macroId?: string
  /** What decides the same question another way, as far as that can be done too. */
  readonly others: readonly { readonly name: string; readonly onPress: () => void }[]
  readonly onClose: () => void
  /** Whether there is text in it that has not been submitted. */
  readonly onTyped: (isTyped: boolean) => void
}

/** An action as it is filled in, beside the case. What is typed stays when it is closed, until it is submitted. */
export function ActionPanel({
  isProxy,
  obstacle,
  macroId = '',
  others,
  onClose,
  onTyped,
  ...filling
}: ActionPanelProps) {
  const { about } = filling
  const form = isProxy ? { ...filling.form, fields: [...filling.form.fields, PAPER] } : filling.form
  const action = useAction({ ...filling, form })
  const { submit: onSubmit } = action
  const { id } = action.entries
  const panel = usePanel({ isTyped: action.isTyped, onTyped, onSubmit, onClose })
  return (
    <section {...panel} className={styles.panel} role="dialog" aria-labelledby={id} tabIndex={-1}>
      <header>
        <h2 id={id}>{form.name}</h2>
        {others.map(({ name, onPress }) => (
          <button key={name} type="button" className={styles.other} onClick={onPress}>
            改为{name}
          </button>
        ))}
        <button
          type="button"
          className={styles.fold}
          aria-label="收起（填写的内容会保留）"
          title="收起（Esc）"
          onClick={onClose}
        >
          ×
        </button>
      </header>
      <p className={styles.hint}>{form.note}</p>
      <PanelNotices form={form} about={about} action={action} obstacle={obstacle} />
      <PanelMacros form={form} about={about} values={action.values} macroId={macroId} onFill={action.fill} />
      {form.shows === 'returns' && <FormerReturns petitionNo={about.petition.petitionNo} />}
      <AboutContext value={about}>
        <EntriesOf of={action.entries}>
          {form.fields
            .filter(({ suits }) => suits?.(about) ?? true)
            .map(field => (
              <ActionField key={field.name} name={field.name} entry={field} required={field.text !== undefined} />
            ))}
        </EntriesOf>
      </AboutContext>
      <Limits form={form} values={action.values} petitionNo={about.petition.petitionNo} />
      <PanelFoot form={form} action={action} onSubmit={onSubmit} isSubmitted={form.isSubmitted === true && !isProxy} />
    </section>
  )
}

interface PanelNoticesProps extends Pick<Filling, 'form' | 'about'> {
  readonly action: ReturnType<typeof useAction>
  /** Why it cannot be done any more; empty where it can. */
  readonly obstacle: string
}

/** What one must know before going on: text from before, who else is writing, what somebody did meanwhile. */
function PanelNotices({ form, about, action, obstacle }: PanelNoticesProps) {
  const { isRestored, heldBy, changedSince, values } = action
  return (
    <>
      {isRestored && (
        <p className={styles.restored} role="status">
          已恢复上次未提交的内容
          <button type="button" className={buttons.quiet} onClick={() => void action.startAnew()}>
            重新填写
          </button>
        </p>
      )}
      {heldBy && (
        <p className={styles.warning} role="alert">
          {heldBy}正在编辑该信访件，请稍后再试
        </p>
      )}
      {changedSince !== undefined && (
        <ChangedSince
          form={form}
          about={about}
          values={values}
          obstacle={obstacle}
          since={changedSince}
          onGoOn={action.goOn}
        />
      )}
    </>
  )
}

interface Panel {
  readonly isTyped: boolean
  readonly onTyped: (isTyped: boolean) => void
  readonly onSubmit: () => void
  readonly onClose: () => void
}

/** Brings a panel into sight, tells whether it holds unsubmitted text, and hears its keys. */
function usePanel({ isTyped, onTyped, onSubmit, onClose }: Panel) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => onTyped(isTyped), [isTyped, onTyped])
  useEffect(() => () => onTyped(false), [onTyped])
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start' })
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) return onClose()
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'Enter') return
    event.preventDefault()
    onSubmit()
  }
  return { ref: panel, onKeyDown }
}
