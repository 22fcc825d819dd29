import { proveAdministration } from './administration/prove.ts'
import { proveArchive } from './archive/prove.ts'
import { proveBackup } from './backup/prove.ts'
import { proveBundle } from './bundle/prove.ts'
import { proveCalls } from './calls/prove.ts'
import type { Context } from './context.ts'
import { proveDecisionKill } from './decision-kill/prove.ts'
import { proveDeploy } from './deploy/prove.ts'
import { proveDocuments } from './documents/prove.ts'
import { proveFailover } from './failover/prove.ts'
import { proveFederation } from './federation/prove.ts'
import { proveGuides } from './guides/prove.ts'
import { proveJobKill } from './job-kill/prove.ts'
import { proveLeaks } from './leaks/prove.ts'
import { proveLong } from './long/prove.ts'
import { proveMailKill } from './mail-kill/prove.ts'
import { proveMutation } from './mutation/prove.ts'
import { proveNode } from './node/prove.ts'
import { proveNodes } from './nodes/prove.ts'
import { provePooler } from './pooler/prove.ts'
import { proveProxy } from './proxy/prove.ts'
import { proveRights } from './rights/prove.ts'
import { proveSoak } from './soak/prove.ts'
import { proveSso } from './sso/prove.ts'
import { proveBrowsers } from './stories/browsers.ts'
import { proveGolden } from './stories/golden.ts'
import { proveStories } from './stories/long.ts'
import { proveSyslog } from './syslog/prove.ts'
import { proveUpgrade } from './upgrade/prove.ts'
import { proveWorkflow } from './workflow/prove.ts'
import { proveWorkflowKill } from './workflow-kill/prove.ts'

/** Proofs by name; each answers its counts in a line, or throws. */
export const PROOFS: Map<string, (context: Context) => Promise<string>> = new Map([
  ['administration', proveAdministration],
  ['archive', proveArchive],
  ['backup', proveBackup],
  ['browsers', proveBrowsers],
  ['bundle', proveBundle],
  ['calls', proveCalls],
  ['decision-kill', proveDecisionKill],
  ['deploy', proveDeploy],
  ['documents', proveDocuments],
  ['failover', proveFailover],
  ['federation', proveFederation],
  ['golden', proveGolden],
  ['guides', proveGuides],
  ['job-kill', proveJobKill],
  ['leaks', proveLeaks],
  ['long', proveLong],
  ['mail-kill', proveMailKill],
  ['mutation', proveMutation],
  ['node', proveNode],
  ['nodes', proveNodes],
  ['pooler', provePooler],
  ['proxy', proveProxy],
  ['rights', proveRights],
  ['soak', proveSoak],
  ['sso', proveSso],
  ['stories', proveStories],
  ['syslog', proveSyslog],
  ['upgrade', proveUpgrade],
  ['workflow', proveWorkflow],
  ['workflow-kill', proveWorkflowKill],
])
