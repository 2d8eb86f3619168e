// Who this browser belongs to: passkeys (WebAuthn), recovery links, sessions.

import { get, post, send } from './api';
import type { Ceremony, Me, RecoveryLink } from './protocol';

export const me = async (): Promise<Me> => get('/api/me');

/** Can this browser make passkeys at all? */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

function plain(credential: Credential | null): object {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no passkey');
  return credential.toJSON() as object;
}

/** A passkey for this account; a guest has an account from then on. */
export async function makePasskey(name: string): Promise<void> {
  const { options } = await post<Ceremony>('/api/me/passkeys/options', { name });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  const credential = plain(await navigator.credentials.create({ publicKey }));
  await send('/api/me/passkeys', { credential, name });
}

/** Sign in, or show once more who one is. */
export async function usePasskey(): Promise<void> {
  const { options } = await post<Ceremony>('/api/me/sign-in/options', {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  await send('/api/me/sign-in', { credential: plain(await navigator.credentials.get({ publicKey })) });
}

/** A link that opens the account at another browser, once. */
export async function recoveryLink(name: string): Promise<string> {
  const { token } = await post<RecoveryLink>('/api/me/recovery', { name });
  return `${location.origin}/recover#${token}`;
}

export const recover = (token: string): Promise<void> => send('/api/me/recover', { token });
export const rename = (name: string): Promise<void> => send('/api/me/name', { name });
export const removePasskey = (key: string): Promise<void> => send('/api/me/passkeys/remove', { keys: [key] });
/** Sign one browser out, or all. */
export const endSessions = (keys: string[] | null): Promise<void> => send('/api/me/sessions/end', { keys });
export const forgetAccount = (): Promise<void> => send('/api/me/forget', {});
/** This browser is nobody's any more. */
export const signOut = (): Promise<void> => send('/api/forget-me', {});
