import { type Desktop, useDesktop } from '@portal/shared-lib'
import { Dialog } from '@portal/shared-lib/page'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useUserEntries } from '../user-menu/user-entries'
import styles from './finder.module.css'
import { type Finding, type FindingGroup, firstGroups, localGroups, serverGroups } from './findings'
import { useFound } from './use-found'

/** Pixels. */
const WIDTH = 680
/** The most that the server takes. */
const MOST_WORDS = 100

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
}

interface FinderProps {
  readonly onClose: () => void
}

/** 快速查找: pages, actions of the page, petitions, knowledge in one box, by the keyboard alone. */
export default function Finder({ onClose }: FinderProps) {
  const desktop = useDesktop()
  return desktop && <Box desktop={desktop} onClose={onClose} />
}

function Box({ desktop, onClose }: FinderProps & { readonly desktop: Desktop }) {
  const [typed, setTyped] = useState('')
  const { groups, said } = useGroups(typed.trim(), desktop)
  const findings = groups.flatMap(group => group.findings)
  const [moved, moveTo] = useState<string>()
  const at = Math.max(
    findings.findIndex(({ key }) => key === moved),
    0,
  )
  const active = findings[at]
  const id = useId()
  const idOf = ({ key }: Finding) => `${id}-${findings.findIndex(finding => finding.key === key)}`
  const choose = ({ run, runBeside }: Finding, isBeside: boolean) => {
    onClose()
    // After the focus has gone back to where it was.
    setTimeout(isBeside && runBeside ? runBeside : run)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !active) return
    const step = STEPS[event.key]
    if (step) moveTo(findings[step(at, findings.length)]?.key)
    else if (event.key === 'Enter') choose(active, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }
  const field = useRef<HTMLInputElement>(null)
  // After the dialog has taken the focus.
  useEffect(() => field.current?.focus(), [])
  return (
    <Dialog title="快速查找" width={WIDTH} onClose={onClose}>
      <input
        ref={field}
        className={styles.field}
        role="combobox"
        aria-label="查找页面、操作、信访件和知识"
        aria-expanded={findings.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active && idOf(active)}
        placeholder="页面（汉字、拼音或首字母）、信访件编号、姓名、内容"
        maxLength={MOST_WORDS}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          moveTo(undefined)
        }}
        onKeyDown={onKeyDown}
      />
      <Findings
        id={id}
        groups={groups}
        active={active}
        idOf={idOf}
        onChoose={(finding, isBeside) => choose(finding, isBeside)}
      />
      <p className={styles.foot}>
        <span role="status">{said}</span>
        <span>↑↓ 选择　Enter 打开　Ctrl+Enter 新标签页打开　Esc 关闭</span>
      </p>
    </Dialog>
  )
}

/** What is found here comes first and stays where it is when the server's answer comes. */
function useGroups(typed: string, desktop: Desktop) {
  const [first] = useState(firstGroups)
  const entries = useUserEntries(desktop)
  const found = useFound(typed)
  const local = useMemo(() => (typed ? localGroups(typed, desktop, entries) : []), [typed, desktop, entries])
  const groups = typed ? [...local, ...(found.data ? serverGroups(found.data) : [])] : first
  return { groups, said: wordsOn(groups, typed, found) }
}

function wordsOn(groups: readonly FindingGroup[], typed: string, { error, isWaiting }: ReturnType<typeof useFound>) {
  if (error) return error.message
  if (isWaiting) return '正在查找…'
  const count = groups.flatMap(({ findings }) => findings).length
  if (count > 0) return `共 ${count} 项`
  return typed ? '没有找到' : ''
}

interface FindingsProps {
  readonly id: string
  readonly groups: readonly FindingGroup[]
  readonly active: Finding | undefined
  readonly idOf: (finding: Finding) => string
  readonly onChoose: (finding: Finding, isBeside: boolean) => void
}

function Findings({ id, groups, active, idOf, onChoose }: FindingsProps) {
  const list = useRef<HTMLDivElement>(null)
  const key = active?.key
  useEffect(() => {
    if (key !== undefined) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [key])
  return (
    <div ref={list} id={id} role="listbox" aria-label="查找结果" className={styles.list}>
      {groups.map(({ title, findings }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true">{title}</p>
          {findings.map(finding => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
            <div
              key={finding.key}
              id={idOf(finding)}
              role="option"
              aria-selected={finding.key === key}
              className={styles.finding}
              onClick={({ ctrlKey, metaKey }) => onChoose(finding, ctrlKey || metaKey)}
            >
              <span>{finding.title}</span>
              <small>{finding.hint}</small>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
