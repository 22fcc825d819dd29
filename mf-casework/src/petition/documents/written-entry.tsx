import { useId } from 'react'

interface WrittenEntryProps {
  readonly label: string
  readonly rows: number
  /** Characters. */
  readonly max: number
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Something that the writer says in a document. */
export function WrittenEntry({ label, rows, max, value, onChange }: WrittenEntryProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {rows === 1 ? (
        <input id={id} maxLength={max} value={value} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <textarea id={id} rows={rows} maxLength={max} value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </>
  )
}
