const hostForm = /^([a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)(?::(\d{1,5}))?$/;

export interface HostName {
  readonly name: string;
  /** "" when the header carries none. */
  readonly port: string;
}

/**
 * Host header by the strict form of S35: lower-cased, one trailing dot dropped, letters, digits, dots and hyphens
 * with an optional port; null for anything else (two joined headers, an @, a slash, a port past 65535).
 */
export function parseHost(header: string | null): HostName | null {
  if (header === null) return null;
  const [, name, port = ""] = hostForm.exec(header.toLowerCase().replace(/\.(?=$|:)/, "")) ?? [];
  if (name === undefined || name.includes("..") || Number(port) > 65_535) return null;
  return { name, port };
}
