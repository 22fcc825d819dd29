import { onDemand, RemotePart, WhileLoading, whenBack } from '@portal/shared-lib'
import { Loading, Section } from '@portal/shared-lib/page'
import { Component, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import styles from '../home.module.css'
import type { Widget } from './widgets-of'

/** A widget: loads when it comes into view. One that fails says so in its place, and the home page stays. */
export function WidgetView({ widget }: { widget: Widget }) {
  const place = useRef<HTMLDivElement>(null)
  const [inView, see] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (inView || !place.current) return
    const observer = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && see(true), {
      rootMargin: '200px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [inView])
  return (
    <div ref={place} data-widget={widget.key}>
      {inView ? <Shown widget={widget} /> : <Later title={widget.title} />}
    </div>
  )
}

/** Keeps a place for what nobody has scrolled to. */
const Later = ({ title }: { title: string }) => (
  <Section title={title}>
    <div className={styles.later} />
  </Section>
)

const Waiting = ({ title }: { title: string }) => (
  <Section title={title}>
    <Loading />
  </Section>
)

/** Times that a widget is asked for by itself once the network is back. */
const MOST_ASKED = 5

function Shown({ widget: { key, title, door, remote, load } }: { widget: Widget }) {
  const [attempt, again] = useState(0)
  const [since] = useState(() => performance.now())
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  const Own = useMemo(() => load && onDemand(load), [load, attempt])
  if (remote && door) return <RemotePart remote={remote} door={door} part={key} />
  return (
    <Boundary
      key={attempt}
      title={title}
      since={attempt < MOST_ASKED ? since : undefined}
      asked={attempt}
      onRetry={() => again(attempt + 1)}
    >
      <WhileLoading fallback={<Waiting title={title} />}>{Own && <Own />}</WhileLoading>
    </Boundary>
  )
}

interface BoundaryProps {
  readonly title: string
  /** Since when it is asked for, by `performance.now()`; undefined: it is asked for by the user alone. */
  readonly since: number | undefined
  /** How often it has been asked for again. */
  readonly asked: number
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** Keeps what a widget throws from the home page. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  private askNoMore = () => {}

  static getDerivedStateFromError() {
    return { failed: true }
  }

  /** What a cut network took away comes by itself. */
  override componentDidCatch() {
    const { since, asked, onRetry } = this.props
    if (since !== undefined) this.askNoMore = whenBack(since, onRetry, asked)
  }

  override componentWillUnmount() {
    this.askNoMore()
  }

  override render() {
    const { title, onRetry, children } = this.props
    if (!this.state.failed) return children
    return (
      <Section title={title}>
        <p role="alert">
          该部件暂时无法显示，其他内容不受影响。
          <button type="button" className={styles.plainButton} onClick={onRetry}>
            重试
          </button>
        </p>
      </Section>
    )
  }
}
