import { can, offersPage, useDesktop } from '@portal/shared-lib'
import type { DraftsAnswer } from '@portal/shared-lib/contract/calls/petition-drafts'
import { type FormName, REGISTRATION_FORMS } from '@portal/shared-lib/contract/rules/petition-forms'
import { Empty, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useCaseworkDraftQuery, useCaseworkDraftsQuery } from '../registration/api'
import { DRAFT } from '../registration/drafts/draft-address'
import { aboutOf } from '../registration/drafts/use-own-drafts'
import styles from './home-widgets.module.css'

/** Where each form goes on. */
const PAGES: Readonly<Record<FormName, string>> = {
  letter: 'letterManage/letterRegister',
  visit: 'visitorManage/visitorRegister',
  reception: 'leaderJieFang/leaderJFRegister',
  online: 'netManage/netRegister',
  phone: 'teleManage/teleRegister',
  inspection: 'xsdjManage/xsRegister',
  simple: 'simpleManage/simpleRegister',
}

const SHOWN = 8

const addressOf = (form: FormName, id: string) => `/${PAGES[form]}?${new URLSearchParams({ [DRAFT]: id })}`

/** What was typed and not registered, with the way on; of the forms that the user has. */
export default function OwnDrafts() {
  // What may be seen follows the desktop.
  useDesktop()
  const { data, error, refetch } = useCaseworkDraftsQuery({}, { refetchOnMountOrArgChange: true })
  const own = data?.filter(({ form }) => can(PAGES[form]) && offersPage(`/${PAGES[form]}`))
  return (
    <Section title={own?.length ? `登记草稿（${own.length}份）` : '登记草稿'}>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {own?.length === 0 && <Empty hint="没有未登记的草稿" />}
      <ul className={styles.rows} data-links>
        {own?.slice(0, SHOWN).map(draft => (
          <Row key={draft.id} draft={draft} />
        ))}
      </ul>
    </Section>
  )
}

/** What is about something else, like an online petition, goes on where that is opened. */
function Row({ draft: { id, form, savedAt } }: { draft: DraftsAnswer[number] }) {
  const { data } = useCaseworkDraftQuery({ id })
  const about = data && aboutOf(data.content)
  const { name } = REGISTRATION_FORMS[form]
  return (
    <li>
      <span className={styles.name}>{name}登记</span>
      <time>{savedAt.slice(5, 16)}</time>
      {about === '' && (
        <Link to={addressOf(form, id)} aria-label={`继续${name}登记 ${savedAt}`}>
          继续
        </Link>
      )}
      {about && <span>请从原事项继续</span>}
    </li>
  )
}
