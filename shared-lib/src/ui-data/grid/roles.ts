/** Said aloud: some browsers forget what a table is when its parts are laid out as blocks. */
export const ROLES = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  cell: { role: 'gridcell' },
} as const
