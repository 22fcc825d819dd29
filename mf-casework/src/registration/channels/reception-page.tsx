import { formatDay } from '@portal/shared-lib'
import { useMemo } from 'react'
import { RegistrationForm } from '../engine/registration-form'
import { useRegistering } from './use-registering'

/** /leaderJieFang/leaderJFRegister: petitioners received by a leader on one day, one after the other. */
export default function ReceptionPage() {
  const initial = useMemo(
    () => ({ reception: { leaderId: '', form: '定点接访', place: '', day: formatDay(new Date()) } }),
    [],
  )
  return (
    <RegistrationForm
      form="reception"
      title="领导接访登记"
      initial={initial}
      keep={['petitionDate', 'reception']}
      send={useRegistering('reception')}
    />
  )
}
