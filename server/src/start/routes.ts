import { routes as accounts } from '../administration/accounts/routes'
import { routes as authorisation } from '../administration/authorisation/routes'
import { routes as codeTables } from '../administration/code-tables/routes'
import { routes as documentTemplates } from '../administration/document-templates/routes'
import { routes as federation } from '../administration/federation/routes'
import { jobRoutes } from '../administration/jobs/routes'
import { routes as officers } from '../administration/officers/routes'
import { routes as onlineUsers } from '../administration/online-users/routes'
import { routes as organisationAdmin } from '../administration/organisations/routes'
import { routes as parameters } from '../administration/parameters/routes'
import { routes as policies } from '../administration/policies/routes'
import { routes as regionAdmin } from '../administration/regions/routes'
import { routes as rightsReviews } from '../administration/rights-reviews/routes'
import { routes as secrecy } from '../administration/secrecy/routes'
import { routes as approvals } from '../approvals/routes'
import { routes as archives } from '../archives/routes'
import { routes as figures } from '../figures/routes'
import { routes as savedTables } from '../figures/saved/routes'
import { routes as duplicates } from '../intake/duplicates/routes'
import { routes as recognition } from '../intake/recognition/routes'
import { routes as registration } from '../intake/registration/routes'
import { readsByOfficialDocument } from '../official-documents/files'
import { routes as officialDocuments } from '../official-documents/routes'
import { routes as people } from '../people/directory/routes'
import { routes as account } from '../people/identity/account/routes'
import { routes as certificates } from '../people/identity/certificates/routes'
import { routes as qr } from '../people/identity/qr/routes'
import { routes as identity } from '../people/identity/routes'
import { routes as secondFactor } from '../people/identity/second-factor/routes'
import { routes as signOn } from '../people/identity/sign-on/routes'
import { routes as organisations } from '../people/organisations/routes'
import { readsByPetition } from '../petitions/record/attachments'
import { routes as petitions } from '../petitions/record/routes'
import { routes as todos } from '../petitions/todos/routes'
import { routes as audit } from '../platform/audit/reading/routes'
import { routes as reports } from '../platform/fault-reports/routes'
import type { Reader } from '../platform/files/may-open'
import { fileRoutes } from '../platform/files/routes'
import type { Route } from '../platform/route'
import { routes as tables } from '../platform/tables/routes'
import { readsByLesson } from '../post/courses/files'
import { routes as courses } from '../post/courses/routes'
import { readsByDownload } from '../post/downloads/files'
import { routes as downloads } from '../post/downloads/routes'
import { readsByKnowledge } from '../post/knowledge/reads-by-knowledge'
import { routes as knowledge } from '../post/knowledge/routes'
import { readsByMail } from '../post/mail/attachments'
import { routes as mail } from '../post/mail/routes'
import { readsByNotice } from '../post/notices/files'
import { routes as notices } from '../post/notices/routes'
import { readsByRecommendation } from '../recommendations/read'
import { routes as recommendations } from '../recommendations/routes'
import { routes as reviews } from '../reviews/routes'
import { routes as casePage } from '../screens/case-page/routes'
import { routes as clocks } from '../screens/clocks/routes'
import { routes as screens } from '../screens/column-settings/routes'
import { routes as counters } from '../screens/counters/routes'
import { routes as exportTasks } from '../screens/exports/routes'
import { routes as finder } from '../screens/finder/routes'
import { routes as homes } from '../screens/homes/routes'
import { routes as kanban } from '../screens/kanban/routes'
import { routes as lists } from '../screens/lists/routes'
import { routes as macros } from '../screens/macros/routes'
import { routes as meetings } from '../screens/meetings/routes'
import { routes as messages } from '../screens/messages/routes'
import { routes as prints } from '../screens/prints/prints'
import { routes as search } from '../screens/search/routes'
import { readsByEvent } from '../supervision-events/events'
import { routes as supervisionEvents } from '../supervision-events/routes'
import { routes as supervisions } from '../supervisions/routes'
import { readsByFeedback } from '../supervisions/sight'
import { routes as terminations } from '../terminations/routes'
import { readsByDocument } from '../workflow/documents/document-files'
import { routes as documents } from '../workflow/documents/routes'
import { routes as workflow } from '../workflow/routes'
import { JOBS } from './jobs'

/** By what a file is read, besides having uploaded it: a module that attaches files adds its own. */
const fileReaders: readonly Reader[] = [
  ...[readsByMail, readsByPetition, readsByNotice, readsByDownload, readsByDocument, readsByFeedback],
  ...[readsByRecommendation, readsByEvent, readsByOfficialDocument, readsByKnowledge, readsByLesson],
]

/** Every call that this server answers. */
export const routes: Route[] = [
  ...identity,
  ...certificates,
  ...account,
  ...qr,
  ...signOn,
  ...secondFactor,
  ...organisations,
  ...petitions,
  ...casePage,
  ...recognition,
  ...registration,
  ...duplicates,
  ...workflow,
  ...reviews,
  ...supervisions,
  ...terminations,
  ...recommendations,
  ...officialDocuments,
  ...archives,
  ...supervisionEvents,
  ...todos,
  ...approvals,
  ...clocks,
  ...counters,
  ...notices,
  ...documents,
  ...downloads,
  ...mail,
  ...people,
  ...messages,
  ...meetings,
  ...knowledge,
  ...courses,
  ...tables,
  ...screens,
  ...lists,
  ...macros,
  ...homes,
  ...finder,
  ...search,
  ...kanban,
  ...exportTasks,
  ...figures,
  ...savedTables,
  ...audit,
  ...prints,
  ...reports,
  ...fileRoutes(fileReaders),
  ...jobRoutes(JOBS),
  ...organisationAdmin,
  ...regionAdmin,
  ...accounts,
  ...parameters,
  ...policies,
  ...secrecy,
  ...authorisation,
  ...rightsReviews,
  ...codeTables,
  ...documentTemplates,
  ...officers,
  ...onlineUsers,
  ...federation,
]
