/** Scans a file with ClamAV's daemon over TCP, by its INSTREAM command (clamd(8)). */
import { connect } from "cloudflare:sockets";
import type { RangeReader } from "@paygauge/analysis/reading/ranges";

const chunkBytes = 1024 * 1024;
/** A scanner that has not answered by then is asked again by the step's next attempt, ms. */
const answerMs = 120_000;
const maxReply = 4096;

/** A chunk as INSTREAM takes it: its length in four bytes, most significant first, then its bytes. */
function framed(bytes: Uint8Array): Uint8Array {
  const frame = new Uint8Array(4 + bytes.length);
  new DataView(frame.buffer).setUint32(0, bytes.length);
  frame.set(bytes, 4);
  return frame;
}

async function sendFile(writable: WritableStream<Uint8Array>, read: RangeReader, size: number): Promise<void> {
  const writer = writable.getWriter();
  await writer.write(new TextEncoder().encode("zINSTREAM\0"));
  for (let offset = 0; offset < size; offset += chunkBytes)
    await writer.write(framed(await read(offset, Math.min(chunkBytes, size - offset))));
  await writer.write(framed(new Uint8Array(0)));
}

async function readReply(readable: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let reply = "";
  for await (const chunk of readable) {
    reply += decoder.decode(chunk, { stream: true });
    if (reply.includes("\0") || reply.length > maxReply) break;
  }
  return reply.split("\0")[0]?.trim() ?? "";
}

/**
 * Returns the name of the malware in a file; null where it is clean.
 * @param address "host:port"
 * @throws Error where the scanner does not answer, or refuses the file: nothing is known of it then
 */
export async function scanWithClamd(address: string, read: RangeReader, size: number): Promise<string | null> {
  const socket = connect(address);
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("The malware scanner did not answer in time.")), answerMs);
  });
  try {
    // It may answer, and close, before it has the whole file: what it says counts, not that it stopped reading.
    const sent = sendFile(socket.writable, read, size).catch(() => undefined);
    const reply = await Promise.race([sent.then(() => readReply(socket.readable)), late]);
    if (/(?:^|: )OK$/.test(reply)) return null;
    const found = /^(?:stream: )?(.+) FOUND$/.exec(reply)?.[1];
    if (found !== undefined) return found;
    throw new Error(`The malware scanner answered: ${reply || "nothing"}`);
  } finally {
    await socket.close().catch(() => undefined);
  }
}

/** Whether the daemon answers PING (clamd(8)). @throws Error where it can't be reached */
export async function isClamdThere(address: string): Promise<boolean> {
  const socket = connect(address);
  // A refused connection fails all three, and the write below throws.
  for (const each of [socket.opened, socket.closed]) each.catch(() => undefined);
  try {
    const writer = socket.writable.getWriter();
    await writer.write(new TextEncoder().encode("zPING\0"));
    return (await readReply(socket.readable)) === "PONG";
  } finally {
    await socket.close().catch(() => undefined);
  }
}
