import { type KeyboardEvent, useId, useState } from 'react'
import type { Organisation } from './form-state'
import styles from './login.module.css'
import type { Organisations } from './use-organisations'

interface OrganisationFieldProps {
  readonly chosen: Organisation | undefined
  readonly disabled: boolean
  readonly organisations: Organisations
  readonly onChoose: (organisation: Organisation | undefined) => void
}

/** The organisation: suggestions of those in which the account has a post, 20 more at a time. */
export function OrganisationField({ chosen, disabled, organisations, onChoose }: OrganisationFieldProps) {
  const listId = useId()
  const [text, setText] = useState<string>()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const { list, more } = organisations

  const choose = (organisation: Organisation | undefined) => {
    onChoose(organisation)
    setText(undefined)
    setOpen(false)
  }
  const type = (value: string) => {
    setText(value)
    setActive(0)
    setOpen(true)
    onChoose(undefined)
    organisations.search(value)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && !open) setOpen(true)
    else if (event.key === 'ArrowDown') setActive(Math.min(list.length - 1, active + 1))
    else if (event.key === 'ArrowUp') setActive(Math.max(0, active - 1))
    else if (event.key === 'Enter' && open && list[active]) choose(list[active])
    else if (event.key === 'Escape') setOpen(false)
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.combobox}>
      <label>
        <span>所属单位</span>
        <input
          role="combobox"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={open && list[active] ? `${listId}-${active}` : undefined}
          autoComplete="off"
          placeholder={disabled ? '请先输入用户名' : '请选择所属单位'}
          disabled={disabled}
          value={text ?? chosen?.companyName ?? ''}
          onChange={event => type(event.target.value)}
          onFocus={() => {
            void organisations.lookUp()
            setOpen(!chosen)
          }}
          onBlur={() => setOpen(false)}
          onClick={() => setOpen(true)}
          onKeyDown={press}
        />
      </label>
      {open && !disabled && (
        <div id={listId} role="listbox" aria-label="所属单位" className={styles.suggestions}>
          {list.map((organisation, at) => (
            <div
              key={organisation.id}
              id={`${listId}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              // Before the field loses the focus, which closes the list.
              onPointerDown={event => {
                event.preventDefault()
                choose(organisation)
              }}
            >
              {organisation.companyName}
            </div>
          ))}
          {!list.length && <p>暂无数据</p>}
          {more && (
            <button
              type="button"
              tabIndex={-1}
              onPointerDown={event => event.preventDefault()}
              onClick={organisations.grow}
            >
              显示更多
            </button>
          )}
        </div>
      )}
    </div>
  )
}
