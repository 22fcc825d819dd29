import { formatDay } from '@portal/shared-lib'
import { FilterSelect } from '../proceedings/filter-select'

const YEARS = 5

/** This year and those before it. */
export function yearsBack(): number[] {
  const year = Number(formatDay(new Date()).slice(0, 4))
  return Array.from({ length: YEARS }, (_, back) => year - back)
}

interface YearFilterProps {
  /** 0: any. */
  readonly year: number
  readonly onChange: (year: number) => void
}

export const YearFilter = ({ year, onChange }: YearFilterProps) => (
  <FilterSelect
    label="年度"
    options={yearsBack().map(each => [String(each), `${each}年`] as const)}
    value={year === 0 ? '' : String(year)}
    onChange={value => onChange(Number(value))}
  />
)
