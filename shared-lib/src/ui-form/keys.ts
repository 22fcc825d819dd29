import type { KeyboardEvent as FormKey } from 'react'
import { isCovered, usePageChords } from '../router'
import { useCommands } from '../sdk/commands'

const CONTROLS = 'input:not([disabled]):not([type=file]):not([type=hidden]), textarea:not([disabled])'

const KEYS = [
  { title: '下一栏', keys: 'Enter' },
  { title: '保存', keys: 'Ctrl+S' },
]

/** Ctrl+S saves, and Ctrl+Enter saves and goes on, wherever on the page the cursor is, unless a dialog lies over it. */
export function useSaveKey(onSave: () => void, onSaveAndGoOn?: () => void): void {
  useCommands('表单', onSaveAndGoOn ? [...KEYS, { title: '保存并继续', keys: 'Ctrl+Enter' }] : KEYS)
  usePageChords(event => {
    const press = { s: onSave, enter: onSaveAndGoOn }[event.key.toLowerCase()]
    if (!press) return
    event.preventDefault()
    if (!isCovered()) press()
  })
}

/** Enter goes on to the next field; where a list is open, it chooses in it. */
export function enterGoesOn(event: FormKey<HTMLElement>): void {
  const { target } = event
  if (
    event.key !== 'Enter' ||
    event.ctrlKey ||
    event.metaKey ||
    event.nativeEvent.isComposing ||
    !(target instanceof HTMLInputElement)
  )
    return
  if (!goesOn(target)) return
  event.preventDefault()
  // What a machine has read is confirmed by going on.
  target.closest('[data-field]')?.querySelector<HTMLElement>('[data-confirm]')?.click()
  nextControl(event.currentTarget, target)?.focus()
}

const goesOn = (input: HTMLInputElement): boolean =>
  input.getAttribute('role') !== 'combobox' && !['button', 'submit'].includes(input.type)

/** Of radio buttons only one is a stop on the way. */
function nextControl(form: Element, from: HTMLInputElement): HTMLElement | undefined {
  const all = [...form.querySelectorAll<HTMLInputElement>(CONTROLS)].filter(isStop(from))
  return all[all.indexOf(from) + 1]
}

const isStop =
  (from: HTMLInputElement) =>
  (input: HTMLInputElement): boolean =>
    input === from || (input.tabIndex >= 0 && (input.type !== 'radio' || (input.name !== from.name && isEntry(input))))

/** The chosen one of a group of radio buttons, or its first. */
function isEntry(radio: HTMLInputElement): boolean {
  const group = [...(radio.closest('[data-field]')?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])]
  return radio === (group.find(({ checked }) => checked) ?? group[0])
}
