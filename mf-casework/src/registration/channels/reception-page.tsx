import { formatDay } from '@portal/shared-lib'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { ListsOfPage, useListOfPage } from '../../lists/lists-of-page'
import { RECEPTIONS } from '../../lists/views/receptions'
import { RegistrationForm } from '../engine/registration-form'
import { useRegistering } from './use-registering'

const ListPage = lazy(async () => ({ default: (await import('../../lists/list-page')).ListPage }))

const DAYS = 'days'
const LISTS = [
  ['', '接访登记'],
  [DAYS, '接访台账'],
] as const

/** /leaderJieFang/leaderJFRegister: registers whom leaders receive, and has what was received day by day. */
export default function ReceptionPage() {
  const above = <ListsOfPage path="/leaderJieFang/leaderJFRegister" lists={LISTS} />
  if (useListOfPage() !== DAYS) return <ReceptionForm above={above} />
  return (
    <Suspense fallback={null}>
      <ListPage view={RECEPTIONS} above={above} />
    </Suspense>
  )
}

/** Petitioners received by a leader on one day, one after the other. */
function ReceptionForm({ above }: { above: ReactNode }) {
  const initial = useMemo(
    () => ({ reception: { leaderId: '', form: '定点接访', place: '', day: formatDay(new Date()) } }),
    [],
  )
  return (
    <RegistrationForm
      form="reception"
      title="领导接访登记"
      initial={initial}
      keep={['petitionDate', 'reception', 'extra.ptbm']}
      send={useRegistering('reception')}
      before={above}
    />
  )
}
