import { RegistrationForm } from '../form-page/registration-form'
import { useRegistering } from './use-registering'

const KEPT = ['petitionDate', 'channel', 'extra.sxr']

/** Registers letters one after the other; the next keeps the date, the channel and whom it is addressed to. */
export const Letters = () => <RegistrationForm form="letter" keep={KEPT} send={useRegistering('letter')} />
