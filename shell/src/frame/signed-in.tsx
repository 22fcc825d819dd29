import type { Desktop } from '@portal/shared-lib'
import { Companions } from '../dialogs/companions'
import { UpgradeNotice } from '../dialogs/upgrade-notice'
import { ForcedDialog } from '../forced/forced-dialog'
import type { ForcedStep } from '../forced/forced-state'
import { OrganisationCheck } from '../forced/organisation-check'
import { entryOfPortal, type MenuRoute, menuPathOf } from '../menu/menu'
import type { Frame } from './frame-of'
import { Header } from './header'
import { LeaveQuestion } from './leave-question'
import { ShellDialogs } from './shell-dialogs'
import { SideMenu } from './side-menu/side-menu'
import { TitleBand } from './title-band'
import { WayOut } from './way-out'

interface SignedInProps {
  readonly desktop: Desktop
  readonly routes: readonly MenuRoute[]
  readonly block: string | undefined
  readonly path: string
  readonly frame: Frame
  /** What has to be done before anything else; nothing else is shown meanwhile. */
  readonly forced: ForcedStep | undefined
}

/** What those who are signed in have around every page. */
export default function SignedIn({ desktop, routes, block, path, frame, forced }: SignedInProps) {
  const ofBlock = routes.filter(route => route.block === block)
  return (
    <>
      {frame === 'whole' && (
        <>
          <Header desktop={desktop} routes={routes} block={block} path={path} />
          {ofBlock.length > 0 && <SideMenu routes={ofBlock} path={menuPathOf(path)} />}
        </>
      )}
      {frame === 'wayOut' && <WayOut to={entryOfPortal(desktop, routes) ?? '/'} />}
      <LeaveQuestion />
      {forced && <TitleBand />}
      {forced ? <ForcedDialog step={forced} /> : <ShellDialogs />}
      {!forced && <OrganisationCheck id={desktop.orgId} />}
      {!forced && <UpgradeNotice desktop={desktop} />}
      {!forced && frame !== 'public' && <Companions key={desktop.userId} />}
    </>
  )
}
