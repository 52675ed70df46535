import { parseAccept } from "hono/utils/accept";

/** Codings that files of the build and bodies of reports are kept in, the smaller first, with the ending of a file's name. */
const codings = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
] as const;
export type Coding = (typeof codings)[number];

/** A name that the build gave to a compressed file: it is served under the name of the file itself. */
export const isCompressedName = (path: string): boolean => codings.some(({ ending }) => path.endsWith(ending));

/** Values of the header that browsers send are few. */
const known = new Map<string, readonly Coding[]>();
const maxKnown = 100;

/** Codings that a client accepts by its Accept-Encoding (RFC 9110 section 12.5.3), the best first; [] for none. */
export function acceptedCodings(header: string | undefined): readonly Coding[] {
  if (header === undefined || header === "") return [];
  const found = known.get(header);
  if (found !== undefined) return found;
  const weights = new Map(parseAccept(header.toLowerCase()).map(({ type, q }) => [type, q]));
  const weightOf = ({ name }: Coding): number => weights.get(name) ?? weights.get("*") ?? 0;
  const plain = weights.get("identity") ?? 0;
  const accepted = codings
    .filter((each) => weightOf(each) > 0 && weightOf(each) >= plain)
    .toSorted((a, b) => weightOf(b) - weightOf(a));
  if (known.size >= maxKnown) known.clear();
  known.set(header, accepted);
  return accepted;
}
