import { themeVariables } from '@portal/shared-lib'
// @ts-expect-error What the remote exposes as ./app.
import app from 'prerendered-app'
import { renderToString } from 'react-dom/server'

export { app, renderToString, themeVariables }
