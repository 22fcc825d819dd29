import { useCan } from '@portal/shared-lib'
import { LONGEST_MACRO_NAME, MOST_MACROS, macroProblems, SHARES_MACROS } from '@portal/shared-lib/contract/rules/macro'
import { FormDialog, told } from '@portal/shared-lib/ui-form'
import type { About, ActionForm, Values } from '../form'
import { useCaseworkMacrosSaveMutation } from './api'
import { isKeepable, keptOf, type Macro, saidOf } from './macro'
import styles from './macros.module.css'

export const NAME = {
  kind: 'line',
  label: '名称',
  required: true,
  max: LONGEST_MACRO_NAME,
  isCut: true,
  placeholder: '如：欠薪转人社',
} as const

export const SHARED = { kind: 'point', label: '共享给本单位' } as const

interface SaveMacroProps {
  readonly form: ActionForm
  readonly about: About
  readonly values: Values
  readonly macros: readonly Macro[]
  readonly onClose: () => void
}

/** Keeps what is filled in under a name; the own one of that name is replaced. */
export function SaveMacro({ form, about, values, macros, onClose }: SaveMacroProps) {
  const [save] = useCaseworkMacrosSaveMutation()
  const mayShare = useCan(SHARES_MACROS)
  const { action } = form
  const own = macros.filter(({ owner }) => !owner)
  if (!isKeepable(action)) return null
  const kept = keptOf(form, values, about)
  const [problem] = macroProblems(action, kept)
  const named = (name: string) => own.find(one => one.name === name.trim())
  const full = (name: string) =>
    own.length >= MOST_MACROS && !named(name) ? `最多保存${MOST_MACROS}个常用操作，请先删除不用的` : ''
  return (
    <FormDialog
      title="存为常用操作"
      entries={{ name: NAME, ...(mayShare && { shared: SHARED }) }}
      values={{ name: '', shared: false }}
      obstacle={problem?.text ?? ''}
      problemsOf={({ name }) => (name.trim() ? told(full(name)) : [{ field: 'name', text: '请填写名称' }])}
      send={({ name, shared }) =>
        save({ args: { macroId: named(name)?.macroId ?? '', name, action, values: kept, shared } })
      }
      submits="保存"
      done="已存为常用操作，可在办理时填入"
      onClose={onClose}
    >
      <p className={styles.kept}>{saidOf({ action, values: kept, units: unitsIn(values), ...NOBODY })}</p>
      <p className={styles.hint}>
        信访人姓名和内容分类以标记保存，填入时换成当时的信访件；日期、文号、附件和知悉人员不保存。与已有名称相同的，替换原有内容。
      </p>
    </FormDialog>
  )
}

const NOBODY = { macroId: '', name: '', shared: false, owner: '' }

const unitsIn = (values: Values): Macro['units'] =>
  Object.values(values).flatMap(value =>
    Array.isArray(value)
      ? value.flatMap(each => (isUnit(each) ? [{ orgId: each.orgId, name: each.name, problem: '' }] : []))
      : [],
  )

const isUnit = (each: unknown): each is { readonly orgId: string; readonly name: string } =>
  typeof each === 'object' && each !== null && 'orgId' in each && 'name' in each
