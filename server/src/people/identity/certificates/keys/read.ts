import type { CertificateKind } from '@portal/shared-lib/contract/rules/certificate'
import type { PublicKeyInfo } from 'pkijs'
import { isSm2 } from '../engine'
import type { KeyPair } from './key-pair'
import { newRsaPem, rsaKeyPair, sealByRsa } from './rsa'
import { newSm2Pem, sealBySm2, sm2KeyPair } from './sm2'

/** A key pair from its PEM file (PKCS#8). */
export const readKeyPair = (kind: CertificateKind, pem: string): KeyPair =>
  kind === 'sm2' ? sm2KeyPair(pem) : rsaKeyPair(pem)

export const newKeyPair = (kind: CertificateKind): KeyPair =>
  readKeyPair(kind, kind === 'sm2' ? newSm2Pem() : newRsaPem())

/** Seals a text so that the owner of the public key alone can open it. */
export const sealFor = (publicKey: PublicKeyInfo, text: string): Uint8Array =>
  isSm2(publicKey) ? sealBySm2(text, publicKey) : sealByRsa(text, publicKey)
