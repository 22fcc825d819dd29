import { onDemand, WhileLoading } from '@portal/shared-lib'
import { CONTROLS } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import styles from '../citing/citing.module.css'
import { textOf } from '../form'
import { type ControlProps, useAbout } from './control'

const CitingDialog = onDemand(() => import('../citing/citing-dialog'))

/** Text of several lines; where it says on which law something rests, articles are looked up and put in. */
export function Words(props: ControlProps<'words'>) {
  return (
    <>
      <CONTROLS.words {...props} />
      {props.entry.citesLaw && <Citing {...props} />}
    </>
  )
}

function Citing({ entry, value, onChange }: ControlProps<'words'>) {
  const { petition, today } = useAbout()
  const [isOpen, open] = useState(false)
  return (
    <>
      <button type="button" className={styles.cite} onClick={() => open(true)}>
        插入法规
      </button>
      {isOpen && (
        <WhileLoading fallback={null}>
          <CitingDialog
            petition={petition}
            today={today}
            text={textOf(value)}
            max={entry.max}
            onChange={onChange}
            onClose={() => open(false)}
          />
        </WhileLoading>
      )}
    </>
  )
}
