import type { Controls, Entry } from '../entry'
import { Choice, type ChoiceEntry, Point, Several, type SeveralEntry } from './choice'
import { Day, type DayEntry, Moment, Time } from './day'
import { File, Files } from './files'
import {
  Amount,
  type AmountEntry,
  Figure,
  type FigureEntry,
  Given,
  Line,
  type LineEntry,
  Names,
  type NamesEntry,
} from './line'
import { Listed, type ListedEntry, SeveralListed } from './listed'
import { Words, type WordsEntry } from './words'

/** An entry of a kind whose control is part of this door; forms add kinds of their own. */
export type PlainEntry = Entry &
  (
    | ({ readonly kind: 'words' } & WordsEntry)
    | ({ readonly kind: 'line' } & LineEntry)
    | { readonly kind: 'given'; readonly text: string }
    | ({ readonly kind: 'names' } & NamesEntry)
    | ({ readonly kind: 'choice' } & ChoiceEntry)
    | ({ readonly kind: 'several' } & SeveralEntry<string>)
    | ({ readonly kind: 'listed' } & ListedEntry)
    | ({ readonly kind: 'severalListed' } & ListedEntry)
    | { readonly kind: 'point' }
    | ({ readonly kind: 'number' } & AmountEntry)
    | ({ readonly kind: 'figure' } & FigureEntry)
    | ({ readonly kind: 'day' } & DayEntry)
    | { readonly kind: 'moment' }
    | { readonly kind: 'time' }
    | { readonly kind: 'files' }
    | { readonly kind: 'file' }
  )

/** The control of each kind. */
export const CONTROLS: Controls<PlainEntry> = {
  words: Words,
  line: Line,
  given: Given,
  names: Names,
  choice: Choice,
  several: Several,
  listed: Listed,
  severalListed: SeveralListed,
  point: Point,
  number: Amount,
  figure: Figure,
  day: Day,
  moment: Moment,
  time: Time,
  files: Files,
  file: File,
}
