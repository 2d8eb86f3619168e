// The worker of the installed page. It keeps the files of the shell, whose names change with their
// content, and answers with a page of its own where there is no network. Pages and everything below
// /api always come from the server: an old worker can never show an old page.

declare const SHELL: string[]; // the files of the shell, put here when the page is built
declare const SHELL_VERSION: string;

const OFFLINE = '/offline.html';
const BESIDE = ['/offline.css', '/icon.svg']; // what that page needs
const CACHE = `shell-${SHELL_VERSION}`;
const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const forget = async (): Promise<void> => {
    const names = (await caches.keys()).filter((name) => name !== CACHE);
    await Promise.all(names.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(forget());
});

/** A file whose name says what is in it: kept when it was fetched once. */
async function kept(request: Request): Promise<Response> {
  const found = await caches.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
  return response;
}

/** From the server; where there is no network, what was kept under this name. */
async function fresh(request: Request, otherwise: string): Promise<Response> {
  return fetch(request).catch(async () => (await caches.match(otherwise)) ?? Response.error());
}

interface Told {
  table: string;
  title: string;
  body: string;
}

/** What a push says; whatever it says, something is shown. */
function told(data: PushMessageData | null): Told {
  const usual = { table: '', title: 'Shambler', body: '' };
  try {
    return { ...usual, ...(data?.json() as Partial<Told> | undefined) };
  } catch {
    return usual;
  }
}

worker.addEventListener('push', (event) => {
  const { table, title, body } = told(event.data);
  const about = { body, tag: `turn-${table}`, icon: '/icon-192.png', badge: '/icon-192.png', data: { table } };
  event.waitUntil(worker.registration.showNotification(title, about));
});

/** Go to the table: in a window that shows it, else in any window of ours, else in a new one. */
async function open(table: string): Promise<void> {
  const address = /^[\w-]{1,64}$/.test(table) ? `/table/${table}` : '/';
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((client) => new URL(client.url).pathname === address);
  const shown = there ?? windows[0];
  if (!shown) return void (await worker.clients.openWindow(address));
  if (!there) await shown.navigate(address);
  await shown.focus();
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String((event.notification.data as Partial<Told> | null)?.table ?? '')));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(fresh(request, OFFLINE));
  } else if (BESIDE.includes(url.pathname)) {
    event.respondWith(fresh(request, url.pathname));
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(kept(request));
  }
});
