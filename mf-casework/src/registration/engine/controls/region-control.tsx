import { isMeant } from '@portal/shared-lib/contract/rules/initials'
import { Cascade } from '@portal/shared-lib/ui-data'
import { get, useFormState } from '@portal/shared-lib/ui-form'
import { useEffect, useState } from 'react'
import styles from '../form.module.css'
import type { ControlProps } from './control-props'
import { useRegionTree } from './use-region-tree'

/**
 * A region, step by step, by a part of its name, or by the initials of its syllables. What was typed and not chosen stays,
 * for whoever comes back to it.
 */
export function RegionControl({ entry, id, value, onChange, onBlur, isWrong }: ControlProps) {
  const chosen = typeof value === 'string' ? value : ''
  const { options, open, search } = useRegionTree(chosen)
  const { touchedFields } = useFormState({ name: entry.path, exact: true })
  const isLeft = get(touchedFields, entry.path) === true
  const [typed, setTyped] = useState('')
  // What is registered or cleared begins anew.
  useEffect(() => {
    if (!isLeft) setTyped('')
  }, [isLeft])
  const isOpen = isLeft && typed !== '' && chosen === ''
  return (
    <>
      <Cascade
        id={id}
        options={options}
        onOpen={open}
        {...(chosen && { value: chosen })}
        onChange={code => onChange(code ?? '')}
        onBlur={onBlur}
        placeholder={entry.placeholder ?? '名称或拼音首字母'}
        isWrong={isWrong || isOpen}
        typing={{
          typed,
          onTyped: words => {
            setTyped(words)
            search(words)
          },
          isMeant,
        }}
      />
      {isOpen && !isWrong && <p className={styles.problem}>“{typed}”还没有选中，请从列表中选择，或者清空</p>}
    </>
  )
}
