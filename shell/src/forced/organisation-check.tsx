import { useEffect } from 'react'
import { useShellOrganisationQuery } from '../api'
import { forcedDoor, organisationLacksParent } from './forced-state'

/** Looks once whether an organisation stands above the user's own. */
export function OrganisationCheck({ id }: { id: string }) {
  const { data: organisation } = useShellOrganisationQuery({ id }, { skip: !forcedDoor('organisation') })
  useEffect(() => {
    if (organisation && !organisation.parent1Id) organisationLacksParent(id)
  }, [organisation, id])
  return null
}
