import { z } from 'zod'
import { type ActionFields, checkAction, fieldsOfAction } from './action-schema'
import { type Call, call, named } from './form'
import type { ActionDescription } from './rules/actions/description'
import { unclassified } from './written'

type Fields = Record<string, z.ZodType>

export const petitionNo = named('xfjbh', z.string().trim().length(20, '信访件编号应为20个字符'))

/** The petition's version when it was last read: somebody else's action since then refuses this one. */
export const version = z.int({ error: '请刷新后重试' }).min(1)

const petition = {
  petitionNo,
  version,
  /** The to-do out of which it is done; empty where it is done from the case. */
  todoId: named('dbid', z.string().default('')),
  /** Its paper, where it is entered for an organisation without access: an uploaded file. */
  paperId: named('dlrfj', z.string().default('')),
}

/** As `petition`, of what is carried on beside one. */
const proceeding = { proceedingId: named('blid', z.string().trim().min(1).max(20)), version, todoId: petition.todoId }

/** What an action led to. */
export const Acted = z.object({
  petitionNo: named('xfjbh', z.string()),
  state: named('xfjzt', z.string()),
  stateName: z.string(),
  version: z.number().int(),
  /** Whether it waits for a leader's approval first. */
  awaitsApproval: z.boolean(),
})

type Problem = (text: string, field?: string) => void

/** A call that acts on a petition, with its description. */
export interface ActionCall<Args extends z.ZodType = z.ZodType> extends Call<Args, typeof Acted> {
  readonly description: ActionDescription
}

/** What a call holds beside what its action's description has, and says what is wrong with that. */
export interface More<F extends Fields = Fields> {
  readonly fields: F
  readonly check?: (args: never, problem: Problem) => void
}

/** The call of an action: `POST api/petitions/<action>`. */
export function action<const D extends ActionDescription, const F extends Fields = Record<never, never>>(
  description: D,
  more?: More<F>,
): ActionCall<z.ZodObject<typeof petition & ActionFields<D> & F>> {
  const check = (args: never, problem: Problem) => {
    checkAction(description, args, problem)
    more?.check?.(args, problem)
  }
  const json = { ...petition, ...fieldsOfAction(description), ...more?.fields }
  const options = { writes: true, json, answer: Acted, check }
  return { ...call('POST', `api/petitions/${description.action}`, options), description } as never
}

/** The call of an action on what is carried on beside a petition: `POST api/<resource>/<action>`. */
export function proceedingAction<const D extends ActionDescription, const F extends Fields = Record<never, never>>(
  resource: string,
  description: D,
  more?: More<F>,
): ActionCall<z.ZodObject<typeof proceeding & ActionFields<D> & F>> {
  const check = (args: never, problem: Problem) => {
    checkAction(description, args, problem)
    more?.check?.(args, problem)
  }
  const json = { ...proceeding, ...fieldsOfAction(description), ...more?.fields }
  const options = { writes: true, json, answer: Acted, check }
  return { ...call('POST', `api/${resource}/${description.action}`, options), description } as never
}

/** What an office writes for others to read: at least `min` characters, and no classified word. */
export const officeText = (what: string, { min = 0, max = 2000 } = {}) => {
  const text = min > 0 ? `请填写${what}（${min}至${max}字）` : `${what}不能超过${max}字`
  return unclassified(text, max, text).min(min, text)
}
