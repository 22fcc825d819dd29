import type { SupervisionAnswer } from '@portal/shared-lib/contract/calls/supervisions'
import { Section } from '@portal/shared-lib/page'
import timeline from '../petition/timeline.module.css'

/** What happened with an order and how leaders decided on it, oldest first. */
export const OrderCourse = ({ order }: { order: SupervisionAnswer }) => (
  <Section title="办理过程">
    <ol className={timeline.timeline}>
      {order.timeline.map(({ at, action, person, organisation, text }) => (
        <li key={`${at} ${action} ${person}`}>
          <time>{at}</time>
          <p>
            <strong>{action}</strong>
            <span>
              {organisation} {person}
            </span>
          </p>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  </Section>
)
