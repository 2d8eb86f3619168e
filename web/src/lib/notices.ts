// Being told that it is one's turn: by this browser, or by e-mail. Off unless somebody asks for it.

import { get, send } from './api';
import type { Language, NoticeState } from './protocol';

export const noticeState = async (): Promise<NoticeState> => get('/api/notices');

/** Can this browser be told at all? Some can only once the page is installed. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** This browser's subscription, if it has one. */
export async function subscribed(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Ask the browser, then tell the server where to send; false: the person said no. */
export async function pushOn(key: string, language: Language): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint, keys } = made.toJSON();
  await send('/api/notices/push', { endpoint, keys, language });
  return true;
}

export async function pushOff(): Promise<void> {
  const made = await subscribed();
  if (!made) return;
  await send('/api/notices/push/stop', { endpoint: made.endpoint });
  await made.unsubscribe();
}

export const mailTo = (address: string, language: Language): Promise<void> => send('/api/notices/mail', { address, language });
export const mailEnd = (): Promise<void> => send('/api/notices/mail/end', {});
/** The links in mails. */
export const confirmMail = (token: string): Promise<void> => send('/api/notices/mail/confirm', { token });
export const stopMail = (token: string): Promise<void> => send('/api/notices/mail/stop', { token });
