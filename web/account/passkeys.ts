import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'

/** The ways in which asking a device for a passkey can fail. */
export type PasskeyProblem = 'cancelled' | 'passkey-known' | 'no-passkeys'

export class PasskeyRefusal extends Error {
  readonly code: PasskeyProblem

  constructor(code: PasskeyProblem) {
    super(code)
    this.code = code
  }
}

/** What the device does for passkeys: it makes them and signs with them. */
export interface Device {
  isAble(): boolean
  create(options: PublicKeyCredentialCreationOptionsJSON): Promise<RegistrationResponseJSON>
  get(options: PublicKeyCredentialRequestOptionsJSON): Promise<AuthenticationResponseJSON>
}

export const BROWSER_DEVICE: Device = {
  isAble: () => typeof globalThis.PublicKeyCredential === 'function' && isSecureContext,
  create: async (optionsJSON) => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    return startRegistration({ optionsJSON }).catch(refuse)
  },
  get: async (optionsJSON) => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    return startAuthentication({ optionsJSON }).catch(refuse)
  },
}

const refuse = (error: unknown): never => {
  throw new PasskeyRefusal(problemOf(error))
}

/** Browsers do not tell apart whether somebody said no, took too long, or has no passkey. */
export function problemOf(error: unknown): PasskeyProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'passkey-known'
  return name === 'NotSupportedError' || name === 'SecurityError' ? 'no-passkeys' : 'cancelled'
}
