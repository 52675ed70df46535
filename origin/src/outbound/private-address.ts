import type { Env } from "../env.ts";

/**
 * The configured address of an outside service; null for a malformed or private one, and for one without TLS. A local
 * system may call itself. Which address a public name resolves to is not known here: a deployed Worker has no route into
 * a private network.
 */
export function outsideAddress({ ENVIRONMENT }: Partial<Pick<Env, "ENVIRONMENT">>, text: string): URL | null {
  const address = URL.parse(text);
  const isLocal = ENVIRONMENT === undefined || ENVIRONMENT === "local";
  const isKnown = address !== null && (address.protocol === "https:" || (address.protocol === "http:" && isLocal));
  if (!isKnown || address.username !== "" || address.password !== "") return null;
  return !isLocal && isPrivateHost(address.hostname) ? null : address;
}

/** Returns whether a host is a literal address of a private, local or reserved network, or a local name. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "");
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(host)) return isPrivateV4(host.split(".").map(Number));
  if (host.includes(":")) return isPrivateV6(host);
  // A name of one label is one that only a local resolver knows.
  return !host.includes(".") || /\.(?:localhost|local|internal|intranet|lan|corp|home|svc|home\.arpa)$/.test(host);
}

function isPrivateV4([a = 0, b = 0, c = 0]: readonly number[]): boolean {
  return (
    a === 0 ||
    a === 10 ||
    a === 127 ||
    (a === 100 && b >= 64 && b <= 127) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b <= 31) ||
    (a === 192 && (b === 168 || (b === 0 && (c === 0 || c === 2)))) ||
    (a === 198 && (b === 18 || b === 19 || (b === 51 && c === 100))) ||
    (a === 203 && b === 0 && c === 113) ||
    a >= 224
  );
}

/** `host` as the URL parser writes it: shortest form, an embedded IPv4 address in hexadecimal. */
function isPrivateV6(host: string): boolean {
  const mapped =
    /^::(?:ffff:(?:0:)?)?([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(host) ??
    /^64:ff9b::([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(host) ??
    /^2002:([0-9a-f]{1,4}):([0-9a-f]{1,4}):/.exec(host);
  if (mapped) {
    const [high, low] = [Number.parseInt(mapped[1] ?? "0", 16), Number.parseInt(mapped[2] ?? "0", 16)];
    return isPrivateV4([high >>> 8, high & 255, low >>> 8, low & 255]);
  }
  return /^(?:::1?$|f[cd]|fe[89a-f]|ff|2001:db8:|100::|64:ff9b:1:)/.test(host);
}
