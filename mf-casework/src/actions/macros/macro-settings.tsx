import { notify, useCan } from '@portal/shared-lib'
import { MOST_MACROS, macroProblems, SHARES_MACROS } from '@portal/shared-lib/contract/rules/macro'
import { Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { FormDialog, told } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import buttons from '../buttons.module.css'
import { textOf } from '../form'
import { FORMS } from '../forms'
import { useCaseworkMacrosQuery, useCaseworkMacrosRemoveMutation, useCaseworkMacrosSaveMutation } from './api'
import { type Macro, saidOf } from './macro'
import styles from './macros.module.css'
import { NAME, SHARED } from './save-macro'

/** What each fills in; one's own are changed and removed here. */
export function MacroSettings() {
  const { data, error, refetch } = useCaseworkMacrosQuery({}, { refetchOnMountOrArgChange: true })
  const [changed, change] = useState<Macro>()
  const [remove] = useCaseworkMacrosRemoveMutation()
  const takeAway = async ({ macroId, name }: Macro) => {
    const { error: refused } = await remove({ args: { macroId } })
    if (refused) notify.warning(refused.message ?? '删除失败，请重试')
    else notify.success(`已删除“${name}”`)
  }
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const own = data.filter(({ owner }) => !owner).length
  return (
    <div className={styles.dialog}>
      <p className={styles.hint}>
        常用操作只填写办理表单，由您核对后提交。办理时点“存为常用操作”新增，在信访件或列表预览中按 M 使用。已保存{own}
        个，最多
        {MOST_MACROS}个。
      </p>
      {data.length === 0 && <Empty hint="打开一个办理操作，填好后点“存为常用操作”" />}
      <ul className={styles.rows} aria-label="常用操作">
        {data.map(macro => (
          <li key={macro.macroId}>
            <strong>
              {macro.name}
              <span className={styles.owner}>{sharingOf(macro)}</span>
            </strong>
            <p>{saidOf(macro)}</p>
            {!macro.owner && (
              <div>
                <button
                  type="button"
                  className={buttons.quiet}
                  aria-label={`修改 ${macro.name}`}
                  onClick={() => change(macro)}
                >
                  修改
                </button>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`删除 ${macro.name}`}
                  onClick={() => void takeAway(macro)}
                >
                  删除
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {changed && <ChangeMacro macro={changed} onClose={() => change(undefined)} />}
    </div>
  )
}

function sharingOf({ owner, shared }: Macro): string {
  if (owner) return `${owner}共享`
  return shared ? '已共享给本单位' : ''
}

interface ChangeMacroProps {
  readonly macro: Macro
  readonly onClose: () => void
}

/** Changes its name and its words; to whom it goes is changed by keeping a form again. */
function ChangeMacro({ macro, onClose }: ChangeMacroProps) {
  const [save] = useCaseworkMacrosSaveMutation()
  const mayShare = useCan(SHARES_MACROS)
  const { macroId, action, values } = macro
  const texts = FORMS.get(action)?.fields.filter(({ name, kind }) => kind === 'words' && name in values) ?? []
  const words = texts.map(({ name, label, kind, ...field }) => {
    const max = 'max' in field && typeof field.max === 'number' ? field.max : 0
    return [name, { kind: 'words', label, max, rows: 4 } as const] as const
  })
  const entered = (held: Readonly<Record<string, unknown>>) => ({
    ...values,
    ...Object.fromEntries(words.map(([name]) => [name, textOf(held[name]).trim()])),
  })
  const first = Object.fromEntries(words.map(([name]) => [name, textOf(values[name])]))
  return (
    <FormDialog<Readonly<Record<string, unknown>>>
      title="修改常用操作"
      width={640}
      entries={{ name: NAME, ...Object.fromEntries(words), ...(mayShare && { shared: SHARED }) }}
      values={{ ...first, name: macro.name, shared: macro.shared }}
      problemsOf={held =>
        textOf(held.name).trim()
          ? told(macroProblems(action, entered(held))[0]?.text ?? '')
          : [{ field: 'name', text: '请填写名称' }]
      }
      send={held =>
        save({
          args: {
            macroId,
            name: textOf(held.name),
            action,
            values: entered(held),
            shared: held.shared === true && mayShare,
          },
        })
      }
      submits="保存"
      done="常用操作已修改"
      onClose={onClose}
    >
      <p className={styles.hint}>
        {'{信访人}、{内容分类}在填入时换成当时的信访件。接收单位和其他选项，请在办理时填好，以相同名称重新保存。'}
      </p>
    </FormDialog>
  )
}
