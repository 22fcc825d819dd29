import { get, useFormContext, useFormState } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { Field } from './field'
import styles from './form.module.css'

interface FieldsProps {
  readonly paths: readonly string[]
  /** Rarer ones, folded away until somebody asks for them or one of them holds or lacks something. */
  readonly more?: readonly string[]
  readonly moreTitle?: string
}

/** Fields in two columns. */
export function SectionFields({ paths, more = [], moreTitle = '更多登记项' }: FieldsProps) {
  return (
    <>
      <div className={styles.grid}>
        {paths.map(path => (
          <Field key={path} path={path} />
        ))}
      </div>
      {more.length > 0 && <More paths={more} title={moreTitle} />}
    </>
  )
}

function More({ paths, title }: { paths: readonly string[]; title: string }) {
  const { getValues } = useFormContext()
  const [asked, setAsked] = useState(() => paths.some(path => isFilled(getValues(path))))
  const { errors } = useFormState({ name: [...paths] })
  const open = asked || paths.some(path => get(errors, path) !== undefined)
  return (
    <div className={styles.more} data-open={open || undefined}>
      <button type="button" aria-expanded={open} onClick={() => setAsked(!open)}>
        {open ? '收起' : `${title}（${paths.length}项）`}
      </button>
      {open && (
        <div className={styles.grid}>
          {paths.map(path => (
            <Field key={path} path={path} />
          ))}
        </div>
      )}
    </div>
  )
}

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '' && value !== false
