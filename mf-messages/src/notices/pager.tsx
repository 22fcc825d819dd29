import { formatNumber } from '@portal/shared-lib'
import { Pager as Pages } from '@portal/shared-lib/page'
import { PAGE_SIZES } from './notice-query'

interface PagerProps {
  readonly total: number
  readonly capped: boolean | undefined
  readonly page: number
  readonly limit: number
  readonly onTurn: (to: { page: number; limit: number }) => void
}

/** The way through pages that have numbers. */
export function Pager({ total, capped, page, limit, onTurn }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / limit))
  return (
    <Pages
      total={total}
      isCapped={capped}
      place={`第 ${formatNumber(page)} / ${formatNumber(pages)} 页`}
      size={{ chosen: limit, offered: PAGE_SIZES, onChoose: chosen => onTurn({ page: 1, limit: chosen }) }}
      back={page > 1 ? () => onTurn({ page: page - 1, limit }) : undefined}
      forth={page < pages ? () => onTurn({ page: page + 1, limit }) : undefined}
    />
  )
}
