type Columns = Readonly<Record<string, unknown>>

/** Of a row as it was and as it is, the columns that differ: what `recordAudit` keeps as before and after. */
export function changed(was: Columns, is: Columns): { before: Columns; after: Columns } {
  const names = Object.keys(is).filter(name => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
  const of = (row: Columns) => Object.fromEntries(names.map(name => [name, row[name]]))
  return { before: of(was), after: of(is) }
}
