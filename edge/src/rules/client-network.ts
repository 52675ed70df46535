import type { EdgeBindings } from "../environment.ts";
import { headerOf } from "./request-headers.ts";

/** The header that tells a client's address, by the setting CLIENT_ADDRESS; null where nothing in front tells one. */
function addressHeader(setting: string | undefined): string | null {
  if (setting === "cloudflare") return "cf-connecting-ip";
  return /^header:([\w-]+)$/.exec(setting ?? "")?.[1]?.toLowerCase() ?? null;
}

const fourPartsForm = /^(?:\d{1,3}\.){3}\d{1,3}$/;

/** The first four groups of an IPv6 address: a household has as many addresses as it likes behind them. */
function firstHalf(address: string): string | null {
  if (!URL.canParse(`http://[${address}]`)) return null;
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const [first, last] = [head, tail ?? ""].map((part) => (part === "" ? [] : part.split(":")));
  const between = Array.from({ length: 8 - (first?.length ?? 0) - (last?.length ?? 0) }, () => "0");
  const groups = [...(first ?? []), ...(tail === undefined ? [] : between), ...(last ?? [])];
  // An IPv4 address that is written as an IPv6 one.
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff") return groups.slice(6).join(":");
  return `${groups.slice(0, 4).join(":")}::`;
}

/**
 * The network that a request comes from: an IPv4 address, or the first 64 bits of an IPv6 one. It is what the setting
 * names that is in front, Cloudflare or a proxy, and never what a client says of itself: of a list, which a proxy
 * adds to, its last part. null where nothing is in front, or it says nothing.
 */
export function clientNetwork(env: Pick<EdgeBindings, "CLIENT_ADDRESS">, request: Request): string | null {
  const header = addressHeader(env.CLIENT_ADDRESS);
  if (header === null) return null;
  const said = headerOf(request, header)?.split(",").at(-1)?.trim() ?? "";
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(said)?.[1] ?? /^([\d.]+):\d+$/.exec(said)?.[1] ?? said;
  return fourPartsForm.test(bare) ? bare : firstHalf(bare);
}
