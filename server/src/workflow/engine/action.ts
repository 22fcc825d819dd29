import type { ActionCall } from '@portal/shared-lib/contract/action'
import type { CallInput } from '@portal/shared-lib/contract/form'
import type { State } from '../../petitions/record/states'
import type { TodoType } from '../../petitions/todos/types'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Ask } from '../../platform/route'
import type { CaseFile, Step } from './case-file'
import type { Proceeding } from './proceeding'
import type { ProceedingKind } from './proceeding-kind'
import type { SubjectCode } from './subjects'
import type { Work } from './work'

/**
 * How the caller's organisation stands to the step on which it acts: it holds the step, it sent the step, it registered
 * the petition, it may see the case at all, or it watches the organisation that holds the step. The state that counts is
 * the step's for the first two, the petition's for the others.
 */
export type Relation = 'holder' | 'sender' | 'registrar' | 'involved' | 'watcher'

/** States of proceedings have one digit. */
export type ProceedingState = `${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`

/** What an action is decided by before anything is typed in. */
export interface Situation {
  readonly file: CaseFile
  readonly step: Step
  readonly caller: Caller
  readonly at: Date
  /** Of an action on one. */
  readonly proceeding?: Proceeding
}

/** What an action leaves in the timeline. */
export interface Done {
  readonly text?: string
  /** Whether the other organisations of the case read the text; they do unless told otherwise. */
  readonly shared?: boolean
}

/** A row of the table of actions: who may do it, when, and what follows. */
export interface Action<C extends ActionCall = ActionCall> {
  /** As docs/workflow.md counts them. */
  readonly code: string
  /** As buttons and the timeline call it. */
  readonly name: string
  readonly call: C
  /** Permission that it needs; '' none of its own. */
  readonly button: string
  /** Roles of which the caller needs one, where a permission does not say it. */
  readonly roles?: readonly string[]
  readonly relation: Relation
  /**
   * What it is done to, where that is not the petition: states, version and to-dos are the proceeding's then, its holder is
   * the organisation that carries it on, and its call names it by `proceedingId` in place of the petition.
   */
  readonly of?: ProceedingKind
  /** States in which it may be done, of the step or of the whole petition where the relation is to that. */
  readonly from: readonly (State | ProceedingState)[]
  /** Whoever co-handles cannot do it: the lead alone answers the petitioner. */
  readonly leadOnly?: true
  /** To-dos of which the caller must hold one on the step; none: it needs no to-do. They are done with the action. */
  readonly todos: readonly TodoType[]
  /** The to-do stays open: the action is one of several on the way. */
  readonly keepsTodo?: true
  /** What it is done to goes on while leaders are asked. */
  readonly goesOn?: true
  /** It takes the petition on: refused where its matter is terminated and nobody has stated new facts. */
  readonly takesOn?: true
  /** It has to do with the case as it is; where not, its button is not shown. */
  readonly suits?: (situation: Situation) => boolean
  /** Its button is shown to those alone who have a to-do for it. */
  readonly onlyAsked?: true
  /** Who must agree first: a subject of the approval service; undefined where nobody. */
  readonly approval?: (work: Work, args: CallInput<C>) => SubjectCode | undefined
  /** Why nobody has been asked for it yet, where it needs a to-do that is not there. */
  readonly unasked?: (db: Db, situation: Situation) => Promise<string | undefined>
  /** Why it cannot be done now, though state and right would let it. */
  readonly blocked?: (situation: Situation) => string | undefined
  /** The same, where more must be read to know it. */
  readonly hindered?: (db: Db, situation: Situation) => Promise<string | undefined>
  /** Number of another petition that it changes or relies on, which is locked with this one; empty for none. */
  readonly other?: (args: CallInput<C>, ask: Pick<Ask<unknown>, 'db' | 'caller'>) => string | Promise<string>
  /** Refuses what is wrong with the arguments; changes nothing. */
  readonly check?: (work: Work, args: CallInput<C>) => Promise<void>
  readonly perform: (work: Work, args: CallInput<C>) => Promise<Done>
}

type Described = 'code' | 'name' | 'button'

/** An action of the table: how it is called and filled in stands in the description of its call. */
export function defineAction<C extends ActionCall>(action: Omit<Action<C>, Described>): Action {
  const { code, name, button } = action.call.description
  return { ...action, code, name, button } as unknown as Action
}
