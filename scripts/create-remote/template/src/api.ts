import { reads, remoteApi, writes } from '@portal/shared-lib'
import { sendMail } from '@portal/shared-lib/contract/calls/mail'
import { type PeopleAnswer, people } from '@portal/shared-lib/contract/calls/people'

export type Colleague = PeopleAnswer['list'][number]

export const { useSamplePeopleQuery, useSampleSendMutation } = remoteApi('mf-sample', 'sample', build => ({
  samplePeople: reads(build, people),
  sampleSend: writes(build, sendMail, ['Mail']),
}))
