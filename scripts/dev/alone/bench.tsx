import { type Notice, onNotice, useCan, useDesktop } from '@portal/shared-lib'
import { navigate, pathOf, portalHistory } from '@portal/shared-lib/router'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import styles from './bench.module.css'
import { FAULTS, type Fault, setFault } from './faults'
import type { Manifest } from './manifest'
import { type Doors, Place } from './place'
import { useUser } from './use-user'
import { UserChoice } from './user-choice'

const APP = './app'

/** The remote, below what can be chosen: who sits there, what they may do, and what goes wrong. */
export function Bench({ manifest, doors }: { manifest: Manifest; doors: Doors }) {
  const codes = useMemo(() => codesOf(manifest), [manifest])
  const user = useUser(codes)
  const desktop = useDesktop()
  const [fault, setShown] = useState<Fault>('none')
  const choose = (chosen: Fault) => {
    setFault(chosen)
    setShown(chosen)
    user.restore()
  }
  const signIn = async (account: string, password: string) => {
    choose('none')
    await user.signIn(account, password)
  }
  return (
    <>
      <header className={styles.bench}>
        <h1>{manifest.name}</h1>
        <UserChoice onSignIn={signIn} />
        <PermissionChoice codes={codes} onWish={user.wish} />
        <FaultChoice chosen={fault} onChoose={choose} />
      </header>
      <Notices />
      {desktop ? (
        <Remote key={desktop.userId} manifest={manifest} doors={doors} />
      ) : (
        <main className={styles.hint}>请先登录</main>
      )}
    </>
  )
}

/** What a remote has to do with: its pages that are checked, and its buttons. */
const codesOf = ({ routes, permissions = [] }: Manifest) => [
  ...routes.filter(({ check }) => check).map(({ path }) => path.slice(1)),
  ...permissions,
]

function Remote({ manifest, doors }: { manifest: Manifest; doors: Doors }) {
  const [open, setOpen] = useState<string>()
  const dialogs = Object.keys(doors).filter(door => door !== APP)
  const dialog = open === undefined ? undefined : doors[open]
  return (
    <>
      <nav aria-label="页面和对话框" className={styles.doors}>
        {manifest.routes.map(({ path, title }) => (
          <button key={path} type="button" onClick={() => navigate(path)}>
            {title}
          </button>
        ))}
        {dialogs.map(door => (
          <button key={door} type="button" onClick={() => setOpen(door)}>
            {door.slice('./'.length)}
          </button>
        ))}
      </nav>
      <main>
        <CurrentPage manifest={manifest} doors={doors} />
      </main>
      {dialog && <Place key={open} load={dialog} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function CurrentPage({ manifest: { routes }, doors }: { manifest: Manifest; doors: Doors }) {
  const path = useSyncExternalStore(portalHistory.listen, () => pathOf(portalHistory.location.pathname))
  const route = routes.find(other => other.path === path)
  const held = useCan(path.slice(1))
  const app = doors[APP]
  if (!route || !app)
    return <p className={styles.hint}>{path === '/' ? '请从上方打开' : `${path} 不是本子应用的页面`}</p>
  if (route.check && !held) return <p className={styles.hint}>您没有访问权限</p>
  return <Place load={app} />
}

const NAMES = Object.keys(FAULTS) as Fault[]

interface FaultChoiceProps {
  readonly chosen: Fault
  readonly onChoose: (fault: Fault) => void
}

/** How the next calls go. */
function FaultChoice({ chosen, onChoose }: FaultChoiceProps) {
  return (
    <fieldset>
      <legend>故障</legend>
      {NAMES.map(name => (
        <label key={name}>
          <input type="radio" name="fault" checked={chosen === name} onChange={() => onChoose(name)} />
          {FAULTS[name].title}
        </label>
      ))}
    </fieldset>
  )
}

/** The last line that was said over the page; a click takes it away. */
function Notices() {
  const [notice, setNotice] = useState<Notice>()
  useEffect(() => {
    const stop = onNotice(setNotice)
    return () => void stop()
  }, [])
  return (
    <output className={styles.notice}>
      {notice && (
        <button type="button" data-tone={notice.tone} onClick={() => setNotice(undefined)}>
          {notice.text} ×
        </button>
      )}
    </output>
  )
}

interface PermissionChoiceProps {
  readonly codes: readonly string[]
  readonly onWish: (url: string, held: boolean) => void
}

/** The permissions that the remote has to do with, each to be taken and given. */
function PermissionChoice({ codes, onWish }: PermissionChoiceProps) {
  if (codes.length === 0) return null
  return (
    <fieldset>
      <legend>权限</legend>
      {codes.map(code => (
        <Permission key={code} code={code} onWish={onWish} />
      ))}
    </fieldset>
  )
}

function Permission({ code, onWish }: { code: string; onWish: PermissionChoiceProps['onWish'] }) {
  return (
    <label>
      <input type="checkbox" checked={useCan(code)} onChange={event => onWish(code, event.target.checked)} />
      {code}
    </label>
  )
}
