import { send } from '@portal/shared-lib'
import { saveColumns } from '@portal/shared-lib/contract/calls/lists'
import type { GridColumn } from '@portal/shared-lib/ui-data'
import { useEffect, useMemo, useState } from 'react'
import { useCaseworkListsColumnsQuery } from '../api'
import type { Row } from '../row'
import { cellOf, matterOf, wholeOf } from './cells'

interface Heading {
  readonly field: string
  readonly title: string
  /** Pixels. */
  readonly width: number
}

/** Milliseconds after the last change until widths are kept. */
const REST = 800
/** At the left these stay in sight, as long as no other column stands before them. */
const FIXED = ['lamp', 'xfjbh']

/** By what columns are sorted that show an instant in another way or under another name. */
const SORT_KEYS: Readonly<Record<string, string>> = { lamp: 'dueAt', sysx: 'dueAt', submitAt: 'djsj' }

/** What a petition is about, whatever a list calls it: people decide by that, so it has room for two lines. */
const MATTERS = ['nrzy', 'textHead', 'title']

const sortKeyOf = (field: string): string => SORT_KEYS[field] ?? field

/** A list's columns as the user has chosen them, and a way to give one another width, which the server keeps. */
export function useColumns(viewId: string, sorts: readonly string[]) {
  const { data, error, refetch } = useCaseworkListsColumnsQuery({ viewId }, { refetchOnMountOrArgChange: true })
  const [drawn, draw] = useState<Readonly<Record<string, number>>>({})
  const headings = useMemo(() => (data ? headingsOf(data) : []), [data])
  const columns = useMemo(() => columnsOf(headings, drawn, sorts), [headings, drawn, sorts])
  useEffect(() => {
    if (Object.keys(drawn).length === 0) return
    const timer = setTimeout(() => void keep(viewId, headings, drawn), REST)
    return () => clearTimeout(timer)
  }, [viewId, headings, drawn])
  return {
    columns,
    error: data ? undefined : error,
    setWidth: (field: string, width: number) => draw(before => ({ ...before, [field]: width })),
    readAgain: () => {
      draw({})
      void refetch()
    },
  }
}

function headingsOf({ headings, fields, widths }: { headings: string; fields: string; widths: string }): Heading[] {
  const titles = headings.split(',')
  const pixels = widths.split(',').map(Number)
  return fields
    .split(',')
    .filter(Boolean)
    .map((field, at) => ({ field, title: titles[at] ?? field, width: pixels[at] || 100 }))
}

function columnsOf(headings: readonly Heading[], drawn: Readonly<Record<string, number>>, sorts: readonly string[]) {
  const fields = headings.map(({ field }) => field)
  const counted = headings.some(({ field }) => field === 'xfrs')
  const firstLoose = headings.findIndex(({ field }) => !FIXED.includes(field))
  return headings.map(
    ({ field, title, width }, at): GridColumn<Row> => ({
      key: field,
      title,
      width: drawn[field] ?? width,
      cell: MATTERS.includes(field) ? matterOf(field, fields) : cellOf(field, counted),
      whole: wholeOf(field),
      sortable: sorts.includes(sortKeyOf(field)),
      sortKey: sortKeyOf(field),
      twoLines: MATTERS.includes(field),
      ...(at < firstLoose && { fixed: 'left' as const }),
    }),
  )
}

const keep = (viewId: string, headings: readonly Heading[], drawn: Readonly<Record<string, number>>) =>
  send(saveColumns, {
    viewId,
    fields: headings.map(({ field }) => field),
    widths: headings.map(({ field, width }) => drawn[field] ?? width),
  })
