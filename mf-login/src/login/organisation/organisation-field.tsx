import { useId } from 'react'
import type { Organisation } from '../form-state'
import { TextField } from '../text-field'
import styles from './organisation-field.module.css'
import { Suggestions } from './suggestions'
import { useCombobox } from './use-combobox'
import type { Organisations } from './use-organisations'

interface OrganisationFieldProps {
  readonly chosen: Organisation | undefined
  readonly disabled: boolean
  readonly organisations: Organisations
  readonly onEnter: () => void
  readonly onChoose: (organisation: Organisation | undefined) => void
}

/** The organisation: suggestions of those in which the account has a post, 20 more at a time. */
export function OrganisationField({ chosen, disabled, organisations, onEnter, onChoose }: OrganisationFieldProps) {
  const listId = useId()
  const { text, open, setOpen, active, choose, type, press } = useCombobox(organisations, onChoose)
  return (
    <div className={styles.combobox}>
      <TextField
        label="所属单位"
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open && organisations.list[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        placeholder={disabled ? '请先输入用户名' : '请选择所属单位'}
        disabled={disabled}
        value={text ?? chosen?.companyName ?? ''}
        onChange={type}
        onFocus={() => {
          onEnter()
          setOpen(!chosen)
        }}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={press}
      />
      {open && !disabled && <Suggestions id={listId} organisations={organisations} active={active} onChoose={choose} />}
    </div>
  )
}
