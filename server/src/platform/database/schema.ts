import type { ApprovalTables } from './schema/approvals'
import type { ClockTables } from './schema/clocks'
import type { FileTables } from './schema/files'
import type { ListTables } from './schema/lists'
import type { MailTables } from './schema/mail'
import type { MessageTables } from './schema/messages'
import type { OrganisationTables } from './schema/organisations'
import type { PetitionTables } from './schema/petitions'
import type { PublicationTables } from './schema/publications'
import type { RegistrationTables } from './schema/registration'
import type { RequestTables } from './schema/requests'
import type { RightsTables } from './schema/rights'
import type { SignInTables } from './schema/sign-in'
import type { WorkflowTables } from './schema/workflow'

/** The tables, as Kysely sees them. Columns and reasons: `migrations/*.sql`. */
export interface Database
  extends OrganisationTables,
    SignInTables,
    RequestTables,
    FileTables,
    PetitionTables,
    WorkflowTables,
    ApprovalTables,
    ClockTables,
    RightsTables,
    ListTables,
    MailTables,
    MessageTables,
    PublicationTables,
    RegistrationTables {}
