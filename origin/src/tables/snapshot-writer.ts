import { PacedDigest } from "../store/paced-digest.ts";

/** R2 wants equal parts of at least 5 MiB but the last. */
const partBytes = 8 * 1024 * 1024;

/**
 * Writes a version's snapshot to R2, a JSON record a line, and its SHA-256 on the way. Entries are taken without
 * waiting; full parts go out in order behind them.
 */
export class SnapshotWriter {
  readonly #upload: R2MultipartUpload;
  readonly #digest = new PacedDigest();
  readonly #encoder = new TextEncoder();
  readonly #parts: R2UploadedPart[] = [];
  #part = new Uint8Array(partBytes);
  #filled = 0;
  #sent: Promise<void> = Promise.resolve();
  #count = 0;

  private constructor(upload: R2MultipartUpload) {
    this.#upload = upload;
  }

  static async open(files: R2Bucket, key: string): Promise<SnapshotWriter> {
    return new SnapshotWriter(await files.createMultipartUpload(key));
  }

  /** Adds records, one a line. */
  add(lines: string): void {
    this.#bytes(this.#encoder.encode(`${this.#count > 0 ? "\n" : ""}${lines}`));
    this.#count += 1;
  }

  #bytes(bytes: Uint8Array): void {
    let from = 0;
    while (from < bytes.length) {
      const take = Math.min(bytes.length - from, partBytes - this.#filled);
      this.#part.set(bytes.subarray(from, from + take), this.#filled);
      this.#filled += take;
      from += take;
      if (this.#filled === partBytes) this.#flush();
    }
  }

  #flush(): void {
    const full = this.#part.subarray(0, this.#filled);
    this.#part = new Uint8Array(partBytes);
    this.#filled = 0;
    this.#sent = this.#sent.then(async () => {
      await this.#digest.take(full);
      this.#parts.push(await this.#upload.uploadPart(this.#parts.length + 1, full));
    });
    // Anyone who finishes hears of it; until then no one listens.
    this.#sent.catch(() => {});
  }

  /** Completes the object. @returns SHA-256 of the whole snapshot, lower-case hex. */
  async finish(): Promise<string> {
    this.#flush();
    await this.#sent;
    const digest = await this.#digest.hex();
    await this.#upload.complete(this.#parts);
    return digest;
  }

  /** Gives up; nothing stays behind. */
  async abort(): Promise<void> {
    await this.#sent.catch(() => {});
    await this.#upload.abort().catch(() => {});
  }
}
