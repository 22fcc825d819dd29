import { readFiles } from './file-settings'

describe('Where files lie', () => {
  const read = (env: NodeJS.ProcessEnv) => readFiles(env, '/srv/portal', '/var/portal')
  const bucket = { S3_BUCKET: 'portal', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }

  it('is a folder of the data, or one that is named', () => {
    const [kind, scratch] = ['folder', '/var/portal/scratch']
    expect(read({})).toEqual({ kind, folder: '/var/portal/files', scratch, s3: undefined })
    expect(read({ FILES_FOLDER: '/shared/files' }).folder).toBe('/shared/files')
  })

  it('is a bucket, of Amazon or of one’s own', () => {
    expect(read({ ...bucket, FILE_STORE: 's3', S3_REGION: 'cn-north-1' })).toMatchObject({
      kind: 's3',
      s3: { bucket: 'portal', endpoint: undefined, region: 'cn-north-1', prefix: '', pathStyle: false },
    })
    const own = read({ ...bucket, S3_ENDPOINT: 'https://s3.xf.example', S3_PREFIX: '/portal/files/' })
    expect(own).toMatchObject({ kind: 'folder', s3: { prefix: 'portal/files/', pathStyle: true } })
    expect(read({ ...bucket, S3_ENDPOINT: 'https://s3.xf.example', S3_PATH_STYLE: 'off' }).s3?.pathStyle).toBe(false)
  })

  it.each([
    [{ FILE_STORE: 'disk' }, 'FILE_STORE is folder or s3, not disk'],
    [{ FILE_STORE: 's3' }, 'FILE_STORE=s3 needs S3_BUCKET'],
    [{ S3_BUCKET: 'portal' }, 'S3_BUCKET needs S3_ACCESS_KEY and S3_SECRET_KEY'],
    [{ ...bucket, S3_ENDPOINT: 's3.xf.example' }, 'S3_ENDPOINT is not an address'],
  ])('makes sense, unlike %j', (env, text) => {
    expect(() => read(env)).toThrow(text)
  })
})
