import { Checkbox, Input } from '@portal/shared-lib/ui'
import styles from './todos.module.css'
import type { TodoFilters, Whose } from './use-todo-query'

interface FiltersProps {
  readonly whose: Whose
  readonly filters: TodoFilters
  readonly onChange: (filters: TodoFilters) => void
}

export function Filters({ whose, filters, onChange }: FiltersProps) {
  return (
    <search className={styles.filters}>
      <Input.Search
        key={filters.keywords}
        className={styles.words}
        placeholder="信访件编号、信访人、内容摘要"
        aria-label="信访件编号、信访人、内容摘要"
        defaultValue={filters.keywords}
        maxLength={50}
        allowClear
        enterButton="查询"
        onSearch={keywords => onChange({ ...filters, keywords: keywords.trim() })}
      />
      {whose === 'department' && (
        <Checkbox
          checked={filters.onlyUnclaimed}
          onChange={event => onChange({ ...filters, onlyUnclaimed: event.target.checked })}
        >
          仅未领取
        </Checkbox>
      )}
      <Checkbox
        checked={filters.onlyUrgent}
        onChange={event => onChange({ ...filters, onlyUrgent: event.target.checked })}
      >
        即将到期或已超期
      </Checkbox>
    </search>
  )
}
