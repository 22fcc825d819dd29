/** What letters, figures and signs are typed into. A box and a radio button take none. */
const TYPED_IN = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]'

/** A key, as the browser and as React tell of it. */
type Press = Pick<KeyboardEvent, 'target' | 'ctrlKey' | 'altKey' | 'metaKey'> & { readonly isComposing?: boolean }

/** Whether a key is typed into a field. */
export const isInField = ({ target }: Pick<Press, 'target'>): boolean =>
  target instanceof Element && target.closest(TYPED_IN) !== null

/** The one rule for keys of pages: whether a key is meant for a field, or for the browser, rather than for the page. */
export const isTyping = (press: Press): boolean =>
  press.ctrlKey || press.altKey || press.metaKey || press.isComposing === true || isInField(press)

/** Whether a dialog lies over the page, which then hears no keys. */
export const isCovered = (): boolean => document.querySelector('dialog[open]') !== null
