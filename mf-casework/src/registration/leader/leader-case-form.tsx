import { notify } from '@portal/shared-lib'
import { type RegisterLeaderCaseArgs, registerLeaderCase } from '@portal/shared-lib/contract/calls/leader-cases'
import { Alert, Button, Section } from '@portal/shared-lib/page'
import { useUnsaved } from '@portal/shared-lib/router'
import {
  EntryForm,
  type EntryFormState,
  enterGoesOn,
  useEntryForm,
  useFormContext,
  useSaveKey,
  useWatch,
} from '@portal/shared-lib/ui-form'
import { useEffect } from 'react'
import { useCaseworkColleaguesQuery, useCaseworkRegisterLeaderCaseMutation } from '../api'
import styles from '../engine/form.module.css'
import { PART_FIELDS, problemsOfParts } from '../engine/part-fields'
import { SectionFields } from '../engine/section-fields'

const PART = 'leaderCase'
const PATHS = Object.keys(PART_FIELDS).filter(path => path.startsWith(PART))
const EMPTY = {
  [PART]: {
    petitionNo: '',
    leaderId: '',
    leaderDuty: '',
    level: '',
    unitId: '',
    inCharge: '',
    cause: '1',
    dueOn: '',
    measures: '',
  },
}

/** 包案登记. */
export function LeaderCaseForm() {
  const [register] = useCaseworkRegisterLeaderCaseMutation()
  const state: EntryFormState = useEntryForm({
    values: EMPTY,
    problemsOf: values => problemsOfParts([PART], values),
    send: async values => {
      const { data, error } = await register({ args: values[PART] as RegisterLeaderCaseArgs })
      if (!data) return { error }
      notify.success(`${data.petitionNo}已由${data.leader}包案`)
      return undefined
    },
    names: registerLeaderCase.send,
    part: PART,
    onDone: () => state.form.reset(EMPTY),
  })
  const { form, isBusy, problem, submit } = state
  useUnsaved('领导包案登记', form.formState.isDirty, {
    read: () => form.getValues(),
    restore: values => form.reset(values, { keepDefaultValues: true }),
  })
  useSaveKey(() => void submit())
  return (
    <Section title="包案登记">
      <EntryForm of={state} onKeyDown={enterGoesOn}>
        <SectionFields paths={PATHS} />
        <DutyOfLeader />
        <div className={styles.buttons}>
          {problem && <Alert type="error" title={problem} />}
          <Button type="primary" loading={isBusy} onClick={() => void submit()}>
            登记包案（Ctrl+S）
          </Button>
        </div>
      </EntryForm>
    </Section>
  )
}

/** The duty of whoever is chosen is known; it can be worded otherwise. */
function DutyOfLeader() {
  const { getFieldState, setValue } = useFormContext()
  const leaderId: unknown = useWatch({ name: `${PART}.leaderId` })
  const { data = [] } = useCaseworkColleaguesQuery({})
  const duty = data.find(({ personId }) => personId === leaderId)?.position
  useEffect(() => {
    if (duty && !getFieldState(`${PART}.leaderDuty`).isTouched) setValue(`${PART}.leaderDuty`, duty)
  }, [duty, getFieldState, setValue])
  return null
}
