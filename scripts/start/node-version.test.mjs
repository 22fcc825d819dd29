import { describeOldNode } from './node-version.mjs'

test.each(['20.19.0', '20.20.2', '22.1.0', '24.0.0'])('Node %s is new enough', version => {
  expect(describeOldNode(version)).toBe('')
})

test.each(['20.18.3', '18.20.0', '9.0.0'])('Node %s is too old', version => {
  expect(describeOldNode(version)).toContain(`this is ${version}`)
})
