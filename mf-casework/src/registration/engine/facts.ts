import type { PersonFacts, PetitionFacts } from '@portal/shared-lib/contract/rules/petition-facts'
import { PERSON_ROLE } from '@portal/shared-lib/contract/rules/petition-fields'
import type { FormName } from '@portal/shared-lib/contract/rules/petition-forms'
import type { FormValues, PersonValues } from './form-values'

const TEXTS = {
  channel: '',
  summary: '',
  request: '',
  originalText: '',
  purpose: '',
  legalClass: '',
  category: '',
  placeRegion: '',
  accusedOrgId: '',
}

const PERSON: PersonFacts = {
  role: '',
  name: '',
  certType: '',
  idCard: '',
  mobile: '',
  phone: '',
  address: '',
  postcode: '',
  email: '',
}

/** What the rules look at, as the server will read it: trimmed, and empty where nothing was entered. */
export const factsOf = (form: FormName, values: FormValues): PetitionFacts => ({
  form,
  ...trimmed(TEXTS, values),
  petitionDate: values.petitionDate,
  anonymous: values.anonymous ?? false,
  personCount: values.personCount,
  representativeCount: values.representativeCount,
  persons: (values.persons ?? []).map(person => (isUnknown(values, person) ? NOBODY : factsOfPerson(person))),
  confirmed: values.confirmed ?? [],
  sourceNo: values.sourceNo?.trim(),
  actualVisitors: values.actualVisitors,
})

/** In the place of whom an anonymous petition does not name, so that the others keep theirs. */
const NOBODY: PersonFacts = { ...PERSON, role: PERSON_ROLE.agent, name: '匿名' }

const isUnknown = ({ anonymous }: FormValues, { role }: PersonValues): boolean =>
  anonymous === true && role !== PERSON_ROLE.accused

const factsOfPerson = (person: PersonValues): PersonFacts => trimmed(PERSON, person)

function trimmed<Texts extends object>(texts: Texts, values: object): Texts {
  const entries = Object.keys(texts).map(name => [name, String(Reflect.get(values, name) ?? '').trim()])
  return Object.fromEntries(entries)
}
