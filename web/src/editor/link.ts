// A draft in a link: the text, packed, behind the #. It never reaches a server's log.

const decode = (code: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(code.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

const encode = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
};

const MOST = 60_000; // characters of a draft

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

export async function packed(text: string): Promise<string> {
  return encode(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));
}

export async function unpacked(code: string): Promise<string> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await through(decode(code), new DecompressionStream('deflate-raw')));
  if (text.length > MOST) throw new Error('too long');
  return text;
}
