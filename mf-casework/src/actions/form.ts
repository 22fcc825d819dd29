import type { PeopleAnswer } from '@portal/shared-lib/contract/calls/cases'
import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import type { EvidenceOf } from './evidence/kinds'

export type Values = Readonly<Record<string, unknown>>

/** What a form is filled in about. */
export interface About {
  readonly petition: PetitionAnswer
  readonly people: PeopleAnswer
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** Who fills it in. */
  readonly userName: string
}

interface Common {
  /** As the call's argument is named. */
  readonly name: string
  readonly label: string
  /** What is said where it is missing or wrong; without it nothing need be entered. */
  readonly text?: string
  readonly hint?: string
  readonly when?: (values: Values, about: About) => boolean
  readonly initial?: (about: About) => unknown
}

/** One entry of a form; each kind has a control of its own. */
export type Field = Common &
  (
    | {
        readonly kind: 'words'
        readonly min?: number
        readonly max: number
        /** Said where it is too long, if not what `text` says. */
        readonly tooLong?: string
        readonly rows?: number
        readonly phrases?: readonly string[]
        /** The petitioner's words, not the office's: no word in them is refused. */
        readonly isQuoted?: true
      }
    | { readonly kind: 'line'; readonly max: number }
    /** `template`: what is issued under the number, by the id of its template; `answer`: what the office answers with. */
    | { readonly kind: 'documentNo'; readonly template: string }
    | { readonly kind: 'names'; readonly most: number }
    | { readonly kind: 'code'; readonly table: string; readonly codes?: RegExp }
    | { readonly kind: 'codes'; readonly table: string; readonly codes?: RegExp }
    | { readonly kind: 'choice'; readonly options: readonly (readonly [value: string, label: string])[] }
    | { readonly kind: 'point'; readonly evidence?: EvidenceOf }
    | { readonly kind: 'day'; readonly from?: 'tomorrow'; readonly until?: 'today' }
    | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly unit: string }
    | { readonly kind: 'units'; readonly place: Place; readonly hasLead: boolean; readonly most: number }
    | { readonly kind: 'unit'; readonly place: Place }
    | { readonly kind: 'files'; readonly most: number }
    | { readonly kind: 'petition' }
    | { readonly kind: 'persons' }
    | { readonly kind: 'answers' }
    | { readonly kind: 'deliveries' }
  )

/** Below: who can be handed a petition; aside: who can be asked. */
export type Place = 'below' | 'aside'

export interface ChosenUnit {
  readonly orgId: string
  readonly name: string
  readonly isLead: boolean
  /** Ids of those there who are to know of a walled petition from now on. */
  readonly knowing?: readonly string[]
}

export interface ChosenFile {
  readonly id: string
  readonly name: string
}

/** What is shown of a limit that the action would begin or lengthen. */
export interface LimitShown {
  readonly label: string
  readonly type: string
  /** The entry that holds the first day, today without one. */
  readonly fromField?: string
  /** The entry that holds by how many days the running limit becomes longer. */
  readonly daysField?: string
}

export interface Problem {
  readonly field: string
  readonly text: string
}

/** An action as it is filled in: one description, from which its panel, its checks and its words are made. */
export interface ActionForm {
  /** As docs/workflow.md counts them. */
  readonly code: string
  /** Last part of the call. */
  readonly action: string
  readonly name: string
  /** What follows from it, in a sentence. */
  readonly note: string
  readonly fields: readonly Field[]
  /** Last parts of the calls that decide the same question another way. */
  readonly instead?: readonly string[]
  /** What of the case is to be known before, and is shown above the entries. */
  readonly shows?: 'returns'
  /** Done at the press of its button: there is nothing to fill in and nothing to regret. */
  readonly isAtOnce?: true
  /** Filled in on a page of its own, in place of the case. */
  readonly isPage?: true
  /** Takes back or ends something: stands apart and in red. */
  readonly isGrave?: true
  /** Must a leader agree first? Then the panel says 送审. */
  readonly isSubmitted?: true
  readonly limits?: readonly LimitShown[]
  readonly check?: (values: Values, about: About) => Problem[]
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const listOf = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : [])

/** Whether an entry is asked for as things stand. */
export const isAsked = ({ when }: Field, values: Values, about: About): boolean => when?.(values, about) ?? true
