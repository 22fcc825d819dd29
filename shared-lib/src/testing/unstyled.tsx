import * as cssinjs from '@ant-design/cssinjs/lib'
import type { ComponentProps } from 'react'

/** Stands in for `@ant-design/cssinjs` in tests; nothing asks there how antd looks. */
export * from '@ant-design/cssinjs/lib'

/** Inserts no style sheets: jsdom would match every rule of them at each look whether something is visible. */
export const StyleProvider = (props: ComponentProps<typeof cssinjs.StyleProvider>) => (
  <cssinjs.StyleProvider {...props} mock="server" />
)
