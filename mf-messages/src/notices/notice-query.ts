import { useState } from 'react'

export interface NoticeFilters {
  readonly title: string
  readonly content: string
  /** Days, both included. */
  readonly from: string
  readonly to: string
}

/** Which notices a list asks for, and how to ask for others. */
export interface NoticeQuery {
  readonly filters: NoticeFilters
  readonly page: number
  readonly limit: number
  filter(next: NoticeFilters): void
  turn(to: { page: number; limit: number }): void
}

export const NO_FILTERS: NoticeFilters = { title: '', content: '', from: '', to: '' }
export const PAGE_SIZES: readonly number[] = [10, 20, 30, 40]
export const DEFAULT_SIZE = 10

/** For a dialog: forgotten when it closes. */
export function useDialogQuery(): NoticeQuery {
  const [asked, setAsked] = useState({ filters: NO_FILTERS, page: 1, limit: DEFAULT_SIZE })
  return {
    ...asked,
    filter: filters => setAsked({ ...asked, filters, page: 1 }),
    turn: to => setAsked({ ...asked, ...to }),
  }
}
