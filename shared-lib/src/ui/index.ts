/** antd for small screens, in the portal's theme. Tables, trees, pickers, uploads: `/ui-data`. */
export { Alert, Button, Checkbox, Input } from 'antd'
export { PortalUi } from './portal-ui'
