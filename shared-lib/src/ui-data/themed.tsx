import type { ComponentType } from 'react'
import { onDemand } from '../sdk/on-demand'

/** A component of antd that loads when it is first shown, in the portal's theme wherever that is. */
export const themed = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  onDemand(async () => {
    const [{ default: Shown }, { AntdTheme }] = await Promise.all([load(), import('./antd-theme')])
    return {
      default: (props: Props) => (
        <AntdTheme>
          <Shown {...props} />
        </AntdTheme>
      ),
    }
  })
