import { routes as counters } from './counters/routes'
import { routes as files } from './files/routes'
import type { Route } from './http/route'
import { routes as identity } from './identity/routes'
import { routes as knowledge } from './knowledge/routes'
import { routes as mail } from './mail/routes'
import { routes as messages } from './messages/routes'
import { routes as notices } from './notices/routes'
import { routes as people } from './people/routes'
import { routes as petitions } from './petitions/routes'
import { routes as tables } from './tables/routes'
import { routes as todos } from './todos/routes'

/** Every call that this server answers. */
export const routes: Route[] = [
  ...identity,
  ...petitions,
  ...todos,
  ...counters,
  ...notices,
  ...mail,
  ...people,
  ...messages,
  ...knowledge,
  ...tables,
  ...files,
]
