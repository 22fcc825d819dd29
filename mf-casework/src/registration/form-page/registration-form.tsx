import { asPortalError, notify, useCan } from '@portal/shared-lib'
import type { FormName } from '@portal/shared-lib/contract/rules/petition-forms'
import { Alert, Checkbox, Page, usePageTitle } from '@portal/shared-lib/page'
import { enterGoesOn, FormProvider, useSaveKey } from '@portal/shared-lib/ui-form'
import type { ReactNode } from 'react'
import { useCaseworkUpdateHandingPreferenceMutation, useCaseworkUserInfoQuery } from '../api'
import { DraftLine } from '../drafts/draft-line'
import { DraftQuestion } from '../drafts/draft-question'
import type { OwnDraft } from '../drafts/use-own-drafts'
import { DuplicatesPanel } from '../duplicates/duplicates-panel'
import { ErrorList } from '../engine/error-list'
import styles from '../engine/form.module.css'
import { FormFiles } from '../engine/form-files'
import { FormKind } from '../engine/form-kind'
import { FormProposals } from '../engine/proposals'
import type { Way } from '../way'
import { FileAtOnce } from './file-at-once'
import { FormBody } from './form-body'
import { LimitsAhead } from './limits-ahead'
import { Outline } from './outline'
import { Registered } from './registered'
import { SaveBar } from './save-bar'
import { Suggestions } from './suggestions'
import { type NextPage, useGoingOn } from './use-going-on'
import { type RegistrationOptions, useRegistration } from './use-registration'

/** Forms whose to-do may lie with the registrar. */
const KEPT_BY_REGISTRAR: readonly FormName[] = ['letter', 'phone', 'visit', 'simple']

interface FormProps extends RegistrationOptions {
  /** Beside the primary action. */
  readonly action?: ReactNode
  /** Above the form: what waits, what it is about. */
  readonly before?: ReactNode
  /** Sections that the page adds below the usual ones. */
  readonly after?: ReactNode
  /** Beside the form, above earlier petitions: what it is registered from. */
  readonly aside?: ReactNode
  /** As wide as the form itself. */
  readonly wideAside?: boolean
  /** What is registered here is one thing: there is no next form on this page. */
  readonly once?: boolean
  /** What to do after registering, beside opening the case and beginning the next. */
  readonly next?: NextPage | undefined
}

/** A page on which petitions are registered: its form, earlier petitions beside it, its drafts. */
export function RegistrationForm({
  action,
  before,
  after,
  aside,
  wideAside = false,
  once = false,
  next,
  ...options
}: FormProps) {
  const usual = usePageTitle()
  const { form: kind, title = usual, about = '', proposals } = options
  const state = useRegistration({ ...options, onRegistered: useGoingOn(next) })
  const onward = !once || next ? 'next' : 'stay'
  const save = (way: Way) => void state.submit(way)
  useSaveKey(
    () => save({ go: 'stay' }),
    () => save({ go: onward }),
  )
  const restore = ({ id, content, files }: OwnDraft) =>
    state.restore({ ...(JSON.parse(content) as Parameters<typeof state.restore>[0]), draftId: id, files })
  if (once && state.registered) {
    return (
      <Page title={title} action={action}>
        <Registered made={state.registered} next={next} />
      </Page>
    )
  }
  return (
    <FormKind value={kind}>
      <FormProvider {...state.form}>
        <FormFiles value={state.files}>
          <FormProposals value={proposals}>
            <Page title={title} action={action}>
              <DraftQuestion form={kind} about={about} onRestore={restore} />
              {state.registered && (
                <Registered key={state.registered.answer.petitionNo} made={state.registered} next={next} />
              )}
              {state.refusal && <Alert type="error" title={state.refusal} />}
              <ErrorList
                problems={state.problems}
                open={proposals?.open.map(({ path }) => path)}
                onConfirm={state.confirm}
              />
              {before}
              <div className={`${styles.layout} ${wideAside ? styles.wideAside : styles.withAside}`}>
                <form className={styles.form} noValidate onSubmit={prevented} onKeyDown={enterGoesOn}>
                  <FormBody />
                  {after}
                  <SaveBar
                    saving={state.saving}
                    draft={state.draft}
                    dirty={state.isDirty}
                    goesOn={onward === 'next'}
                    onSave={go => save({ go })}
                    onKeep={() => void state.keepDraft()}
                    onClear={state.clear}
                  >
                    {kind === 'letter' && (
                      <FileAtOnce busy={state.saving} onFile={filing => save({ go: onward, filing })} />
                    )}
                    {KEPT_BY_REGISTRAR.includes(kind) && !about && <OwnTodo />}
                  </SaveBar>
                </form>
                <div className={aside ? styles.aside : styles.stays}>
                  {aside ?? (
                    <Outline>
                      <DraftLine draft={state.draft} isDirty={state.isDirty} isKept={state.isKept} />
                    </Outline>
                  )}
                  <Suggestions />
                  {!aside && !about && <LimitsAhead />}
                  <DuplicatesPanel />
                </div>
              </div>
            </Page>
          </FormProposals>
        </FormFiles>
      </FormProvider>
    </FormKind>
  )
}

const prevented = (event: { preventDefault(): void }) => event.preventDefault()

/** With whom the to-do of what is registered lies, as the registrar prefers; for those who have a list of their own. */
export function OwnTodo() {
  const hasOwnList = useCan('toDoManage/personalToDo')
  const { data } = useCaseworkUserInfoQuery({}, { skip: !hasOwnList })
  const [update, { isLoading }] = useCaseworkUpdateHandingPreferenceMutation()
  if (!hasOwnList || !data) return null
  const prefer = async (isOwn: boolean) => {
    const { error } = await update({ args: { handingPreference: isOwn ? 'personal' : 'department' } })
    if (error) notify.error(asPortalError(error).message)
  }
  return (
    <Checkbox
      checked={data.handingPreference === 'personal'}
      disabled={isLoading}
      onChange={({ target }) => void prefer(target.checked)}
    >
      列入本人待办
    </Checkbox>
  )
}
