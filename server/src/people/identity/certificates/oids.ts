/** Object identifiers: of PKCS#7 and X.509, and of GM/T 0006 and 0010 for the national algorithms. */
export const OID = {
  rsa: '1.2.840.113549.1.1.1',
  sha256: '2.16.840.1.101.3.4.2.1',
  sha256WithRsa: '1.2.840.113549.1.1.11',
  sha384WithRsa: '1.2.840.113549.1.1.12',
  sha512WithRsa: '1.2.840.113549.1.1.13',
  ecPublicKey: '1.2.840.10045.2.1',
  sm2Curve: '1.2.156.10197.1.301',
  sm2Signature: '1.2.156.10197.1.301.1',
  sm3: '1.2.156.10197.1.401',
  sm3WithSm2: '1.2.156.10197.1.501',
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  nationalData: '1.2.156.10197.6.1.4.2.1',
  nationalSignedData: '1.2.156.10197.6.1.4.2.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  commonName: '2.5.4.3',
  organisation: '2.5.4.10',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
} as const

/** SM2 signatures go by one digest only, so all of these mean the same. */
export const SM2_SIGNATURES: readonly string[] = [OID.sm2Curve, OID.sm2Signature, OID.sm3WithSm2]
