import { looks, notify, onLooks, send, sessionSlice, showLooks, store, useDesktop } from '@portal/shared-lib'
import { saveAfterAction, saveLooks } from '@portal/shared-lib/contract/calls/account'
import { type AfterAction, USUAL_AFTER_ACTION } from '@portal/shared-lib/contract/rules/after-action'
import type { Looks } from '@portal/shared-lib/contract/rules/looks'
import { Dialog } from '@portal/shared-lib/page'
import { useSyncExternalStore } from 'react'
import styles from './looks.module.css'

type Choices<Name extends keyof Looks> = readonly (readonly [Looks[Name], string])[]

const THEMES: Choices<'theme'> = [
  ['light', '浅色'],
  ['dark', '深色'],
  ['contrast', '高对比度'],
  ['system', '跟随系统'],
]
const TEXT_SIZES: Choices<'text'> = [
  ['standard', '标准'],
  ['large', '大'],
  ['largest', '特大'],
]
const DENSITIES: Choices<'density'> = [
  ['loose', '宽松'],
  ['compact', '紧凑'],
]

const AFTER_ACTIONS: readonly (readonly [AfterAction, string])[] = [
  ['list', '返回列表'],
  ['next', '打开列表中的下一件'],
  ['stay', '留在本件'],
]

/** In use at once; where it cannot be kept, it holds until the user signs out. */
async function goOnBy(afterAction: AfterAction): Promise<void> {
  store.dispatch(sessionSlice.actions.chose({ afterAction }))
  const { error } = await send(saveAfterAction, { afterAction })
  if (error) notify.error(error.message)
}

/** Shown at once; where it cannot be kept for other machines, that is said, and this browser keeps it all the same. */
async function choose(next: Looks): Promise<void> {
  showLooks(next)
  const { error } = await send(saveLooks, next)
  if (error) notify.error(error.message)
}

/** 显示设置: colours, size of what is written, room between, and where one goes from what is handled. */
export function LooksDialog({ onClose }: { onClose: () => void }) {
  const chosen = useSyncExternalStore(onLooks, looks)
  const desktop = useDesktop()
  const put = (part: Partial<Looks>) => void choose({ ...chosen, ...part })
  return (
    <Dialog title="显示设置" onClose={onClose}>
      <div className={styles.looks}>
        <Choice title="配色" value={chosen.theme} choices={THEMES} onChoose={theme => put({ theme })} />
        <Choice title="字号" value={chosen.text} choices={TEXT_SIZES} onChoose={text => put({ text })} />
        <Choice title="疏密" value={chosen.density} choices={DENSITIES} onChoose={density => put({ density })} />
        {desktop?.seesCases === '1' && (
          <Choice
            title="从列表打开的信访件办理后"
            value={desktop.afterAction ?? USUAL_AFTER_ACTION}
            choices={AFTER_ACTIONS}
            onChoose={afterAction => void goOnBy(afterAction)}
          />
        )}
        <p>立即生效，并随您的账号保存，在其他电脑登录后同样适用。</p>
      </div>
    </Dialog>
  )
}

interface ChoiceProps<Value extends string> {
  readonly title: string
  readonly value: Value
  readonly choices: readonly (readonly [Value, string])[]
  readonly onChoose: (value: Value) => void
}

function Choice<Value extends string>({ title, value, choices, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {choices.map(([name, words]) => (
        <label key={name}>
          <input type="radio" name={title} checked={name === value} onChange={() => onChoose(name)} />
          {words}
        </label>
      ))}
    </fieldset>
  )
}
