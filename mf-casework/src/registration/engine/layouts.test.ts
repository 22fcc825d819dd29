import { CHANNEL_FIELDS } from '@portal/shared-lib/contract/rules/channel-fields'
import type { FieldRule } from '@portal/shared-lib/contract/rules/field'
import { PERSON_FIELDS, PETITION_FIELDS } from '@portal/shared-lib/contract/rules/petition-fields'
import { FORM_NAMES, type FormName } from '@portal/shared-lib/contract/rules/petition-forms'
import { described } from './described'
import { LAYOUTS, PERSON_LAYOUT } from './layouts'
import { PART_FIELDS } from './part-fields'

const laidOut = (form: FormName) => LAYOUTS[form].flatMap(({ fields, more = [] }) => [...fields, ...more])
const asked = new Set(FORM_NAMES.flatMap(laidOut))

describe('The layouts of the forms', () => {
  it.each(FORM_NAMES)('name only fields that are described, once each: %s', form => {
    const paths = laidOut(form)
    expect(paths.map(path => described(path, form).label)).not.toContain('')
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('ask for every field, but for what is known without', () => {
    const unasked = (names: readonly string[]) => names.filter(name => !asked.has(name))
    expect(unasked(Object.keys(PETITION_FIELDS))).toEqual(['entryMode', 'originalText'])
    expect(unasked(CHANNEL_FIELDS.map(({ name }) => `extra.${name}`))).toEqual([])
    const ofPerson: readonly string[] = [...PERSON_LAYOUT.fields, ...PERSON_LAYOUT.more]
    expect(Object.keys(PERSON_FIELDS).filter(name => !ofPerson.includes(name))).toEqual(['role'])
  })
})

describe('The looks of fields', () => {
  const rules = Object.entries<Pick<FieldRule, 'label' | 'look'>>({
    ...PETITION_FIELDS,
    ...PERSON_FIELDS,
    ...PART_FIELDS,
  })
  /** Told by the window, not typed in. */
  const TOLD = 'interview.isDue'

  it('depend on fields that there are', () => {
    const conditions = rules.flatMap(([, { look = {} }]) => [look.shownWhen ?? [], look.requiredWhen ?? []].flat())
    const unknown = conditions.filter(({ field }) => field !== TOLD && !(field in PETITION_FIELDS))
    expect(unknown).toEqual([])
  })

  it('are those of the form that asks', () => {
    expect(described('petitionDate', 'letter')).toMatchObject({ label: '收信日期', upToToday: true })
    expect(described('petitionDate', 'reception')).toMatchObject({ label: '信访日期' })
    expect(described('persons.0.mobile', 'phone').required).toBe(true)
    expect(described('persons.0.mobile', 'letter').required).toBe(false)
    expect(described('flags', 'visit').words).toMatchObject({ longPending: '积案' })
  })
})
