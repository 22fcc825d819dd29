import { composition, type Desktop } from '@portal/shared-lib'
import { isPetitionNo } from '@portal/shared-lib/contract/rules/petition-number'
import { isCovered, isTyping, navigate } from '@portal/shared-lib/router'
import { type FocusEvent, type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { openShellDialog } from '../../dialogs/shell-dialog'
import { accessTo } from '../../menu/access'
import { menusOf } from '../../menu/offered'
import { openCase } from '../../pages/open-case'
import styles from './search.module.css'

/** Pages that find by words, the best first. */
const WORD_PAGES = ['/wisdomSearch', '/toDoManage/archive']

const NO_CASES = '您的岗位不接触信访件，不能查询或打开'
const NO_QUERIES = '您没有查询权限，可输入信访件编号直接打开'

/**
 * Opens the case of a petition number; for anything else the page that finds by words, where the user has one. Answers
 * why nothing is opened, where that is certain before the server is asked.
 */
async function find(typed: string, desktop: Desktop): Promise<string | undefined> {
  const words = typed.trim()
  const number = words.toUpperCase()
  const page = isPetitionNo(number) ? undefined : wordPage(desktop)
  if (page && words) navigate(`${page}?words=${encodeURIComponent(words)}`)
  if (page || !words) return undefined
  if (desktop.seesCases === '0') return NO_CASES
  if (!isPetitionNo(number)) return NO_QUERIES
  await openCase(number)
  return undefined
}

/** The best that somebody serves and the user may see. */
const wordPage = (desktop: Desktop) =>
  WORD_PAGES.find(path => accessTo(path, composition(), menusOf(desktop).granted).kind === 'served')

/** Finds a petition by its number, anything else by words. `/` leads here from anywhere. */
export function SearchBox({ desktop }: { desktop: Desktop }) {
  const [words, setWords] = useState('')
  const [hint, setHint] = useState<string>()
  const hintId = useId()
  const field = useRef<HTMLInputElement>(null)
  // As soon as the field can be seen.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event) || isCovered()) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const write = (next: string) => {
    setWords(next)
    setHint(undefined)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setHint(await find(words, desktop))
  }
  const forget = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setHint(undefined)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than some of the browsers
    <form role="search" className={styles.search} onSubmit={event => void submit(event)} onBlur={forget}>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true" fill="none" stroke="currentColor">
        <path d="m10.5 10.5 4 4M12 7A5 5 0 1 1 2 7a5 5 0 0 1 10 0Z" />
      </svg>
      <input
        ref={field}
        aria-label="搜索"
        aria-keyshortcuts="/"
        aria-describedby={hintId}
        placeholder="请输入信访件编号、信访人姓名等"
        title="请输入信访件编号、信访人姓名等，按 / 键快速定位"
        maxLength={100}
        autoComplete="off"
        value={words}
        onChange={event => write(event.target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setHint(undefined)}
      />
      {words && (
        <button
          type="button"
          aria-label="清除"
          onClick={() => {
            write('')
            field.current?.focus()
          }}
        >
          ×
        </button>
      )}
      <button
        type="button"
        className={styles.finder}
        title="快速查找：页面、操作、信访件、人员和知识"
        aria-keyshortcuts="Control+K"
        onClick={() => openShellDialog({ kind: 'finder' })}
      >
        <span>快速查找 </span>Ctrl+K
      </button>
      <p id={hintId} role="status" className={styles.hint}>
        {hint}
      </p>
    </form>
  )
}
