import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { FormId, Holding } from './use-entry'
import type { EntryFormState } from './use-entry-form'

interface EntriesOfProps {
  readonly of: EntryFormState
  readonly children: ReactNode
}

/** Where entries of a form stand, be it inside a `form` or not. */
export const EntriesOf = ({ of: { form, id, hold }, children }: EntriesOfProps) => (
  <FormProvider {...form}>
    <FormId value={id}>
      <Holding value={hold}>{children}</Holding>
    </FormId>
  </FormProvider>
)

interface EntryFormProps extends EntriesOfProps {
  readonly className?: string | undefined
  /** Names the form where the page has several. */
  readonly label?: string
  readonly onKeyDown?: (event: KeyboardEvent<HTMLFormElement>) => void
}

/** The element of a form, in which its entries stand. */
export function EntryForm({ of: state, className, label, onKeyDown, children }: EntryFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void state.submit()
  }
  return (
    <EntriesOf of={state}>
      <form noValidate aria-label={label} className={className} onSubmit={submit} onKeyDown={onKeyDown}>
        {children}
      </form>
    </EntriesOf>
  )
}
