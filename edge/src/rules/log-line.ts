/** The log entry of an answered request; `path` is the decided one, absent where the address was refused. */
export interface Answered {
  /** When it came, ms since 1970; the line says it in UTC. */
  readonly at: number;
  /** Correlation id, 32 hexadecimal digits. */
  readonly id: string;
  /** Trace and span that the client says its request belongs to, where it does. */
  readonly parent?: string | undefined;
  readonly method: string;
  readonly path: string | undefined;
  readonly status: number;
  /** How long the answer took. */
  readonly ms: number;
}

/** A part of a path longer than any id or name of the product. */
const longest = 120;
/** Tokens, mail addresses, sealed cookies: what has no business in a path is not repeated in the log. */
const unsaid = /eyJ[\w-]{8,}|pgt_|@|%40|[\w-]{80,}/i;

const lineSigns = /[\u007f-\u009f\u2028\u2029]/;

const isHidden = (text: string): boolean => text.length > longest || unsaid.test(text);

function toldPath(path: string): string {
  // Of nearly every path no part is: what is not in the whole is in no part.
  if (!isHidden(path)) return path;
  const parts = path.split("/").map((part) => (isHidden(part) ? "(hidden)" : part));
  return parts.join("/");
}

/** The line of the log: one line of JSON, with no word of the query, the headers or the body (S59). */
export function logLine({ path, at, ...facts }: Answered): string {
  const told = path === undefined ? path : toldPath(path);
  const { id, parent, method, status, ms } = facts;
  const line = JSON.stringify({ at: new Date(at).toISOString(), id, parent, method, path: told, status, ms });
  // JSON leaves these as they are, and some readers of logs begin a line at them.
  if (!lineSigns.test(line)) return line;
  return line.replaceAll(
    /[\u007f-\u009f\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
