const TYPED_IN = 'input, textarea, select, [contenteditable]'

/** Whether a key is meant for a field, or for the browser, rather than for the page. */
export const isTyping = ({ target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  ctrlKey || altKey || metaKey || (target instanceof Element && target.closest(TYPED_IN) !== null)
