import * as contract from '@portal/shared-lib/contract/files'
import { refuse } from '../refusal'
import { type Ask, type Route, route } from '../route'
import { linkTo } from './link'
import { mayOpen, type Reader } from './may-open'
import { stageRoute } from './stage'
import { routes as upload } from './upload/routes'

/** The calls about files. `readers` tell who may read what files belong to. */
export function fileRoutes(readers: readonly Reader[]): Route[] {
  const linkOf = async (ask: Ask<{ fileId: string }>, options?: { inline: boolean }) => {
    const { args, caller, db, services } = ask
    if (!(await mayOpen(readers, db, caller, args.fileId, services.now()))) refuse('notFound', { what: '附件' })
    return await linkTo(ask, args.fileId, options)
  }
  return [
    { ...stageRoute, personLimit: 'rate.upload' },
    ...upload,
    route(contract.link, [], ask => linkOf(ask)),
    route(contract.download, [], ask => linkOf(ask)),
    route(contract.preview, [], ask => linkOf(ask, { inline: true })),
  ]
}
