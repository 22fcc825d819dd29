import { useDesktop } from '@portal/shared-lib'
import { Loading, Trouble } from '@portal/shared-lib/page'
import { useAccountOrganisationQuery } from '../api'
import { OrganisationForm } from './organisation-form'

interface OrganisationPanelProps {
  readonly onCancel: () => void
  readonly onDone: () => void
}

/** 编辑机构: the user's own organisation. */
export function OrganisationPanel({ onCancel, onDone }: OrganisationPanelProps) {
  const id = useDesktop()?.orgId ?? ''
  const { data, error, refetch } = useAccountOrganisationQuery({ id }, { skip: !id, refetchOnMountOrArgChange: true })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return <OrganisationForm key={data.version} organisation={data} onCancel={onCancel} onDone={onDone} />
}
