import { defineDialog } from '@portal/shared-lib'
import { PersonalInfo } from './account/personal/personal-info'

export default defineDialog(() => <PersonalInfo />)
