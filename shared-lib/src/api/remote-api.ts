import type { UnknownAction } from '@reduxjs/toolkit'
import type { BaseQueryFn, EndpointBuilder, EndpointDefinitions } from '@reduxjs/toolkit/query/react'
import type { CallDescriptor } from '../contract/descriptor'
import { type Asked, api, type Tag } from './api'
import type { PortalError } from './portal-error'

type Build = EndpointBuilder<BaseQueryFn<Asked, unknown, PortalError>, Tag, 'api'>

const PETITION: Tag = 'Petition'

const owners = new Map<string, string>()

/**
 * Adds a remote's endpoints to the one api. Their names begin with the remote's own prefix; a newer version of the same
 * remote replaces its endpoints, another remote using the prefix throws, in production too: RTK Query alone would
 * silently keep whichever came first.
 */
export function remoteApi<Endpoints extends EndpointDefinitions>(
  remote: string,
  prefix: string,
  endpoints: (build: Build) => Endpoints,
) {
  const owner = owners.get(prefix) ?? remote
  if (owner !== remote) throw new Error(`${remote}: the endpoint prefix ${prefix} belongs to ${owner}`)
  owners.set(prefix, remote)
  return api.injectEndpoints({
    overrideExisting: true,
    endpoints: build => ownNames(remote, prefix, endpoints(build)),
  })
}

function ownNames<Endpoints extends object>(remote: string, prefix: string, endpoints: Endpoints): Endpoints {
  const stranger = Object.keys(endpoints).find(name => !name.startsWith(prefix))
  if (stranger) throw new Error(`${remote}: the endpoint ${stranger} must begin with ${prefix}`)
  return endpoints
}

/**
 * A reading endpoint for a call of the contract. What is read of one petition is read again also where that one alone
 * has changed; so is what shows several, whose numbers `shows` tells of an answer.
 */
export function reads<Args, Answer>(
  build: Build,
  call: CallDescriptor<Args, Answer>,
  tags: readonly Tag[] = [],
  shows: (answer: Answer) => readonly string[] = () => [],
) {
  return build.query<Answer, Args>({
    query: args => asked(call, args),
    providesTags: (answer, _error, args) => [
      ...tags,
      ...ownTags(tags, args),
      ...(answer ? shownTags(shows, answer) : []),
    ],
  })
}

/**
 * A reading endpoint for a call that answers what several others answer. `parts` makes of the answer what puts each where its
 * own call would have put it; they are there before the answer is.
 */
export function readsTogether<Args, Answer>(
  build: Build,
  call: CallDescriptor<Args, Answer>,
  { tags, parts }: { tags: readonly Tag[]; parts: (args: Args, answer: Answer) => UnknownAction[] },
) {
  return build.query<Answer, Args>({
    queryFn: async (args, { dispatch }, _options, query) => {
      const { data, error } = await query(asked(call, args))
      if (error) return { error }
      const answer = data as Answer
      for (const part of parts(args, answer)) dispatch(part)
      return { data: answer }
    },
    providesTags: (_answer, _error, args) => [...tags, ...ownTags(tags, args)],
  })
}

/** A malformed answer is for the page to stumble over, which says so and can be tried again; the store goes on. */
function shownTags<Answer>(shows: (answer: Answer) => readonly string[], answer: Answer) {
  try {
    return shows(answer).map(id => ({ type: PETITION, id }))
  } catch {
    return []
  }
}

function ownTags(tags: readonly Tag[], args: unknown): { type: Tag; id: string }[] {
  const isOfOne = tags.includes(PETITION) && typeof args === 'object' && args !== null && 'petitionNo' in args
  return isOfOne ? [{ type: PETITION, id: String(args.petitionNo) }] : []
}

/** A write's arguments, with the request id under which a repetition is recognised. */
export type WriteArgs<Args> = { args: Args; requestId?: string }

/** A writing endpoint; `stale` names what must be read again afterwards. */
export function writes<Args, Answer>(build: Build, call: CallDescriptor<Args, Answer>, stale: readonly Tag[] = []) {
  return build.mutation<Answer, WriteArgs<Args>>({
    query: ({ args, requestId }) => ({ ...asked(call, args), requestId }),
    invalidatesTags: (_, error) => (error ? [] : stale),
  })
}

function asked<Args, Answer>(call: CallDescriptor<Args, Answer>, args: Args): Asked {
  return { call, args }
}
