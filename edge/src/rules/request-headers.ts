/** A request's headers by lower-case name. */
interface HeadersSaid {
  readonly values: ReadonlyMap<string, string>;
  /** As sent on the wire: names, values, ": " and the line's end. */
  readonly bytes: number;
}

const read = new WeakMap<Request, HeadersSaid>();

/** A request's headers, read from the platform once: each question to it costs as much as a step of the gate. */
export function headersOf(request: Request): HeadersSaid {
  const known = read.get(request);
  if (known) return known;
  const values = new Map<string, string>();
  let bytes = 0;
  // Its own walk costs half of what an iterator does here.
  request.headers.forEach((value, name) => {
    values.set(name, value);
    bytes += name.length + value.length + 4;
  });
  const said = { values, bytes };
  read.set(request, said);
  return said;
}

/** One header of a request; undefined where it was not sent. */
export const headerOf = (request: Request, name: string): string | undefined => headersOf(request).values.get(name);
