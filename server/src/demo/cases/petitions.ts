import type { CallArgs } from '@portal/shared-lib/contract/form'
import type { register } from '@portal/shared-lib/contract/registration'
import { PERSON_ROLE } from '@portal/shared-lib/contract/rules/petition-fields'
import type { FormName } from '@portal/shared-lib/contract/rules/petition-forms'
import type { Letter } from '../../intake/registration/register-letter'
import { letterFrom } from '../letters/letters'
import { petitionerIn } from '../letters/petitioners'
import { getRegion } from '../regions/regions'
import { dayOn, type Stage } from './stage'

type Given = CallArgs<typeof register>
/** What a registrar types in; every form asks for some of it. */
export type Registration = Given & Required<Pick<Given, 'channel' | 'summary' | 'purpose'>>
type Person = Registration['persons'][number]

export const TOWN = '安澜市石渡县荷塘镇'
const ACCUSATION = '02'

/** What somebody turns to an office with. */
export interface Plea {
  readonly category: string
  readonly purpose: string
  readonly summary: string
  readonly request: string
  /** Name of the first petitioner, and how many sign beside. */
  readonly name: string
  readonly cosigners?: number
}

/** As it is registered on a form, with people who live in the town. */
export function registrationOf(stage: Stage, form: FormName, channel: string, plea: Plea): Registration {
  const { name, cosigners = 0, ...content } = plea
  const main = { ...personIn(stage, TOWN), name, role: PERSON_ROLE.main }
  const others = Array.from({ length: cosigners }, () => ({ ...personIn(stage, TOWN), role: PERSON_ROLE.coSigner }))
  return {
    ...{ form, channel, petitionDate: dayOn(stage), personCount: 1 + cosigners },
    ...{ placeRegion: getRegion(TOWN).code, persons: [main, ...others], ...content },
    ...(['visit', 'reception'].includes(form) && { actualVisitors: 1 + cosigners }),
  }
}

/** One of the matters that people below a region write about, as it is registered on a form. */
export function anyRegistration(stage: Stage, form: FormName, channel: string, path: string): Registration {
  const letter = letterFrom(stage.random, path, dayOn(stage))
  const { name, idCard, mobile, address, channel: _, ...content } = letter
  const anonymous = form === 'letter' && letter.anonymous
  const main = letter.anonymous ? personIn(stage, TOWN) : reachable(stage, { name, idCard, mobile, address })
  return {
    ...{ ...content, form, channel, anonymous },
    persons: [...(anonymous ? [] : [{ ...main, role: PERSON_ROLE.main }]), ...accusedIn(stage, letter)],
    ...(['visit', 'reception'].includes(form) && { actualVisitors: letter.personCount, representativeCount: 1 }),
    ...(form === 'letter' && idCard && { barcode: barcodeOf(stage) }),
  }
}

/** As a post office sticks it on a registered letter, another in each scene. */
const barcodeOf = ({ seed }: Stage) => `XA${String(seed * 7919 + 40_271_337).padStart(8, '0')}933`

/** Somebody with every number and an address. */
export function personIn(stage: Stage, path: string): Omit<Person, 'role'> {
  const town = getRegion(path)
  const person = petitionerIn(stage.random, town, `第${stage.random.between(1, 9)}村民小组`)
  return person.idCard && person.mobile ? person : personIn(stage, path)
}

function reachable(stage: Stage, person: Omit<Person, 'role'>): Omit<Person, 'role'> {
  const { idCard, mobile } = personIn(stage, TOWN)
  return { ...person, idCard: person.idCard || idCard, mobile: person.mobile || mobile }
}

const accusedIn = (stage: Stage, { purpose }: Letter): Person[] =>
  purpose === ACCUSATION ? [{ role: PERSON_ROLE.accused, name: personIn(stage, TOWN).name ?? '' }] : []
