import type { ReactElement } from 'react'

/** Makes of what a field opens the list that the field says it has: antd names one that it does not give its steps or trees. */
export const namedList = (id: string | undefined) =>
  id ? { popupRender: (list: ReactElement) => <div id={`${id}_list`}>{list}</div> } : {}
