import { asPortalError, notify } from '@portal/shared-lib'
import { type RegisterLeaderCaseArgs, registerLeaderCase } from '@portal/shared-lib/contract/calls/leader-cases'
import { Section } from '@portal/shared-lib/page'
import { useUnsaved } from '@portal/shared-lib/router'
import { Button } from '@portal/shared-lib/ui'
import { enterGoesOn, useSaveKey } from '@portal/shared-lib/ui-form'
import { useEffect } from 'react'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import { useCaseworkColleaguesQuery, useCaseworkRegisterLeaderCaseMutation } from '../api'
import { focusField } from '../engine/focus-field'
import form from '../engine/form.module.css'
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
  const state = useForm({ defaultValues: EMPTY as object, shouldFocusError: false })
  const [register, { isLoading }] = useCaseworkRegisterLeaderCaseMutation()
  useUnsaved('领导包案登记', state.formState.isDirty, {
    read: () => state.getValues(),
    restore: values => state.reset(values, { keepDefaultValues: true }),
  })
  const show = (field: string, message: string) => {
    state.setError(field as never, { message })
    focusField(field)
  }
  const save = async () => {
    state.clearErrors()
    const values = state.getValues()
    const problems = problemsOfParts([PART], values)
    for (const { field, text } of problems.toReversed()) show(field, text)
    if (problems.length > 0) return
    const { data, error } = await register({ args: Reflect.get(values, PART) as RegisterLeaderCaseArgs })
    if (data) {
      notify.success(`${data.petitionNo}已由${data.leader}包案`)
      return state.reset(EMPTY)
    }
    const { field, message } = asPortalError(error)
    const name = Object.entries(registerLeaderCase.send ?? {}).find(([, wire]) => wire === field)?.[0]
    if (name) show(`${PART}.${name}`, message)
    else notify.error(message)
  }
  useSaveKey(() => void save())
  return (
    <FormProvider {...state}>
      <Section title="包案登记">
        <form noValidate onSubmit={event => event.preventDefault()} onKeyDown={enterGoesOn}>
          <SectionFields paths={PATHS} />
          <DutyOfLeader />
          <div className={form.buttons}>
            <Button type="primary" loading={isLoading} onClick={() => void save()}>
              登记包案（Ctrl+S）
            </Button>
          </div>
        </form>
      </Section>
    </FormProvider>
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
