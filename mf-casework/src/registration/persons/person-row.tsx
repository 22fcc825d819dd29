import { PERSON_FIELDS, PERSON_ROLE } from '@portal/shared-lib/contract/rules/petition-fields'
import { get, idOf, useFormContext, useFormState } from '@portal/shared-lib/ui-form'
import { memo } from 'react'
import { ROLE_WORDS } from './pasted-persons'
import styles from './persons.module.css'

/** What is asked of each of many. */
export const CELLS = ['name', 'idCard', 'mobile', 'address'] as const

interface RowProps {
  readonly at: number
  readonly anonymous: boolean
  readonly onRemove: () => void
}

/** One of many people: plain inputs, so that two hundred of them are no burden. */
export const PersonRow = memo(function PersonRow({ at, anonymous, onRemove }: RowProps) {
  const { register } = useFormContext()
  const roles = Object.entries(ROLE_WORDS).filter(([, role]) => !anonymous || role === PERSON_ROLE.accused)
  const name = `persons.${at}`
  return (
    <tr>
      <td>
        <select {...register(`${name}.role`)} id={idOf(`${name}.role`)} aria-label={`第${at + 1}人类型`}>
          {roles.map(([word, role]) => (
            <option key={role} value={role}>
              {word}
            </option>
          ))}
        </select>
      </td>
      {CELLS.map(field => (
        <Cell key={field} path={`${name}.${field}`} at={at} field={PERSON_FIELDS[field]} />
      ))}
      <td>
        <button type="button" className={styles.link} aria-label={`移除第${at + 1}人`} onClick={onRemove}>
          移除
        </button>
      </td>
    </tr>
  )
})

function Cell({
  path,
  at,
  field,
}: {
  path: string
  at: number
  field: { readonly label: string; readonly max: number }
}) {
  const { register } = useFormContext()
  const { errors } = useFormState({ name: path, exact: true })
  const problem = problemIn(errors, path)
  const id = idOf(path)
  return (
    <td data-field={path}>
      <input
        {...register(path)}
        id={id}
        aria-label={`第${at + 1}人${field.label}`}
        maxLength={field.max}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </td>
  )
}

function problemIn(errors: object, path: string): string | undefined {
  const error: { message?: string } | undefined = get(errors, path)
  return error?.message
}
