/**
 * Pseudo-English: English with accents and two fifths longer, so that a screen shows where a text is cut, where room is
 * short, and where a text does not come from the catalogue. Places for something else stay as they are.
 */
const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = "áƀçðéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ";
const accents = new Map([...plain].map((sign, at) => [sign, [...accented][at] ?? sign]));
const longer = 0.4;

/** Words accented, their vowels doubled until the text is two fifths longer. */
export function pseudoText(text: string): string {
  let missing = Math.ceil([...text].filter((sign) => accents.has(sign)).length * longer);
  let said = "";
  for (const sign of text) {
    const own = accents.get(sign) ?? sign;
    said += own;
    if (missing > 0 && "aeiouy".includes(sign)) {
      said += own;
      missing -= 1;
    }
  }
  return said;
}

/**
 * The same of a message that the build compiled: a list of texts, of signs of the number (0) and of places, which are a name,
 * a kind and, for a choice, its branches, each of them such a list again or one text.
 */
export function pseudoCompiled(message: readonly unknown[]): readonly unknown[] {
  return message.map((part) => {
    if (typeof part === "string") return pseudoText(part);
    if (!Array.isArray(part) || typeof part[2] !== "object") return part;
    const [name, kind, branches]: readonly unknown[] = part;
    const said = Object.entries(branches as object).map(([key, branch]: [string, unknown]) => [
      key,
      pseudoBranch(branch),
    ]);
    return [name, kind, Object.fromEntries(said)];
  });
}

function pseudoBranch(branch: unknown): unknown {
  if (typeof branch === "string") return pseudoText(branch);
  return Array.isArray(branch) ? pseudoCompiled(branch) : branch;
}

/** The same of an ICU message: arguments, selectors and tags are kept, the texts of branches are accented. */
export function pseudoMessage(message: string): string {
  let said = "";
  let words = "";
  const flush = () => {
    said += pseudoText(words);
    words = "";
  };
  for (let at = 0; at < message.length; at += 1) {
    const sign = message[at] ?? "";
    const end = sign === "{" ? closing(message, at) : sign === "<" ? message.indexOf(">", at) : -1;
    if (end < 0) {
      words += sign;
      continue;
    }
    flush();
    const place = message.slice(at, end + 1);
    said += sign === "{" ? pseudoArgument(place) : place;
    at = end;
  }
  flush();
  return said;
}

/** Where the brace that opens at a place is closed. */
function closing(message: string, from: number): number {
  let depth = 0;
  for (let at = from; at < message.length; at += 1) {
    if (message[at] === "{") depth += 1;
    if (message[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** "{count, plural, one {# job} other {# jobs}}": only what is in the inner braces is said. */
function pseudoArgument(place: string): string {
  const [, head, branches] = /^\{(\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,)([^]*)\}$/.exec(place) ?? [];
  if (head === undefined || branches === undefined) return place;
  let said = "";
  for (let at = 0; at < branches.length; at += 1) {
    const end = branches[at] === "{" ? closing(branches, at) : -1;
    if (end < 0) {
      said += branches[at] ?? "";
      continue;
    }
    said += `{${pseudoMessage(branches.slice(at + 1, end))}}`;
    at = end;
  }
  return `{${head}${said}}`;
}

/** Stand for the arguments of a text that is made by a function: no user's words hold them. */
const marks = "\uE000\uE001\uE002\uE003\uE004\uE005";

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] };

/** Every text of a catalogue, whatever its shape: what functions are given is kept as it is. */
export function pseudoTexts<T extends object>(texts: T, word: (text: string) => string): Texts<T> {
  const said = Object.entries(texts).map(([key, value]) => [key, pseudoValue(value, word)]);
  // The shape is the catalogue's own: each text is replaced by a text, each function by one of the same arguments.
  return Object.fromEntries(said) as Texts<T>;
}

function pseudoValue(value: unknown, word: (text: string) => string): unknown {
  if (typeof value === "string") return word(value);
  if (Array.isArray(value)) return pseudoCompiled(value);
  if (typeof value === "function") return (...given: readonly unknown[]) => pseudoCall(value, given, word);
  return typeof value === "object" && value !== null ? pseudoTexts(value, word) : value;
}

function pseudoCall(made: Function, given: readonly unknown[], word: (text: string) => string): unknown {
  const marked = given.map((each, at) => (typeof each === "string" ? (marks[at] ?? each) : each));
  const said: unknown = Reflect.apply(made, undefined, marked);
  if (typeof said !== "string") return said;
  return word(said).replaceAll(/[\uE000-\uE005]/g, (mark) => String(given[marks.indexOf(mark)]));
}
