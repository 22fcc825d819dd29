import { notify } from '@portal/shared-lib'
import { PERSON_FIELDS, PERSON_ROLE } from '@portal/shared-lib/contract/rules/petition-fields'
import { Button } from '@portal/shared-lib/page'
import { focusEntry, useFieldArray, useFormContext } from '@portal/shared-lib/ui-form'
import type { ClipboardEvent } from 'react'
import { useFormKind } from '../engine/form-kind'
import { emptyPerson, type PersonValues } from '../engine/form-values'
import { isTable, pastedPersons } from './pasted-persons'
import { CELLS, PersonRow } from './person-row'
import styles from './persons.module.css'

/** People of one petition at most. */
const MOST_PERSONS = 200

/** Everybody beside the main petitioner: typed in, or pasted from a spreadsheet anywhere in the section. */
export function OtherPersons({ anonymous }: { anonymous: boolean }) {
  const { getValues, setValue } = useFormContext()
  const { fields, append, remove } = useFieldArray({ name: 'persons' })
  const usual = useUsualRole()
  const role = anonymous ? PERSON_ROLE.accused : usual
  const others = fields.slice(1)

  const add = (persons: readonly PersonValues[]) => {
    const room = MOST_PERSONS - fields.length
    if (persons.length > room)
      notify.warning(`登记人员不能超过${MOST_PERSONS}人，多出的${persons.length - room}人未加入`)
    append(persons.slice(0, Math.max(room, 0)), { shouldFocus: false })
    const count = getValues('persons').filter((person: PersonValues) => COUNTED.includes(person.role ?? '')).length
    if (Number(getValues('personCount') ?? 0) < count) setValue('personCount', count, { shouldDirty: true })
  }
  const addOne = () => {
    add([emptyPerson(role)])
    requestAnimationFrame(() => focusEntry(`persons.${fields.length}.name`))
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!isTable(text)) return
    event.preventDefault()
    const persons = pastedPersons(text, role)
    if (persons.length === 0) return notify.warning('粘贴的内容中没有找到姓名，请从表格中复制姓名、证件号码等列')
    add(persons)
    notify.success(`已加入${persons.length}人，请核对`)
  }
  return (
    <div className={styles.others}>
      {others.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              {['类型', ...CELLS.map(field => PERSON_FIELDS[field].label)].map(heading => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {others.map(({ id }, at) => (
              <PersonRow key={id} at={at + 1} anonymous={anonymous} onRemove={() => remove(at + 1)} />
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.actions}>
        <Button onClick={addOne}>{anonymous ? '添加被反映人' : '添加人员'}</Button>
        <textarea
          className={styles.paste}
          rows={1}
          aria-label="粘贴人员表格"
          placeholder="从 Excel 复制人员表格，粘贴到这里"
          onPaste={paste}
          value=""
          onChange={() => undefined}
        />
      </div>
    </div>
  )
}

const COUNTED: readonly string[] = [
  PERSON_ROLE.main,
  PERSON_ROLE.coSigner,
  PERSON_ROLE.representative,
  PERSON_ROLE.accompanying,
]

/** Whoever signs a letter, whoever comes along. */
const useUsualRole = (): string =>
  ['visit', 'reception'].includes(useFormKind()) ? PERSON_ROLE.accompanying : PERSON_ROLE.coSigner
