const hex: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** Random bytes drawn ahead: asking for each request's few costs more than the bytes. Each is given out once. */
const pool = new Uint8Array(4096);
let used = pool.length;

/** So many random bytes (at most 64) as hexadecimal text of twice the length. */
export function randomHex(bytes: number): string {
  if (used + bytes > pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  let text = "";
  for (const end = used + bytes; used < end; used += 1) {
    text += hex[pool[used] ?? 0] ?? "";
    pool[used] = 0;
  }
  return text;
}
