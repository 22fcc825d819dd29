import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type Desktop, permissionUrls } from './permissions'

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
    /** The user has chosen otherwise. */
    chose: (state, { payload }: PayloadAction<Pick<Desktop, 'afterAction'>>) => ({
      ...state,
      desktop: state.desktop && { ...state.desktop, ...payload },
    }),
    closed: () => initialState,
  },
})
