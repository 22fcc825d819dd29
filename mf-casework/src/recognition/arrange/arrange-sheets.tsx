import { asPortalError, notify } from '@portal/shared-lib'
import type { PagesAnswer } from '@portal/shared-lib/contract/calls/recognition'
import { Button } from '@portal/shared-lib/page'
import { FormFoot } from '@portal/shared-lib/ui-form'
import { type FormEvent, useState } from 'react'
import { useCaseworkArrangeMutation } from '../api'
import styles from './arrange.module.css'
import { SheetCard } from './sheet-card'
import { changed, lettersOf, moved, problemOf, sheetsOf } from './sheets'

interface ArrangeProps {
  readonly itemId: string
  readonly pages: PagesAnswer['pages']
  readonly onDone: () => void
}

/** The pages of a scan side by side, to be put in order and taken apart. */
export function ArrangeSheets({ itemId, pages, onDone }: ArrangeProps) {
  const [sheets, setSheets] = useState(() => sheetsOf(pages))
  const [blank, setBlank] = useState<readonly string[]>([])
  const [refused, setRefused] = useState('')
  const [arrange, { isLoading }] = useCaseworkArrangeMutation()
  const letters = lettersOf(sheets)
  const problem = problemOf(sheets) || refused
  const leftBlank = sheets.filter(({ key, dropped }) => blank.includes(key) && !dropped)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (problemOf(sheets)) return
    const { error } = await arrange({ args: { itemId, letters } })
    if (error) return setRefused(asPortalError(error).message)
    notify.success(letters.length > 1 ? `已拆分为${letters.length}封来信` : '页面已整理')
    onDone()
  }
  return (
    <form className={styles.arrange} onSubmit={save}>
      <p className={styles.hint}>
        点“另起一封”，从该页起拆分为新的来信。去除的页面不计入来信，可随时恢复。
        {leftBlank.length > 0 && (
          <Button
            size="small"
            onClick={() => setSheets(sheets.map(one => (leftBlank.includes(one) ? { ...one, dropped: true } : one)))}
          >
            去除空白页（{leftBlank.length}页）
          </Button>
        )}
      </p>
      <ol className={styles.sheets}>
        {sheets.map((sheet, at) => (
          <SheetCard
            key={sheet.key}
            itemId={itemId}
            sheet={sheet}
            number={at + 1}
            isFirst={at === 0}
            isLast={at === sheets.length - 1}
            onChange={change => setSheets(changed(sheets, sheet.key, change))}
            onMove={by => setSheets(moved(sheets, at, by))}
            onBlank={() => setBlank(before => [...before, sheet.key])}
          />
        ))}
      </ol>
      <FormFoot
        problem={problem}
        busy={isLoading}
        submits={letters.length > 1 ? `拆分为${letters.length}封来信` : '保存'}
        onClose={onDone}
      />
    </form>
  )
}
