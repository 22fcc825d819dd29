/** The form engine: entries with their controls, what is wrong at each, and what is kept of a form that is not sent. */
/** What forms need of it themselves: it comes from here, so that all of a page share one. */
export {
  FormProvider,
  get,
  set,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form'
export { FORMATTED, FormattedText } from '../formatted/formatted-text'
export { fetchPicture } from '../formatted/stored-picture'
export { type StoredFile, useUploads } from '../ui-data/use-uploads'
export { bringIntoSight } from './bring-into-sight'
export { CONTROLS, type PlainEntry } from './controls'
export { Several } from './controls/choice'
export { type ChosenFile, FileChoice, fileIdsOf } from './controls/files'
export { Phrases } from './controls/words'
export { type ControlProps, type Controls, type Entry, listOf, textOf, type Values } from './entry'
export { EntriesOf, EntryForm } from './entry-form'
export { fieldOf, type Look } from './field'
export { focusEntry, focusFirstEmpty } from './focus-entry'
export { dialogOf, FormDialog, told } from './form-dialog'
export { FormFoot } from './form-foot'
export { enterGoesOn, useSaveKey } from './keys'
export { errorsOf, type Problem, problemOfRefusal, problemsIn, resolverOf } from './problems'
export { ReasonDialog } from './reason-dialog'
export { FormId, idOf, useAsked, useEntry, useHolding } from './use-entry'
export { type EntryFormState, type FormOptions, useEntryForm, useTyped } from './use-entry-form'
export { useSavedDraft } from './use-saved-draft'
