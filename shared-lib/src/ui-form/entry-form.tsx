import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { FormId } from './use-entry'
import type { EntryFormState } from './use-entry-form'

interface EntryFormProps {
  readonly of: EntryFormState
  readonly className?: string | undefined
  readonly onKeyDown?: (event: KeyboardEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}

/** The element of a form, in which its entries stand. */
export function EntryForm({ of: state, className, onKeyDown, children }: EntryFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void state.submit()
  }
  return (
    <FormProvider {...state.form}>
      <FormId value={state.id}>
        <form noValidate className={className} onSubmit={submit} onKeyDown={onKeyDown}>
          {children}
        </form>
      </FormId>
    </FormProvider>
  )
}
