import { createMeeting } from '@portal/shared-lib/contract/calls/meetings'
import { MAX_IN_MEETING, MEETING_TEXTS } from '@portal/shared-lib/contract/rules/meeting'
import { isPetitionNo } from '@portal/shared-lib/contract/rules/petition-number'
import type { Person } from '@portal/shared-lib/people-picker'
import {
  CONTROLS,
  type ControlProps,
  type Entry,
  EntryForm,
  type EntryFormState,
  fieldOf,
  listOf,
  type PlainEntry,
  useEntryForm,
} from '@portal/shared-lib/ui-form'
import { useMeetingsCreateMutation } from './api'
import styles from './start.module.css'

interface Start {
  /** Those who are invited. */
  readonly loginAccounts: readonly Person[]
  readonly petitionNo: string
}

/** A meeting that is about to be begun. */
export function useStart(petitionNo: string, onStarted: (roomId: string) => void): EntryFormState {
  const [create] = useMeetingsCreateMutation()
  return useEntryForm<Start>({
    values: { loginAccounts: [], petitionNo },
    problemsOf,
    send: async start => {
      const about = start.petitionNo.trim()
      const loginAccounts = start.loginAccounts.map(({ loginAccount }) => loginAccount)
      const { data, error } = await create({ args: { loginAccounts, ...(about && { petitionNo: about }) } })
      if (data) onStarted(data.roomId)
      return { error }
    },
    names: createMeeting.send,
  })
}

function problemsOf({ loginAccounts: people, petitionNo }: Start) {
  if (!people.length) return [{ field: 'loginAccounts', text: MEETING_TEXTS.noInvited }]
  if (people.length > MAX_IN_MEETING) return [{ field: 'loginAccounts', text: MEETING_TEXTS.tooManyInvited }]
  const about = petitionNo.trim()
  return about === '' || isPetitionNo(about) ? [] : [{ field: 'petitionNo', text: MEETING_TEXTS.badPetitionNo }]
}

interface StartFormProps {
  readonly of: EntryFormState
  /** The case that the meeting is about cannot be changed. */
  readonly isAbout: boolean
  readonly onPick: () => void
}

/** Who is invited, and to what. */
export const StartForm = ({ of: state, isAbout, onPick }: StartFormProps) => (
  <EntryForm of={state} label="发起会议" className={styles.form}>
    <h3>发起会议</h3>
    <Field name="loginAccounts" entry={{ kind: 'people', label: '参会人员', hidesLabel: true, onPick }} />
    <Field
      name="petitionNo"
      entry={{
        kind: 'line',
        label: '信访件编号',
        max: 20,
        placeholder: '选填；填写后会议纪要将归入该信访件',
        input: { readOnly: isAbout },
      }}
    />
    <div className={styles.foot}>
      <p role="alert">{state.problem}</p>
      <button type="submit" className={styles.primary} disabled={state.isBusy}>
        {state.isBusy ? '正在发起…' : '发起会议'}
      </button>
    </div>
  </EntryForm>
)

type PeopleEntry = Entry & { readonly kind: 'people'; readonly onPick: () => void }

/** The people to be invited. */
function Attendees({ entry, value, onChange }: ControlProps<PeopleEntry>) {
  const people = listOf<Person>(value)
  return (
    <>
      <span className={styles.count}>
        参会人员（{people.length}/{MAX_IN_MEETING}）
      </span>
      <div className={styles.people}>
        <ul aria-label="参会人员">
          {people.map(person => (
            <li key={person.loginAccount} title={person.orgName}>
              {person.userName}
              <button
                type="button"
                aria-label={`移除 ${person.userName}`}
                onClick={() => onChange(people.filter(other => other !== person))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
        <button type="button" className={styles.add} onClick={entry.onPick}>
          选择参会人员
        </button>
      </div>
    </>
  )
}

const Field = fieldOf<PlainEntry | PeopleEntry>({ ...CONTROLS, people: Attendees }, 'above')
