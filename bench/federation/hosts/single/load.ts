export { loadOwn as load } from '../own'

export const announce = (): void => undefined
