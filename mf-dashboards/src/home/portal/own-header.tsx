import { composition, useDesktop } from '@portal/shared-lib'
import { type HOME_CHOICES, NEW_HOME, STAFF_HOME, STAFF_HOME_NEW } from '@portal/shared-lib/contract/rules/home'
import { Link, pathOf, portalHistory } from '@portal/shared-lib/router'
import { chooseHome, ownHome } from '../choose-home'
import styles from './portal.module.css'

/** The header of a home page that has none around it: which portal, who is here, and the way back. */
export function OwnHeader({ title }: { title: string }) {
  const desktop = useDesktop()
  const here = pathOf(portalHistory.location.pathname)
  return (
    <header className={styles.header}>
      <div>
        <p className={styles.system}>{composition().province.title}</p>
        <h1>{title}</h1>
      </div>
      <p className={styles.who}>
        {desktop?.orgName} {desktop?.deptName} {desktop?.userName}
      </p>
      <Choice here={here} />
    </header>
  )
}

/** Back to the home page of before, where this one was chosen; else it can be chosen, and the own one is a link. */
function Choice({ here }: { here: string }) {
  const own = ownHome()
  if (own === here) return <Choose to="before">恢复原首页</Choose>
  return (
    <>
      <Link to={own}>返回首页</Link>
      {here === NEW_HOME && <Choose to="portal">设为我的首页</Choose>}
      {here === STAFF_HOME_NEW && own === STAFF_HOME && <Choose to="new">设为我的首页</Choose>}
    </>
  )
}

const Choose = ({ to, children }: { to: keyof typeof HOME_CHOICES; children: string }) => (
  <button type="button" onClick={() => void chooseHome(to)}>
    {children}
  </button>
)
