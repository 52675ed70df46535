/** One connection to an SFTP server whose key is pinned. */
import { createHash } from "node:crypto";
import { closeSync, openSync, statSync } from "node:fs";
import SftpClient from "ssh2-sftp-client";
import { sftpLimits, type CredentialSecret, type PulledConfiguration } from "@paygauge/api-types/entities/sftp";
import { digestOfFile } from "./digest.ts";
import { codeOf, Failed } from "./failed.ts";

export interface Entry {
  readonly name: string;
  readonly kind: "file" | "folder" | "link" | "other";
  readonly size: number;
  /** ISO, in whole seconds: SFTP has no finer time. */
  readonly modifiedOn: string;
}

export interface Timing {
  readonly readyMs: number;
  /** How long a server may be silent within a command or a transfer. */
  readonly silentMs: number;
}
/** How many times longer a listing may take than one answer. */
const listingShare = 5;
export const usualTiming: Timing = { readyMs: 20_000, silentMs: 60_000 };

/** The fingerprint as OpenSSH writes it. */
export const fingerprintOf = (hostKey: Buffer): string =>
  `SHA256:${createHash("sha256").update(hostKey).digest("base64").replace(/=+$/, "")}`;

const silent = () => new Failed("silent", "The server does not answer.", { retry: true });

/** Rejects `lasted` when a transfer brings nothing for the given time. */
class Silence {
  readonly lasted: Promise<never>;
  readonly #timer: NodeJS.Timeout;

  constructor(ms: number) {
    const { promise, reject } = Promise.withResolvers<never>();
    this.lasted = promise;
    this.#timer = setTimeout(() => reject(silent()), ms);
  }

  broken(): void {
    this.#timer.refresh();
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

/** @throws Failed where the promise takes longer */
async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(silent()), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

function failureOf(error: unknown): Failed {
  if (error instanceof Failed) return error;
  const text = error instanceof Error ? error.message : String(error);
  const code = codeOf(error);
  const more = { cause: error };
  if (code === "ENOSPC" || text.includes("ENOSPC"))
    return new Failed("diskFull", "The disk of the connector is full.", more);
  if (/authentication methods failed/i.test(text))
    return new Failed("signIn", "The server refuses user or password.", more);
  if (/passphrase|privateKey/i.test(text)) return new Failed("signIn", "The private key can't be used.", more);
  if (/timed out/i.test(text)) return new Failed("silent", "The server does not answer.", { ...more, retry: true });
  if (code === "ENOTFOUND" || code === "ECONNREFUSED" || /lookup failed|refused connection/i.test(text))
    return new Failed("unreachable", "The server can't be reached.", { ...more, retry: true });
  if (/no such file|permission denied/i.test(text)) return new Failed("folder", text, more);
  return new Failed("cut", `The connection was cut: ${text}`, { ...more, retry: true });
}

const kinds = { "-": "file", d: "folder", l: "link" } as const;
const isoOf = (ms: number) => new Date(Math.floor(ms / 1000) * 1000).toISOString();
/** The call in progress reports the end of its connection. */
const quiet = { error: () => undefined, end: () => undefined, close: () => undefined };

export class Server {
  readonly #client: SftpClient;
  readonly #timing: Timing;

  private constructor(client: SftpClient, timing: Timing) {
    this.#client = client;
    this.#timing = timing;
  }

  /** Connects, and sends the credential only after the key was found to be the pinned one. @throws Failed */
  static async connect(
    { host, port, username, hostKey }: Pick<PulledConfiguration, "host" | "port" | "username" | "hostKey">,
    secret: CredentialSecret,
    timing: Timing = usualTiming,
  ): Promise<Server> {
    const client = new SftpClient("paygauge-connector", quiet);
    let offered: string | null = null;
    const hostVerifier = (key: Buffer): boolean => {
      const found = fingerprintOf(key);
      if (found === hostKey) return true;
      offered = found;
      return false;
    };
    try {
      const connecting = client.connect({
        host,
        port,
        username,
        ...secret,
        hostVerifier,
        readyTimeout: timing.readyMs,
        keepaliveInterval: 15_000,
      });
      await within(timing.readyMs * 2, connecting);
      return new Server(client, timing);
    } catch (error) {
      void client.end().catch(() => undefined);
      if (offered !== null)
        throw new Failed("hostKey", "The server has another key.", { offeredKey: offered, cause: error });
      throw failureOf(error);
    }
  }

  async #asked<T>(promise: Promise<T>, share = 1): Promise<T> {
    try {
      return await within(this.#timing.silentMs * share, promise);
    } catch (error) {
      throw failureOf(error);
    }
  }

  /** All names of a folder. @throws Failed for more than are read */
  async list(folder: string, most: number = sftpLimits.names): Promise<Entry[]> {
    // A folder comes in many answers.
    const found = await this.#asked(this.#client.list(folder), listingShare);
    if (found.length > most) throw new Failed("tooManyNames", `${folder} has ${found.length} names.`);
    return found.map(({ type, name, size, modifyTime }) => ({
      name,
      kind: Object.hasOwn(kinds, type) ? kinds[type] : "other",
      size,
      modifiedOn: isoOf(modifyTime),
    }));
  }

  /** Size and time of a file now; null where there is none. */
  async look(path: string): Promise<{ size: number; modifiedOn: string } | null> {
    if ((await this.#asked(this.#client.exists(path))) === false) return null;
    const { size, modifyTime } = await this.#asked(this.#client.stat(path));
    return { size, modifiedOn: isoOf(modifyTime) };
  }

  /** Writes a file to the disk and gives the SHA-256 of its bytes, in hex. @throws Failed */
  async download(path: string, to: string, maxBytes: number): Promise<{ size: number; digest: string }> {
    const listed = await this.look(path);
    if (listed !== null && listed.size > maxBytes) throw new Failed("tooLarge", `${path} grows beyond the limit.`);
    const silence = new Silence(this.#timing.silentMs);
    try {
      // Only this user can read it, from its first byte.
      closeSync(openSync(to, "w", 0o600));
      // Parallel reads, as in OpenSSH's client: with one at a time, each 32 KB costs a round trip.
      const transfer = this.#client.fastGet(path, to, { step: () => silence.broken() });
      await Promise.race([transfer, silence.lasted]);
      return { size: statSync(to).size, digest: await digestOfFile(to) };
    } catch (error) {
      throw failureOf(error);
    } finally {
      silence.end();
    }
  }

  async ensureFolder(folder: string): Promise<void> {
    if ((await this.#asked(this.#client.exists(folder))) === false) await this.#asked(this.#client.mkdir(folder, true));
  }

  async move(from: string, to: string): Promise<void> {
    await this.#asked(this.#client.rename(from, to));
  }

  async remove(path: string): Promise<void> {
    await this.#asked(this.#client.delete(path));
  }

  async end(): Promise<void> {
    await Promise.race([this.#client.end().catch(() => undefined), new Promise((done) => setTimeout(done, 2000))]);
  }
}
