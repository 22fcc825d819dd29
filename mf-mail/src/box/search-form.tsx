import styles from './box.module.css'

interface SearchFormProps {
  /** What is looked for; shown in the empty field. */
  readonly label: string
  readonly onSearch: (words: string) => void
}

const WORDS = 'words'
const MAX_WORDS = 50

export function SearchForm({ label, onSearch }: SearchFormProps) {
  return (
    <search className={styles.search}>
      <form
        onSubmit={event => {
          event.preventDefault()
          onSearch(String(new FormData(event.currentTarget).get(WORDS)))
        }}
      >
        <input type="search" name={WORDS} maxLength={MAX_WORDS} placeholder={label} aria-label={label} />
        <button type="submit">查询</button>
      </form>
    </search>
  )
}
