import type { GridProps } from './grid-props'

/** What a grid tells those who hear the page; `activeId` is the element of the active row. */
export const spokenOf = <Row>(props: GridProps<Row>, activeId: string | undefined) => ({
  role: 'grid',
  tabIndex: 0,
  'aria-label': props.label,
  'aria-rowcount': props.total < 0 ? -1 : props.total + 1,
  'aria-colcount': props.columns.length,
  'aria-multiselectable': props.onSelect ? true : undefined,
  'aria-busy': props.waiting,
  'aria-activedescendant': activeId,
})
