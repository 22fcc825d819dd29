import { formatDay, onDemand, WhileLoading } from '@portal/shared-lib'
import { Page } from '@portal/shared-lib/page'
import { type ReactNode, useMemo } from 'react'
import { ListsOfPage, useListOfPage } from '../../lists/lists-of-page'
import { RECEPTIONS } from '../../lists/views/receptions'
import { RegistrationForm } from '../form-page/registration-form'
import { useRegistering } from './use-registering'

const ListPage = onDemand(async () => ({ default: (await import('../../lists/list-page')).ListPage }))

const Plan = onDemand(() => import('../receptions/plan'))
const FollowUps = onDemand(() => import('../receptions/follow-ups'))

const DAYS = 'days'
const PLAN = 'plan'
const FOLLOW_UPS = 'followUps'
const LISTS = [
  ['', '接访登记'],
  [DAYS, '接访台账'],
  [PLAN, '接访排班'],
  [FOLLOW_UPS, '接访回访'],
] as const

/** /leaderJieFang/leaderJFRegister: registers whom leaders receive, has what was received, and plans the days. */
export default function ReceptionPage() {
  const above = <ListsOfPage path="/leaderJieFang/leaderJFRegister" lists={LISTS} />
  const shown = useListOfPage()
  if (shown === '') return <ReceptionForm above={above} />
  return (
    <WhileLoading fallback={null}>
      {shown === DAYS ? (
        <ListPage view={RECEPTIONS} above={above} />
      ) : (
        <Page>
          {above}
          {shown === PLAN ? <Plan /> : <FollowUps />}
        </Page>
      )}
    </WhileLoading>
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
      initial={initial}
      keep={['petitionDate', 'reception', 'extra.ptbm']}
      send={useRegistering('reception')}
      before={above}
    />
  )
}
