import type { FileRefusalCode } from "@paygauge/api-types/entities/file-refusals";

/** The file cannot be read by any user: the code names the sentence of `fileRefusals`. */
export class FileRefused extends Error {
  readonly code: FileRefusalCode;

  constructor(code: FileRefusalCode) {
    super(code);
    this.name = "FileRefused";
    this.code = code;
  }
}
