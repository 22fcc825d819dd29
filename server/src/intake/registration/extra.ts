import { fieldsOf } from '@portal/shared-lib/contract/field-schema'
import {
  type ExtraField,
  type ExtraValues,
  extraFieldsOf,
  extraProblems,
  ruleOf,
} from '@portal/shared-lib/contract/rules/extra-fields'
import { z } from 'zod'
import { refuseAt } from './refuse'
import type { Registration } from './registration'

type Extended = Pick<Registration, 'form' | 'extra'>

/** Refuses what the province's description of its own fields does not allow, and fields that it does not name. */
export function checkExtra(fields: readonly ExtraField[], { form, extra }: Extended): void {
  const asked = extraFieldsOf(fields, form)
  const unknown = Object.keys(extra).find(name => !asked.some(field => field.name === name))
  if (unknown !== undefined) refuseAt('extra', '登记项与本省表单不一致，请刷新页面后重试')
  const { error } = schemaOf(asked).safeParse(extra)
  const [issue] = error?.issues ?? []
  if (issue) refuseAt(`extra.${String(issue.path[0])}`, labelled(asked, String(issue.path[0]), issue.message))
  const [problem] = extraProblems(fields, form, extra)
  if (problem) refuseAt(problem.field, problem.text)
}

const schemaOf = (fields: readonly ExtraField[]) =>
  z.object(fieldsOf(Object.fromEntries(fields.map(field => [field.name, ruleOf(field)]))))

/** zod's own texts are English: where a value is of another kind altogether, the field is named. */
const labelled = (fields: readonly ExtraField[], name: string, text: string): string =>
  /\p{Script=Han}/u.test(text) ? text : `${fields.find(field => field.name === name)?.label ?? ''}填写不正确`

/** What is kept: nothing of what was left empty. */
export const storedExtra = (extra: ExtraValues): string =>
  JSON.stringify(Object.fromEntries(Object.entries(extra).filter(([, value]) => !isEmpty(value))))

const isEmpty = (value: ExtraValues[string]): boolean =>
  value === '' || value === false || (Array.isArray(value) && value.length === 0)
