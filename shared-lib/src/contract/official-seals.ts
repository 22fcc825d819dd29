import { z } from 'zod'
import { version } from './action'
import { dateTime, day, nothing, required } from './fields'
import { call, named } from './form'
import { acts, id } from './official-document-fields'
import { OFFICIAL_LENGTH as LENGTH, SEAL_PICTURE, OFFICIAL_TEXTS as TEXTS } from './rules/official-document'
import { written } from './written'

/** Characters of base64: of a certificate, or of signed data with one in it. */
const LONGEST_SIGNED = 20_000

/** Of a picture in base64. */
const LONGEST_PICTURE = Math.ceil(SEAL_PICTURE.bytes / 3) * 4

const chosenSeal = named('yzid', z.string().trim().max(20).default(''))

const certificateText = z.string().trim().max(LONGEST_SIGNED)

/** By the picture of the seal alone, or with the signature of its key over what `prepareSeal` has answered. */
export const seal = acts('seal', {
  sealId: chosenSeal,
  madeAt: named('zzsj', z.union([z.literal(''), z.iso.datetime()]).default('')),
  /** Signed data in base64, its text and certificate in it. */
  signature: named('SignData', certificateText.default('')),
})

/** What the key of a seal signs: of the files as they are made at an instant. */
export const prepareSeal = call('POST', 'api/officialDocuments/prepareSeal', {
  json: { id, version, sealId: chosenSeal },
  slow: true,
  answer: z.object({ text: named('Message', z.string()), madeAt: named('zzsj', z.iso.datetime()) }),
})

/** 验章: whether the file that is kept, or a copy that the caller has uploaded, is what was sealed. */
export const verifySeal = call('POST', 'api/officialDocuments/verifySeal', {
  json: { id, copyId: named('wjid', z.string().trim().max(40).default('')) },
  answer: z.object({
    matches: named('yzbz', z.boolean()),
    digest: named('zy', z.string()),
    found: named('wjzy', z.string()),
    /** Whose key has signed it and when, and why that is not proven; null where it was sealed by the picture alone. */
    key: named(
      'yzmy',
      z
        .object({
          owner: named('cyr', z.string()),
          serialNo: named('zsxlh', z.string()),
          signedAt: named('qmsj', dateTime),
          problem: named('wtgyy', z.string()),
        })
        .nullable(),
    ),
  }),
})

const sealId = named('yzid', z.string().trim().min(1).max(20))

/** Seals of the own organisation, those in use first. */
export const orgSeals = call('POST', 'api/officialDocuments/seals', {
  answer: z.array(
    z.object({
      id: named('yzid', z.string()),
      name: named('yzmc', z.string()),
      holder: named('bgr', z.string()),
      isOwn: named('brbz', z.boolean()),
      /** As a data: URL. */
      picture: named('yztp', z.string()),
      validFrom: named('yxqs', day),
      validUntil: named('yxqz', day),
      /** In its time and not ended. */
      inUse: named('qybz', z.boolean()),
      /** Whose key signs with it; empty: by its picture alone. */
      keyOwner: named('yzmy', z.string()),
      keySerialNo: named('zsxlh', z.string()),
      uses: named('yycs', z.int()),
    }),
  ),
})

export const keepSeal = call('POST', 'api/officialDocuments/keepSeal', {
  writes: true,
  json: {
    name: named('yzmc', written(TEXTS.noSealName, LENGTH.name)),
    holderId: named('bgr', required(TEXTS.noHolder)),
    /** An uploaded PNG, or the picture that is on the key, in base64. */
    pictureId: named('yztp', z.string().trim().max(40).default('')),
    keyPicture: named('myztp', z.string().max(LONGEST_PICTURE, TEXTS.noPicture).default('')),
    /** DER in base64 of the key that signs with it; empty: by its picture alone. */
    certificate: named('yzzs', certificateText.default('')),
    validFrom: named('yxqs', day),
    validUntil: named('yxqz', day),
  },
  check: ({ validFrom, validUntil, pictureId, keyPicture }, problem) => {
    if (!pictureId && !keyPicture) problem(TEXTS.noPicture, 'pictureId')
    if (validUntil < validFrom) problem(TEXTS.wrongTime, 'validUntil')
  },
  answer: nothing,
})

export const endSeal = call('POST', 'api/officialDocuments/endSeal', {
  writes: true,
  json: { sealId },
  answer: nothing,
})
