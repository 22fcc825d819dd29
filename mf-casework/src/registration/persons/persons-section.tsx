import { PERSON_FIELDS } from '@portal/shared-lib/contract/rules/petition-fields'
import { Section } from '@portal/shared-lib/page'
import { useFormContext, useWatch } from '@portal/shared-lib/ui-form'
import { useEffect } from 'react'
import { PERSON_LAYOUT } from '../engine/layouts'
import { SectionFields } from '../engine/section-fields'
import { type ToldByCard, toldByCard } from './id-card'
import { OtherPersons } from './other-persons'
import styles from './persons.module.css'
import { useRegionName } from './use-region-name'

/** Fills in what the main petitioner's card tells, where nothing else was entered; answers it. */
function useCardAids(at: string): ToldByCard | undefined {
  const { getValues, setValue } = useFormContext()
  const number: unknown = useWatch({ name: `${at}.idCard` })
  const certType: unknown = useWatch({ name: `${at}.certType` })
  const told = isResident(certType) ? toldByCard(String(number ?? '')) : undefined
  const { birthDate, gender } = told ?? {}

  useEffect(() => {
    if (birthDate === undefined) return
    const fill = (name: string, value: string | undefined) => {
      if (value && !getValues(`${at}.${name}`)) setValue(`${at}.${name}`, value, { shouldDirty: true })
    }
    fill('birthDate', birthDate)
    fill('gender', gender)
  }, [birthDate, gender, at, getValues, setValue])
  return told
}

const RESIDENT = '111'
const isResident = (certType: unknown): boolean => !certType || certType === RESIDENT

const { words: SEX } = PERSON_FIELDS.gender

/** What the card tells, and its region as place of residence at one click. */
function CardHint({ at }: { at: string }) {
  const { setValue } = useFormContext()
  const told = useCardAids(at)
  const region = useRegionName(told?.regionCode)
  if (!told) return null
  return (
    <p className={styles.hint} role="status">
      身份证信息：{SEX[told.gender]}，{told.birthDate} 出生，{told.age} 岁{region && `，${region}`}
      {region && (
        <button
          type="button"
          className={styles.link}
          onClick={() => setValue(`${at}.addressRegion`, told.regionCode, { shouldDirty: true })}
        >
          填为住址所在地
        </button>
      )}
    </p>
  )
}

const MAIN = 'persons.0'
const of = (names: readonly string[]) => names.map(name => `${MAIN}.${name}`)

interface PersonsProps {
  readonly title: string
  /** Fields of the petition that stand with its people. */
  readonly paths: readonly string[]
}

/** Who petitions: the main petitioner in full, the others in a table. */
export function PersonsSection({ title, paths }: PersonsProps) {
  const anonymous = useWatch({ name: 'anonymous' }) === true
  return (
    <Section title={title}>
      <SectionFields
        paths={anonymous ? paths : [...paths, ...of(PERSON_LAYOUT.fields)]}
        more={anonymous ? [] : of(PERSON_LAYOUT.more)}
        moreTitle="更多信访人信息"
      />
      {!anonymous && <CardHint at={MAIN} />}
      <OtherPersons anonymous={anonymous} />
    </Section>
  )
}
