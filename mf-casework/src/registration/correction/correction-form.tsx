import { REGISTRATION_FORMS } from '@portal/shared-lib/contract/rules/petition-forms'
import { Alert, Section } from '@portal/shared-lib/page'
import { enterGoesOn, FormProvider } from '@portal/shared-lib/ui-form'
import { type ReactNode, useMemo } from 'react'
import { DraftQuestion } from '../drafts/draft-question'
import { DuplicatesPanel } from '../duplicates/duplicates-panel'
import { CorrectingContext } from '../engine/correcting'
import { ErrorList } from '../engine/error-list'
import styles from '../engine/form.module.css'
import { FormFiles } from '../engine/form-files'
import { FormKind } from '../engine/form-kind'
import { SectionFields } from '../engine/section-fields'
import { FormBody } from '../form-page/form-body'
import { Conflict } from './conflict'
import { CorrectionBar } from './correction-bar'
import { contextOf } from './registered'
import { type CorrectionFormProps, useCorrectionForm } from './use-correction-form'

type Form = ReturnType<typeof useCorrectionForm>

/** The form itself, and beside it earlier petitions that may be about the same. */
export function CorrectionForm(props: CorrectionFormProps) {
  const form = useCorrectionForm(props)
  return (
    <Surroundings {...props} form={form}>
      <Notices {...props} form={form} />
      <div className={`${styles.layout} ${styles.withAside}`}>
        <Entries {...props} form={form} />
        <div className={styles.aside}>
          <DuplicatesPanel />
        </div>
      </div>
    </Surroundings>
  )
}

type PartProps = CorrectionFormProps & { readonly form: Form }

/** What the fields of a form look up around them. */
function Surroundings({ registered, form: { state }, children }: PartProps & { readonly children: ReactNode }) {
  const correcting = useMemo(() => contextOf(registered), [registered])
  return (
    <FormKind value={registered.form}>
      <CorrectingContext value={correcting}>
        <FormProvider {...state.form}>
          <FormFiles value={state.files}>{children}</FormFiles>
        </FormProvider>
      </CorrectingContext>
    </FormKind>
  )
}

const STAYS = '编号、查询码、信访形式和登记时间不变；附件可以补充，登记时附错的可以撤回。修改前后的内容记入办理过程。'

/** What one must know before going on. */
function Notices({ registered, obstacle, onReopen, form: { state, about, heldBy, isStale, mine, resume } }: PartProps) {
  const { form: kind, petitionNo, version } = registered
  return (
    <>
      <Alert type="info" title={`修改${REGISTRATION_FORMS[kind].name}登记`} description={STAYS} />
      <DraftQuestion form={kind} about={about} onRestore={resume} />
      {heldBy && <Alert type="warning" title={`${heldBy}正在编辑该信访件，请稍后再试`} />}
      {isStale && (
        <Conflict
          petitionNo={petitionNo}
          since={version}
          obstacle={obstacle}
          mine={mine()}
          onKeep={() => onReopen(mine())}
          onTake={() => onReopen()}
        />
      )}
      {state.refusal && <Alert type="error" title={state.refusal} />}
      <ErrorList problems={state.problems} onConfirm={state.confirm} />
    </>
  )
}

const REASON = ['correction.reason']

function Entries({ onClose, form: { state, isStale, save, typing } }: PartProps) {
  const { saving, isDirty } = state
  return (
    <form
      className={styles.form}
      noValidate
      aria-label="修改登记内容"
      onSubmit={event => event.preventDefault()}
      onKeyDown={enterGoesOn}
      onInput={typing}
      onBlur={() => isDirty && typing()}
    >
      <FormBody />
      <Section title="更正原因">
        <SectionFields paths={REASON} />
      </Section>
      <CorrectionBar saving={saving} dirty={isDirty} off={isStale} onSave={save} onClose={onClose} />
    </form>
  )
}
