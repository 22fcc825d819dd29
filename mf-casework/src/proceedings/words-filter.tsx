interface WordsFilterProps {
  readonly label: string
  readonly words: string
  readonly onSearch: (words: string) => void
}

/** Words in what is listed; asked for with the Enter key. */
export const WordsFilter = ({ label, words, onSearch }: WordsFilterProps) => (
  <form
    onSubmit={event => {
      event.preventDefault()
      onSearch(String(new FormData(event.currentTarget).get('words') ?? '').trim())
    }}
  >
    <label>
      {label}
      <input name="words" type="search" defaultValue={words} maxLength={50} placeholder="输入后按回车查询" />
    </label>
  </form>
)
