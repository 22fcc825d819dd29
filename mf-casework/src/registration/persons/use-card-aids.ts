import { useFormContext, useWatch } from '@portal/shared-lib/ui-form'
import { useEffect } from 'react'
import { type ToldByCard, toldByCard } from './id-card'

/** Fills in what the main petitioner's card tells, where nothing else was entered; answers it. */
export function useCardAids(at: string): ToldByCard | undefined {
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
