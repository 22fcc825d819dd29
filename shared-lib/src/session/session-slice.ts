import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { DesktopAnswer } from '../contract/calls/identity'
import { permissionUrls } from './permissions'

/** The signed-in user; permissions stay in the tree's own form. */
export type Desktop = DesktopAnswer
export type PermissionNode = Desktop['permissionList'][number]

interface SessionState {
  desktop: Desktop | null
  /** Every url of the tree, for `can`. */
  permissions: string[]
}

const initialState: SessionState = { desktop: null, permissions: [] }

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    opened: (_, { payload }: PayloadAction<Desktop>) => ({
      desktop: payload,
      permissions: permissionUrls(payload.permissionList),
    }),
    closed: () => initialState,
  },
})
