import type { LimitType } from '../limits'

export type Values = Readonly<Record<string, unknown>>

/** What an action is filled in about, as far as its description asks. */
export interface Subject {
  readonly petition: {
    readonly petitioner: string
    readonly petitionDate: string
    readonly categoryName: string
    readonly summary: string
    readonly request: string
    readonly legalClass: string
    readonly route: string
  }
  /** What hangs on it, where several petitions do. */
  readonly petitions?: readonly { readonly petitionNo: string; readonly summary: string }[]
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** Who fills it in. */
  readonly userName: string
}

/** Below: who can be handed a petition; aside: who can be asked. */
export type Place = 'below' | 'aside'

/** What a line of a checklist rests on. */
export type EvidenceOf = 'notice' | 'delivery' | 'basis' | 'answers'

/** Codes of a table that fit: those named, or all of a shape. */
export type Codes = readonly string[] | RegExp

interface Common {
  /** Name on the wire. */
  readonly wire: string
  readonly label: string
  /** What is said where it is missing or wrong; without it nothing need be entered. */
  readonly text?: string
  readonly hint?: string
  /** Whether it is asked for, by what else is entered; always without. */
  readonly when?: (values: Values) => boolean
  /** Whether it is asked for in such a case at all. */
  readonly suits?: (subject: Subject) => boolean
  readonly initial?: (subject: Subject) => unknown
}

interface Words {
  readonly min?: number
  readonly max: number
  /** Said where it is too long. */
  readonly tooLong?: string
  /** The petitioner's words, not the office's: no word in them is refused. */
  readonly isQuoted?: true
  /** Says on which law something rests: articles are looked up and put in (插入法规). */
  readonly citesLaw?: true
  readonly phrases?: readonly string[]
}

/** An entry of an action; each kind has a check at the server and a control in the browser. */
export type ActionField = Common &
  (
    | (Words & { readonly kind: 'words'; readonly rows?: number })
    | (Words & { readonly kind: 'line' })
    /** 文号. `template`: what is issued under the number (DM_WSLX); `answer`: what the office answers with. */
    | { readonly kind: 'documentNo'; readonly template: string }
    | { readonly kind: 'names'; readonly most: number }
    /** `codes` may depend on what else is entered. `fallback`: what counts where none is sent. */
    | {
        readonly kind: 'code'
        readonly table: string
        readonly codes?: Codes | ((values: Values) => Codes)
        readonly fallback?: string
      }
    | { readonly kind: 'codes'; readonly table: string; readonly codes?: Codes; readonly most: number }
    | { readonly kind: 'choice'; readonly options: readonly (readonly [value: string, label: string])[] }
    | { readonly kind: 'point'; readonly evidence?: EvidenceOf }
    | { readonly kind: 'day'; readonly from?: 'tomorrow'; readonly until?: 'today' }
    | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly unit: string }
    | { readonly kind: 'units'; readonly place: Place; readonly hasLead: boolean; readonly most: number }
    | { readonly kind: 'unit'; readonly place: Place }
    | { readonly kind: 'files' }
    | { readonly kind: 'file' }
    | { readonly kind: 'petition' }
    /** `fallback`: numbers of those who count where none are sent. */
    | { readonly kind: 'persons'; readonly most: number; readonly fallback?: readonly number[] }
    | { readonly kind: 'answers' }
    | { readonly kind: 'deliveries' }
    /** Words on each petition of several. */
    | { readonly kind: 'eachPetition'; readonly min: number; readonly max: number }
  )

export type FieldKind = ActionField['kind']

export interface Problem {
  readonly field: string
  readonly text: string
}

/** What is shown of a limit that an action would begin or lengthen. */
export interface LimitShown {
  readonly label: string
  readonly type: LimitType
  /** The entry that holds the first day, today without one. */
  readonly fromField?: string
  /** The entry that holds by how many days the running limit becomes longer. */
  readonly daysField?: string
}

/**
 * An action as it is named, filled in and sent: the server's arguments, the browser's call, its panel and its checks are
 * all made from this. Who may do it, when, and what follows is said at the server.
 */
export interface ActionDescription {
  /** As docs/workflow.md counts it. */
  readonly code: string
  /** Its place among the buttons of a case, by tens: what moves a case on comes before what is beside it. */
  readonly place: number
  /** Last part of its call. */
  readonly action: string
  /** As buttons and the timeline call it. */
  readonly name: string
  /** Permission that it needs; '' none of its own. */
  readonly button: string
  /** What follows from it, in a sentence. */
  readonly note: string
  /** By the names of the call's arguments, in the order of the form. */
  readonly fields: Readonly<Record<string, ActionField>>
  /** What is wrong with several entries together; of what depends on the case, the server's action says it again. */
  readonly check?: (values: Values, subject?: Subject) => readonly Problem[]
  /** Actions that decide the same question another way. */
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
}

/** Keeps the literal types of a description, of which its call's types are made. */
export const describeAction = <const D extends ActionDescription>(description: D): D => description

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const listOf = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : [])
