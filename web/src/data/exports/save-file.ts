/** Hands a file to the browser under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Returns the name that an answer gives its file (RFC 6266). */
export function fileNameOf(answer: Response, otherwise: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  return encoded === undefined ? otherwise : decodeURIComponent(encoded);
}
