import { notify } from '@portal/shared-lib'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import buttons from '../buttons.module.css'
import type { About, ActionForm, Values } from '../form'
import { useCaseworkMacrosQuery } from './api'
import { filledBy, isKeepable, type Macro, saidOf } from './macro'
import styles from './macros.module.css'
import { SaveMacro } from './save-macro'

interface PanelMacrosProps {
  readonly form: ActionForm
  readonly about: About
  readonly values: Values
  /** The one that it was opened by; empty: none. */
  readonly macroId: string
  /** Fills in; what is there beside that stays. */
  readonly onFill: (values: Values) => void
}

interface Applied {
  readonly name: string
  readonly leftOut: readonly string[]
  /** What stood there before. */
  readonly before: Values
}

/** 常用操作 of an action that is being filled in: each fills the form and sends nothing; what is filled in can be kept. */
export function PanelMacros(props: PanelMacrosProps) {
  const { form, about } = props
  return isKeepable(form.action) && !about.proceeding && !form.call ? <Macros {...props} /> : null
}

function Macros({ form, about, values, macroId, onFill }: PanelMacrosProps) {
  const { data = [], isSuccess } = useCaseworkMacrosQuery({})
  const [applied, setApplied] = useState<Applied>()
  const [isSaving, save] = useState(false)
  const offered = data.filter(({ action }) => action === form.action)
  const apply = async (macro: Macro) => {
    const filled = await filledBy(macro, form, about)
    const names = Object.keys(filled.values)
    const before = Object.fromEntries(names.map(name => [name, values[name]]))
    onFill(filled.values)
    setApplied({ name: macro.name, leftOut: filled.leftOut, before })
  }
  useFirst(macroId, isSuccess ? offered : undefined, apply)
  return (
    <section className={styles.line} aria-label="常用操作">
      <span>常用操作</span>
      {offered.map(macro => (
        <button
          key={macro.macroId}
          type="button"
          className={styles.chip}
          title={`填入：${saidOf(macro)}`}
          onClick={() => void apply(macro)}
        >
          {macro.name}
        </button>
      ))}
      <button type="button" className={buttons.quiet} onClick={() => save(true)}>
        存为常用操作
      </button>
      {applied && (
        <p role="status">
          已按“{applied.name}”填入，尚未提交，请核对。
          {applied.leftOut.length > 0 && <strong>未填入：{applied.leftOut.join('；')}。</strong>}
          <button
            type="button"
            className={buttons.quiet}
            onClick={() => {
              onFill(applied.before)
              setApplied(undefined)
            }}
          >
            撤销填入
          </button>
        </p>
      )}
      {isSaving && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the dialog are not those of the panel around it
        <div onKeyDown={event => event.stopPropagation()}>
          <SaveMacro form={form} about={about} values={values} macros={data} onClose={() => save(false)} />
        </div>
      )}
    </section>
  )
}

/** Fills in by the macro that the form was opened by, once. */
function useFirst(macroId: string, offered: readonly Macro[] | undefined, apply: (macro: Macro) => Promise<void>) {
  const isOver = useRef(false)
  const begin = useEffectEvent((macros: readonly Macro[]) => {
    isOver.current = true
    const macro = macros.find(one => one.macroId === macroId)
    if (macro) void apply(macro)
    else notify.warning('该常用操作已删除，请直接填写')
  })
  useEffect(() => {
    if (macroId && offered && !isOver.current) begin(offered)
  }, [macroId, offered])
}
