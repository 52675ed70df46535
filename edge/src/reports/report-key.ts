/** What the origin names of a published report for one user: which bytes are theirs to read. */
export interface ReportPointer {
  readonly version: number;
  /** SHA-256 of the body, lower-case hexadecimal. */
  readonly sha256: string;
  /** Length of the body. */
  readonly bytes: number;
  /** Sorted field-visibility permissions that can change the bytes, "" where none do. */
  readonly permClass: string;
}

/**
 * The server-made key of a body (docs/gateway.md section 4.1): brand, permission class and content. Nothing of a
 * request is in it, neither its address nor a header, so that no one outside can name another's.
 */
export function reportKey(brandKey: string, { permClass, sha256 }: ReportPointer): string {
  const of = permClass === "" ? "-" : encodeURIComponent(permClass);
  return `https://cache.internal/report/v1/${encodeURIComponent(brandKey)}/${of}/${sha256}`;
}
