/** In the place of the runtime of Module Federation in the build of a remote: the shell's. */
const lend = globalThis.__PORTAL_FEDERATION
if (!lend) throw new Error('The shell does not lend its runtime of Module Federation: it is older than the remote')

export default lend()
