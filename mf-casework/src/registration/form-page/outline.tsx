import { useDesktop } from '@portal/shared-lib'
import { focusEntry, useWatch } from '@portal/shared-lib/ui-form'
import type { ReactNode } from 'react'
import beside from '../engine/form.module.css'
import { useFormKind } from '../engine/form-kind'
import type { FormValues } from '../engine/form-values'
import { LAYOUTS, type SectionLayout } from '../engine/layouts'
import { problemsOf } from '../engine/problems'
import styles from './outline.module.css'

/** 填写进度: the sections of the form, each with how many of its fields keep the form from being registered; it leads to the first of them. */
export function Outline({ children }: { readonly children: ReactNode }) {
  const form = useFormKind()
  const handlerName = useDesktop()?.userName ?? ''
  const open = problemsOf(form, useWatch() as FormValues, handlerName).map(({ field }) => field)
  return (
    <nav className={`${beside.panel} ${styles.outline}`} aria-label="填写进度">
      <h2>填写进度</h2>
      <p>{open.length === 0 ? '已填齐，可以保存' : `还有 ${open.length} 处需要填写或修改`}</p>
      <ol>
        {LAYOUTS[form].map(layout => (
          <Part key={layout.title} layout={layout} open={open.filter(field => isOf(layout, field))} />
        ))}
      </ol>
      {children}
    </nav>
  )
}

function Part({ layout, open }: { layout: SectionLayout; open: readonly string[] }) {
  const count = open.length
  const target = open[0] ?? layout.fields[0]
  return (
    <li>
      <button type="button" onClick={() => target && focusEntry(target)}>
        {layout.title}
        <span data-open={count > 0 || undefined}>{count === 0 ? '已填齐' : `${count} 处待填`}</span>
      </button>
    </li>
  )
}

const isOf = ({ section, fields, more = [] }: SectionLayout, field: string): boolean =>
  (section === 'persons' && field.startsWith('persons')) || [...fields, ...more].includes(field)
