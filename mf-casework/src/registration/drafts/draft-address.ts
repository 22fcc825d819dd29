/** What the address of a form names the draft by with which it goes on. */
export const DRAFT = 'draft'
