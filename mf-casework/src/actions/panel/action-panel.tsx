import { EntriesOf } from '@portal/shared-lib/ui-form'
import { ActionField } from '../fields/action-field'
import { AboutContext } from '../fields/control'
import { FormerReturns } from './former-returns'
import { Limits } from './limits'
import styles from './panel.module.css'
import { PanelFoot } from './panel-foot'
import { PanelNotices } from './panel-notices'
import { PAPER } from './paper'
import { type Filling, useAction } from './use-action'
import { usePanel } from './use-panel'

interface ActionPanelProps extends Filling {
  /** Entered for an organisation without access: its paper goes with it. */
  readonly isProxy: boolean
  /** Why it cannot be done any more; empty where it can. */
  readonly obstacle: string
  /** What decides the same question another way, as far as that can be done too. */
  readonly others: readonly { readonly name: string; readonly onPress: () => void }[]
  readonly onClose: () => void
  /** Whether there is text in it that has not been submitted. */
  readonly onTyped: (isTyped: boolean) => void
}

/** An action as it is filled in, beside the case. What is typed stays when it is closed, until it is submitted. */
export function ActionPanel({ isProxy, obstacle, others, onClose, onTyped, ...filling }: ActionPanelProps) {
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
      <PanelNotices {...{ form, about, action, obstacle }} />
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
      <PanelFoot {...{ form, action, onSubmit }} isSubmitted={form.isSubmitted === true && !isProxy} />
    </section>
  )
}
