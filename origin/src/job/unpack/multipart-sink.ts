/** Writes a stream of unknown length to R2 in equal parts, holding one part. */
import { untilStored } from "../../store/store-body.ts";
import type { Bytes } from "@paygauge/api-types/table-files/bytes";

/** R2 takes parts of 5 MiB and more, all equal but the last. */
const partBytes = 8 * 1024 * 1024;

export class MultipartSink {
  private readonly target: R2MultipartUpload;
  private readonly part = new Uint8Array(partBytes);
  private readonly sent: R2UploadedPart[] = [];
  private used = 0;
  written = 0;

  constructor(target: R2MultipartUpload) {
    this.target = target;
  }

  async write(bytes: Bytes): Promise<void> {
    this.written += bytes.length;
    for (let from = 0; from < bytes.length;) {
      const taken = bytes.subarray(from, from + partBytes - this.used);
      this.part.set(taken, this.used);
      this.used += taken.length;
      from += taken.length;
      if (this.used === partBytes) await this.send();
    }
  }

  private async send(): Promise<void> {
    this.sent.push(await untilStored(this.target.uploadPart(this.sent.length + 1, this.part.slice(0, this.used))));
    this.used = 0;
  }

  /** Makes the object; a file without bytes has one empty part. */
  async finish(): Promise<void> {
    if (this.used > 0 || this.sent.length === 0) await this.send();
    await this.target.complete(this.sent);
  }
}
