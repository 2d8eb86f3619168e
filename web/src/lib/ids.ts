/** An id for a command. (`randomUUID` is missing on pages served without TLS to other machines.) */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
