import { notify } from '@portal/shared-lib'
import { writeMinute } from '@portal/shared-lib/contract/calls/meetings'
import { MAX_MINUTE, MEETING_TEXTS } from '@portal/shared-lib/contract/rules/meeting'
import { useUnsaved } from '@portal/shared-lib/router'
import { CONTROLS, EntryForm, type EntryFormState, fieldOf, useEntryForm } from '@portal/shared-lib/ui-form'
import { type Meeting, useMeetingsMinuteMutation } from '../meeting/api'
import card from './card.module.css'

const Field = fieldOf(CONTROLS, 'above')
const EMPTY = { text: '' }

/** Asks for the minute of a meeting. */
export function MinuteForm({ meeting: { roomId, petitionNo } }: { meeting: Meeting }) {
  const [write] = useMeetingsMinuteMutation()
  const state: EntryFormState = useEntryForm({
    values: EMPTY,
    problemsOf: ({ text }) => (text.trim() ? [] : [{ field: 'text', text: MEETING_TEXTS.noMinute }]),
    send: async ({ text }) => {
      const { data, error } = await write({ args: { roomId, text } })
      if (data) notify.success(data.attached ? '会议纪要已归入信访件' : '会议纪要已保存')
      return { error }
    },
    names: writeMinute.send,
  })
  const { form, isBusy, problem } = state
  useUnsaved('会议纪要', form.formState.isDirty, {
    read: () => form.getValues('text'),
    restore: (text: string) => form.reset({ text }, { keepDefaultValues: true }),
  })
  return (
    <EntryForm of={state}>
      <Field
        name="text"
        entry={{
          kind: 'words',
          label: '会议纪要',
          rows: 8,
          max: MAX_MINUTE,
          isCut: true,
          placeholder: petitionNo ? `将归入信访件${petitionNo}` : '议题、意见和商定的事项',
        }}
      />
      <p role="alert">{problem}</p>
      <button type="submit" className={card.primary} disabled={isBusy}>
        提交纪要
      </button>
    </EntryForm>
  )
}
