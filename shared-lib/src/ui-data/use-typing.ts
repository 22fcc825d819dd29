import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'

export interface CascadeOption {
  value: string
  label: string
  isLeaf?: boolean
  children?: CascadeOption[]
}

/** What is typed into a cascade, and how it finds. */
export interface Typing {
  readonly typed: string
  readonly onTyped: (typed: string) => void
  /** Whether a name is meant by what is typed. */
  readonly isMeant: (name: string, typed: string) => boolean
}

type Path = readonly Pick<CascadeOption, 'label'>[]

const MOVING = ['ArrowUp', 'ArrowDown']

/** How a cascade is searched. Enter takes the first that is found, also where it is only found after the key. */
export function useTyping(options: CascadeOption[], typing: Typing, onChange: (value: string) => void) {
  const { typed, onTyped, isMeant } = typing
  const [isOpen, setOpen] = useState(false)
  const [isAwaited, setAwaited] = useState(false)
  const isMoved = useRef(false)
  const isInput = useRef(false)
  const first = useMemo(() => firstOf(options, typed, isMeant), [options, typed, isMeant])

  const take = useEffectEvent((value: string) => {
    setAwaited(false)
    setOpen(false)
    onTyped('')
    onChange(value)
  })
  useEffect(() => {
    if (isAwaited && first !== undefined) take(first)
  }, [isAwaited, first])

  const keyDown = (event: KeyboardEvent) => {
    if (MOVING.includes(event.key)) isMoved.current = true
    // The way on leads over the button that clears, and what is said below the field would be covered.
    if (event.key === 'Tab') setOpen(false)
    // Of what was moved to with the arrows the list itself takes care.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isMoved.current || typed.trim() === '') return
    event.preventDefault()
    event.stopPropagation()
    setAwaited(true)
  }
  const input = () => {
    isInput.current = true
  }
  const onSearch = (words: string) => {
    // antd empties the text when its list closes, too; whoever left it is to find it again.
    if (words === '' && !isInput.current) return
    isInput.current = false
    isMoved.current = false
    setAwaited(false)
    onTyped(words)
  }
  const search = {
    searchValue: typed,
    onSearch,
    filter: (words: string, path: Path) => isFound(path, words, isMeant),
    sort: (one: Path, other: Path, words: string) => byName(one, other, words, isMeant),
  }
  return { isOpen, setOpen, search, keyDown, input }
}

const isFound = (path: Path, typed: string, isMeant: Typing['isMeant']) =>
  path.some(({ label }) => isMeant(label, typed))

/** What is called so stands before what lies below it. */
const byName = (one: Path, other: Path, typed: string, isMeant: Typing['isMeant']) =>
  Number(isMeant(other.at(-1)?.label ?? '', typed)) - Number(isMeant(one.at(-1)?.label ?? '', typed))

function firstOf(options: CascadeOption[], typed: string, isMeant: Typing['isMeant']): string | undefined {
  if (typed.trim() === '') return undefined
  const found = pathsIn(options).filter(path => isFound(path, typed, isMeant))
  return found.toSorted((one, other) => byName(one, other, typed, isMeant))[0]?.at(-1)?.value
}

const pathsIn = (options: readonly CascadeOption[], above: readonly CascadeOption[] = []): CascadeOption[][] =>
  options.flatMap(option => [[...above, option], ...pathsIn(option.children ?? [], [...above, option])])
