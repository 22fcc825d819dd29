import './controls.css'
import { type Desktop, onDemand, readSaved, WhileLoading } from '@portal/shared-lib'
import { Question } from '@portal/shared-lib/page'
import { askBeforeLeaving } from '@portal/shared-lib/router'
import { useEffect, useLayoutEffect, useState } from 'react'
import { Companions } from '../dialogs/companions'
import { closeShellDialog, useShellDialog } from '../dialogs/shell-dialog'
import { SystemDialog } from '../dialogs/system-dialog'
import { UpgradeNotice } from '../dialogs/upgrade-notice'
import { ForcedDialog } from '../forced/forced-dialog'
import type { ForcedStep } from '../forced/forced-state'
import { OrganisationCheck } from '../forced/organisation-check'
import { LooksDialog } from '../looks/looks-dialog'
import { entryOfPortal, type MenuRoute } from '../menu/menu'
import { entryAt, ownHome, withHome } from '../menu/own-home'
import { dropFirstFrame } from '../outlet/first-picture'
import { Breadcrumb } from './breadcrumb'
import { useFinderKeys } from './finder/use-finder-keys'
import { type Frame, frameOf } from './frame-of'
import { TourOffer } from './guide/tour-offer'
import { Header, Title } from './header'
import styles from './header.module.css'
import portal from './portal.module.css'
import { SideMenu } from './side-menu/side-menu'
import { TabStrip } from './tab-strip/tab-strip'
import { PostsDialog } from './user-menu/posts-dialog'
import { WayOut } from './way-out'

const HelpDialog = onDemand(() => import('./help-dialog'))

interface SignedInProps {
  readonly desktop: Desktop
  readonly routes: readonly MenuRoute[]
  /** Those of which some have no remote here, too. */
  readonly granted: readonly MenuRoute[]
  readonly block: string | undefined
  readonly path: string
  readonly title: string
  readonly frame: Frame
  /** What has to be done before anything else; nothing else is shown meanwhile. */
  readonly forced: ForcedStep | undefined
}

/** What those who are signed in have around every page. */
export default function SignedIn(props: SignedInProps) {
  const { desktop, routes, granted, block, path, title, frame, forced } = props
  const home = ownHome(desktop, readSaved('homeUrl'))
  const menus = withHome(routes, home)
  const ofBlock = menus.filter(route => route.block === block)
  useLayoutEffect(dropFirstFrame, [])
  return (
    <>
      {frame === 'whole' && (
        <>
          <Header desktop={desktop} routes={menus} block={block} path={path} />
          {ofBlock.length > 0 && <SideMenu routes={ofBlock} path={entryAt(path, home)} />}
          <div className={portal.bar}>
            <TabStrip />
            <TourOffer path={path} />
            <Breadcrumb routes={granted} desktop={desktop} block={block} path={path} title={title} />
          </div>
        </>
      )}
      {frame === 'wayOut' && <WayOut to={menusAt(home) ?? entryOfPortal(desktop, routes) ?? '/'} />}
      <LeaveQuestion />
      {forced && <TitleBand />}
      {forced ? <ForcedDialog step={forced} /> : <ShellDialogs />}
      {!forced && <OrganisationCheck id={desktop.orgId} />}
      {!forced && <UpgradeNotice desktop={desktop} />}
      {!forced && frame !== 'public' && <Companions key={desktop.userId} />}
      {!forced && frame !== 'public' && <FinderKeys />}
    </>
  )
}

/** What is heard on every page. */
function FinderKeys() {
  useFinderKeys()
  return null
}

/** A home page, where it has the menus around it. */
const menusAt = (home: string | undefined) => (home && frameOf(home) === 'whole' ? home : undefined)

interface Asked {
  readonly text: string
  answer(leave: boolean): void
}

/** Asks whether to leave a page on which something is unsaved. */
function LeaveQuestion() {
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => askBeforeLeaving(text => new Promise(answer => setAsked({ text, answer }))), [])
  if (!asked) return null
  const reply = (leave: boolean) => {
    setAsked(undefined)
    asked.answer(leave)
  }
  return <Question text={asked.text} leave="离开" stay="留在此页" onAnswer={reply} />
}

/** The dialog of the shell that is open. */
export function ShellDialogs() {
  const open = useShellDialog()
  if (open?.kind === 'system') return <SystemDialog tab={open.tab} onClose={closeShellDialog} />
  if (open?.kind === 'looks') return <LooksDialog onClose={closeShellDialog} />
  if (open?.kind === 'posts') return <PostsDialog onClose={closeShellDialog} />
  if (!open) return null
  return (
    <WhileLoading>
      <HelpDialog kind={open.kind} onClose={closeShellDialog} />
    </WhileLoading>
  )
}

/** The header where nothing can be done yet. */
function TitleBand() {
  return (
    <header className={styles.header}>
      <Title />
    </header>
  )
}
