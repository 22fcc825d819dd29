import { formatDay } from '@portal/shared-lib'
import { ID_CARD_PROBLEM, isIdCard, MOBILE, MOBILE_PROBLEM } from '@portal/shared-lib/contract/rules/person'
import {
  EARLIEST_PETITION_DATE,
  isCountyOrDeeper,
  isLeafCategory,
  PETITION_TEXTS,
  SUMMARY_LENGTH,
} from '@portal/shared-lib/contract/rules/petition'

/** A rule of antd's form. */
interface Rule {
  validator(rule: unknown, value: unknown): Promise<void>
}

type Check = (text: string) => string | undefined

/** The rules of a registration, in the words the server uses too. */
export const rules = {
  name: rule(text => (text.length < 2 || text.length > 50 ? PETITION_TEXTS.name : undefined)),
  address: rule(text => (text ? undefined : PETITION_TEXTS.address)),
  // The check digit is the server's to ask for: demonstration persons have none.
  idCard: rule(text =>
    !text || isIdCard(text.toUpperCase(), formatDay(new Date()), false) ? undefined : ID_CARD_PROBLEM,
  ),
  mobile: rule(text => (!text || MOBILE.test(text) ? undefined : MOBILE_PROBLEM)),
  personCount: rule(text =>
    Number.isInteger(Number(text)) && Number(text) >= 1 ? undefined : PETITION_TEXTS.personCount,
  ),
  petitionDate: rule(dateProblem),
  place: rule(text => (isCountyOrDeeper(text) ? undefined : PETITION_TEXTS.place)),
  purpose: rule(text => (text ? undefined : PETITION_TEXTS.purpose)),
  category: rule(text => (isLeafCategory(text) ? undefined : PETITION_TEXTS.category)),
  summary: rule(text =>
    text.length < SUMMARY_LENGTH.min || text.length > SUMMARY_LENGTH.max ? PETITION_TEXTS.summary : undefined,
  ),
  request: rule(text => (text ? undefined : PETITION_TEXTS.request)),
}

function dateProblem(date: string): string | undefined {
  if (!date || date > formatDay(new Date())) return PETITION_TEXTS.futureDate
  return date < EARLIEST_PETITION_DATE ? PETITION_TEXTS.earlyDate : undefined
}

function rule(check: Check): Rule[] {
  return [
    {
      validator: async (_, value) => {
        const problem = check(String(value ?? '').trim())
        if (problem) throw new Error(problem)
      },
    },
  ]
}
