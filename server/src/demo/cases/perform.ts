import type { Call, CallAnswer, CallArgs } from '@portal/shared-lib/contract/form'
import { routes as duplicates } from '../../intake/duplicates/routes'
import { routes as registration } from '../../intake/registration/routes'
import { routes as todos } from '../../petitions/todos/routes'
import type { Ask, Route } from '../../platform/http/route'
import { routes as approvals } from '../../workflow/approvals/routes'
import { routes as workflow } from '../../workflow/routes'
import { type Stage, tick } from './stage'

const ROUTES = new Map<Call, Route>(
  [...registration, ...duplicates, ...workflow, ...approvals, ...todos].map(route => [route.call, route]),
)

/** Makes a call in a persona's name, with that persona's rights, as if it had come in at the time on stage. */
export const perform = <C extends Call>(
  stage: Stage,
  account: string,
  call: C,
  args: CallArgs<C>,
): Promise<CallAnswer<C>> => performAt(stage, tick(stage), account, call, args)

type Cast = Pick<Stage, 'db' | 'services' | 'callerOf'>

/** As `perform`, at a time of its own. */
export async function performAt<C extends Call>(
  stage: Cast,
  at: Date,
  ...[account, call, args]: [account: string, call: C, args: CallArgs<C>]
): Promise<CallAnswer<C>> {
  const ask = { ...askAt(stage, account, at), args: call.args.parse(args) }
  try {
    return (await routeOf(call, ask).handle(ask as never)) as CallAnswer<C>
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    throw new Error(`${account} was refused ${call.path}: ${text}`, { cause: error })
  }
}

/** Of the request these calls read the address alone, and nobody was at any. */
function askAt({ db, services, callerOf }: Cast, account: string, at: Date): Omit<Ask<never>, 'args'> {
  // The petitioners' ID cards have wrong check digits on purpose.
  const lenient = { ...services, config: { ...services.config, strictIdCards: false }, now: () => at }
  const nothing = { file: undefined, piece: undefined, requestId: undefined, request: {}, reply: undefined }
  return { ...nothing, db, services: lenient, caller: callerOf(account) } as never
}

function routeOf(call: Call, { caller }: Pick<Ask<never>, 'caller'>): Route {
  const route = ROUTES.get(call)
  if (!route) throw new Error(`Cases do not use ${call.path}`)
  const { needs } = route
  if (needs.length > 0 && !needs.some(need => caller.permissions.has(need))) throw new Error('not permitted')
  return route
}
