import { Dialog, Loading, Tabs, Trouble, useLeaving } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useAdminOrganisationQuery, useAdminUpdateOrganisationMutation } from './api'
import type { Managed } from './columns'
import { Departments } from './departments'
import { OrganisationForm } from './organisation-form'
import { Usage } from './usage'

interface DialogProps {
  readonly organisation: Managed
  readonly onClose: () => void
}

const WIDTH = 960
const TABS = [
  { key: 'form', title: '机构信息' },
  { key: 'departments', title: '部门' },
  { key: 'usage', title: '使用情况' },
] as const
type Tab = (typeof TABS)[number]['key']

/** All of an organisation; of a closed one only what hangs on it, and the way back. */
export function OrganisationDialog({ organisation, onClose }: DialogProps) {
  const { id, companyName, inUse } = organisation
  const tabs = inUse === '1' ? TABS : TABS.filter(({ key }) => key === 'usage')
  const [shown, show] = useState<Tab>(inUse === '1' ? 'form' : 'usage')
  const [isTyped, setTyped] = useState(false)
  return (
    <Dialog title={companyName} width={WIDTH} onClose={useLeaving('机构信息', isTyped, onClose)}>
      <Tabs label="机构" tabs={tabs} shown={shown} onShow={show}>
        {shown === 'form' && <Form id={id} onTyped={() => setTyped(true)} onDone={onClose} />}
        {shown === 'departments' && <Departments id={id} />}
        {shown === 'usage' && <Usage organisation={organisation} onDone={onClose} />}
      </Tabs>
    </Dialog>
  )
}

interface FormProps {
  readonly id: string
  readonly onTyped: () => void
  readonly onDone: () => void
}

function Form({ id, ...rest }: FormProps) {
  const { data, error, refetch } = useAdminOrganisationQuery({ id }, { refetchOnMountOrArgChange: true })
  const [update] = useAdminUpdateOrganisationMutation()
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return <OrganisationForm key={data.version} organisation={data} send={args => update({ args })} {...rest} />
}
