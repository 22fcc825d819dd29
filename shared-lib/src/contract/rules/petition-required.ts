import { type FieldRule, isRequired, missingText } from './field'
import { PETITION_TEXTS } from './petition'
import type { PersonFacts, PetitionFacts } from './petition-facts'
import { PERSON_FIELDS, PERSON_ROLE, PETITION_FIELDS } from './petition-fields'
import { takesChannel } from './petition-forms'
import { asksForSomething } from './petition-rules'
import { PHONE_TEXTS, phoneProblems } from './phone'

/** What is missing or does not fit together, with the field it is about. */
export interface Missing {
  readonly text: string
  readonly field: string
}

const NAME_LENGTH = { min: 2, max: 50 }
const POSTCODE = /^\d{6}$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What a form asks for and a registration lacks. */
export const missingFields = (petition: PetitionFacts): readonly Missing[] => [
  ...missingOf(PETITION_FIELDS, petition, petition),
  ...channelOf(petition),
  ...requestOf(petition),
  ...petitionerOf(petition),
  ...petition.persons.flatMap((person, index) => personProblems(person, `persons.${index}`)),
]

const missingOf = (rules: Readonly<Record<string, FieldRule>>, values: object, { form }: PetitionFacts): Missing[] =>
  Object.entries(rules)
    .filter(([name, rule]) => isRequired(rule, form) && isEmpty(Reflect.get(values, name)))
    .map(([field, rule]) => ({ field, text: missingText(rule) }))

const isEmpty = (value: unknown): boolean => value === undefined || value === ''

const channelOf = ({ form, channel }: PetitionFacts): Missing[] =>
  takesChannel(form, channel) ? [] : [{ field: 'channel', text: '请选择本页面可登记的信访形式' }]

const requestOf = (petition: PetitionFacts): Missing[] =>
  asksForSomething(petition) && !petition.request ? [{ field: 'request', text: PETITION_TEXTS.request }] : []

/** Nobody, of an anonymous petition; else one main petitioner, with what the form needs to know. */
function petitionerOf({ anonymous, persons, form }: PetitionFacts): Missing[] {
  if (anonymous) return []
  const mains = persons.filter(({ role }) => role === PERSON_ROLE.main)
  const [main] = mains
  if (!main) return [{ field: 'persons', text: PETITION_TEXTS.name }]
  if (mains.length > 1) return [{ field: 'persons', text: '只能登记一名主访人，其他人员请选择相应类型' }]
  const at = `persons.${persons.indexOf(main)}`
  return [
    ...(main.address ? [] : [{ field: `${at}.address`, text: PETITION_TEXTS.address }]),
    ...(form === 'visit' && !main.idCard
      ? [{ field: `${at}.idCard`, text: '请填写主访人的证件号码，或勾选匿名' }]
      : []),
    ...(['online', 'phone'].includes(form) && !main.mobile
      ? [{ field: `${at}.mobile`, text: PHONE_TEXTS.mobileMissing }]
      : []),
  ]
}

function personProblems({ role, name, phone, postcode, email }: PersonFacts, at: string): Missing[] {
  const wrongPhone = phoneProblems({ telephone: '', phoneNum: phone }).find(({ field }) => field === 'phoneNum')
  const checks: [boolean, string, string][] = [
    [role === '', 'role', missingText(PERSON_FIELDS.role)],
    [name.length < NAME_LENGTH.min || name.length > NAME_LENGTH.max, 'name', PETITION_TEXTS.name],
    [wrongPhone !== undefined, 'phone', PHONE_TEXTS.landlineWrong],
    [postcode !== '' && !POSTCODE.test(postcode), 'postcode', '邮政编码应为6位数字'],
    [email !== '' && !EMAIL.test(email), 'email', '电子邮件格式不正确'],
  ]
  return checks.flatMap(([wrong, field, text]) => (wrong ? [{ field: `${at}.${field}`, text }] : []))
}
