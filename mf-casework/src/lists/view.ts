import type { Elsewhere } from '@portal/shared-lib'
import type { PetitionListArgs } from '@portal/shared-lib/contract/calls/lists'
import type { RowAction } from './row-actions/row-action'

export type Filter = NonNullable<PetitionListArgs['filter']>
export type Condition = NonNullable<Filter['conditions']>[number]
export type Group = NonNullable<Filter['groups']>[number]
export type Sort = NonNullable<PetitionListArgs['sort']>

/** Conditions that are asked for together by one click. */
export interface Preset {
  readonly key: string
  readonly title: string
  readonly conditions: () => readonly Condition[]
  /** A switch that shows only while a figure's link has it on; else its field is among 更多条件. */
  readonly byLinkOnly?: true
}

/** A list screen: all that tells it from the others. */
export interface ListView {
  readonly viewId: string
  /** Where it is another than its page's. */
  readonly title?: string
  /** What to do where there is nothing. */
  readonly hint: string
  /** Where else to look then. */
  readonly elsewhere?: readonly Elsewhere[]
  /** Approvals have a list of their own, with few filters. */
  readonly source?: 'approvals'
  /** Fields in which words are looked for, and what the field for them says. */
  readonly words?: { readonly fields: readonly string[]; readonly hint: string }
  /** What a scanned code is looked up by, and what is said where no row bears it. */
  readonly scans?: { readonly filterOf: (code: string) => Filter; readonly noneOf: (code: string) => string }
  /** Of these one is chosen, 全部 being the first. */
  readonly tabs?: readonly Preset[]
  /** These are chosen one by one. */
  readonly switches?: readonly Preset[]
  /** Whether rows of one lamp can be asked for. */
  readonly lamps?: true
  /** Whether rows can be shown in groups by their lamps. */
  readonly groups?: true
  /** Fields by which it can be ordered, where they are columns. */
  readonly sorts?: readonly string[]
  /** What a row's link says; empty where rows lead nowhere. */
  readonly open: string
  readonly rowActions: readonly RowAction[]
  readonly printable?: true
  /** Whether it can be counted how its petitions divide. */
  readonly shares?: true
  /** Whether the work of people who leave is handed over from here. */
  readonly leaving?: true
}
