import type { Lifecycles } from '@portal/shared-lib'
import { type Component, defineComponent, h } from 'vue'
import { vueLifecycles } from './lifecycles'

/** What stands in pages of other remotes: one door, several parts. Each is given what the page around it is about. */
export function vueParts(parts: Readonly<Record<string, Component<{ subject: string }>>>): Lifecycles {
  const Shown = defineComponent(
    ({ part, subject }: { part: string; subject: string }) =>
      () => {
        const shown = parts[part]
        return shown ? h(shown, { subject }) : null
      },
    { props: ['part', 'subject'] },
  )
  const own = vueLifecycles(Shown, ({ part = '', subject = '' }) => ({ part, subject }))
  return {
    ...own,
    mount: async props => {
      if (!parts[props.part ?? '']) throw new Error(`There is no part ${props.part}`)
      await own.mount(props)
    },
  }
}
