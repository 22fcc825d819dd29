import { useId } from 'react'
import styles from '../form/form.module.css'
import { TextLine } from './text-line'
import type { OrganisationEditing } from './use-organisation-form'

/** Whether it is a petition office, and if so how to reach it; whether petitions may be sent to it. */
export function ReachFields({ editing }: { editing: OrganisationEditing }) {
  const { entered, change } = editing
  return (
    <>
      <Check
        label="信访机构"
        text="本机构是信访工作机构"
        checked={entered.isPetition === '1'}
        onChange={checked => change({ isPetition: checked ? '1' : '0' })}
      />
      {entered.isPetition === '1' && (
        <>
          <TextLine editing={editing} field="postalAddress" />
          <TextLine editing={editing} field="receptionAddress" />
          <TextLine editing={editing} field="telephone" />
          <TextLine editing={editing} field="postalCode" />
        </>
      )}
      <Check
        label="可否选择"
        text="可作为转送、交办的去向"
        checked={entered.isChoose === '1'}
        onChange={checked => change({ isChoose: checked ? '1' : '0' })}
      />
    </>
  )
}

interface CheckProps {
  readonly label: string
  readonly text: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

function Check({ label, text, checked, onChange }: CheckProps) {
  const id = useId()
  return (
    <div className={`${styles.field} ${styles.wide}`}>
      <span className={styles.label}>{label}</span>
      <div className={styles.check}>
        <input id={id} type="checkbox" checked={checked} onChange={event => onChange(event.target.checked)} />
        <label htmlFor={id}>{text}</label>
      </div>
    </div>
  )
}
