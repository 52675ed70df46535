import { ownValue } from "./own-value.ts";

/**
 * Path patterns of pages and calls: literal segments, `:name`, a last `:name?` that may be absent and a last
 * `:name*` that takes the rest of the path, or nothing.
 * One compiled form serves the router, the edge's gate and the origin's mount.
 */
export interface CompiledPath {
  readonly pattern: string;
  readonly regex: RegExp;
  readonly names: readonly string[];
}

/** Names of a pattern's parameters, at the type level: "/jobs/:jobId/x/:key?" gives "jobId" | "key". */
export type ParamName<P extends string> = P extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? CleanName<Name> | ParamName<Tail>
    : CleanName<Rest>
  : never;
type CleanName<N extends string> = N extends `${infer Bare}?` ? Bare : N extends `${infer Rest}*` ? Rest : N;

export function compilePath(pattern: string): CompiledPath {
  const names: string[] = [];
  const source = pattern
    .split("/")
    .filter((part) => part !== "")
    .map((part) => {
      if (!part.startsWith(":")) return `/${part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`;
      const mark = part.at(-1);
      names.push(part.slice(1, mark === "?" || mark === "*" ? -1 : undefined));
      if (mark === "*") return "(?:/(.+))?";
      return mark === "?" ? "(?:/([^/]+))?" : "/([^/]+)";
    })
    .join("");
  return { pattern, regex: new RegExp(`^${source || "/"}$`), names };
}

/** Parameters of a path that matches, decoded; null when it does not match or does not decode. */
export function matchPath(compiled: CompiledPath, path: string): Record<string, string> | null {
  const hit = compiled.regex.exec(path);
  if (!hit) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of compiled.names.entries()) {
    const raw = hit[index + 1];
    if (raw === undefined) continue;
    try {
      params[name] = decodeURIComponent(raw);
    } catch {
      return null;
    }
  }
  return params;
}

/** Literal segments weigh more than parameters, earlier segments more than later ones: sorts most specific first. */
function specificity(pattern: string): string {
  return pattern
    .split("/")
    .filter((part) => part !== "")
    .map((part) => (part.startsWith(":") ? (/[?*]$/.test(part) ? "c" : "b") : "a"))
    .join("");
}

/** Orders patterns so that the first match is the right one: `/issuers/getAllCapabilities` before `/issuers/:id`. */
export function bySpecificity(a: { path: string }, b: { path: string }): number {
  const [x, y] = [specificity(a.path), specificity(b.path)];
  const length = y.length - x.length;
  if (x === y) return a.path < b.path ? -1 : 1;
  for (let index = 0; index < Math.min(x.length, y.length); index += 1) {
    if (x[index] !== y[index]) return (x[index] ?? "") < (y[index] ?? "") ? -1 : 1;
  }
  return length;
}

/** Fills a pattern; every parameter is encoded, an absent optional one drops its segment. */
export function fillPath(pattern: string, params: Readonly<Record<string, string | undefined>>): string {
  const parts: string[] = [];
  for (const part of pattern.split("/").filter((each) => each !== "")) {
    if (!part.startsWith(":")) {
      parts.push(part);
      continue;
    }
    const optional = /[?*]$/.test(part);
    const value = ownValue(params, part.slice(1, optional ? -1 : undefined));
    if (value === undefined || value === "") {
      if (optional) continue;
      throw new Error(`The path ${pattern} needs a value for ${part}.`);
    }
    parts.push(part.endsWith("*") ? value.split("/").map(encodeURIComponent).join("/") : encodeURIComponent(value));
  }
  return `/${parts.join("/")}`;
}
