/** antd for small screens and forms, in the portal's theme. Tables, trees, pickers and uploads: `/ui-data`. */
export { Alert, App, Button, Checkbox, Form, type FormInstance, Input, InputNumber, Radio, Tooltip } from 'antd'
export { PortalUi } from './portal-ui'
