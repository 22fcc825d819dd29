import admin from './admin.module.css'

/** What can be done with a row, by its words and the row's name. */
export function RowActions({
  of,
  acts,
}: {
  readonly of: string
  readonly acts: Readonly<Record<string, (() => void) | undefined>>
}) {
  return (
    <span className={admin.rowActions}>
      {Object.entries(acts).map(
        ([word, act]) =>
          act && (
            <button key={word} type="button" className={admin.rowAction} aria-label={`${word}${of}`} onClick={act}>
              {word}
            </button>
          ),
      )}
    </span>
  )
}
