/** Counts and values by payee, month, type of document and, where a document states it, how it was paid. */

/** Months are numbered from year 0, so that a code is a positive integer. */
const monthsBefore1970 = 1970 * 12;

/** Codes of a month and a type are below it, to the year 9999; the method is above. */
const methodUnit = 2 ** 19;

/** One number for a month (whole months since 1970-01) and the position of a type in `documentTypes`. */
export function monthCode(month: number, type: number): number {
  return (month + monthsBefore1970) * 4 + type;
}

/** The same code with the position of a method in `paymentMethods`. */
export function withMethod(code: number, method: number): number {
  return code + (method + 1) * methodUnit;
}

/** Position in `paymentMethods` of a code; -1 where the document tells none, or an earlier release kept none. */
export function monthMethod(code: number): number {
  return Math.floor(code / methodUnit) - 1;
}

/** The code without its method. */
export function withoutMethod(code: number): number {
  return code % methodUnit;
}

/** "2025-03" of a month code. */
export function monthText(code: number): string {
  const months = withoutMethod(code) >> 2;
  return `${String(Math.floor(months / 12)).padStart(4, "0")}-${String((months % 12) + 1).padStart(2, "0")}`;
}

/** Position in `documentTypes` of a month code. */
export function monthType(code: number): number {
  return code & 3;
}

/** Numbers of an entry. */
const width = 4;

export class MonthSums {
  /** Months of a place are a chain, the last one met first: ledgers run by date. */
  private heads = new Int32Array(1024).fill(-1);
  /** Entries, each [code, next entry or -1, count, value in minor units]. */
  data: Float64Array = new Float64Array(width * 1024);
  private readonly found: number[] = [];
  private used = 0;

  /** Adds to a month of a place (0, 1, 2 …). */
  add(place: number, code: number, count: number, valueMinor: number): void {
    if (place >= this.heads.length) this.growHeads(place);
    let { data } = this;
    const head = this.heads[place] ?? -1;
    let at = head;
    while (at >= 0 && data[at] !== code) at = data[at + 1] ?? -1;
    if (at < 0) {
      at = this.used;
      this.used += width;
      if (at === data.length) data = this.growData();
      data[at] = code;
      data[at + 1] = head;
      data[at + 2] = 0;
      data[at + 3] = 0;
      this.heads[place] = at;
    }
    data[at + 2] = (data[at + 2] ?? 0) + count;
    data[at + 3] = (data[at + 3] ?? 0) + valueMinor;
  }

  private growHeads(place: number): void {
    const heads = new Int32Array(Math.max(place + 1, this.heads.length * 2)).fill(-1);
    heads.set(this.heads);
    this.heads = heads;
  }

  private growData(): Float64Array {
    const data = new Float64Array(this.data.length * 2);
    data.set(this.data);
    this.data = data;
    return data;
  }

  /** Where the entries of a place are in `data`, by month and type. Valid until the next call. */
  entriesOf(place: number): readonly number[] {
    const { data, found } = this;
    found.length = 0;
    for (let at = this.heads[place] ?? -1; at >= 0; at = data[at + 1] ?? -1) found.push(at);
    // Ledgers run by date, so that a chain mostly runs from the last month to the first.
    found.reverse();
    for (let index = 1; index < found.length; index++) {
      const at = found[index] ?? 0;
      const code = data[at] ?? 0;
      let before = index - 1;
      for (; before >= 0 && (data[found[before] ?? 0] ?? 0) > code; before--) found[before + 1] = found[before] ?? 0;
      found[before + 1] = at;
    }
    return found;
  }

  /** Entries of all places. */
  get entries(): number {
    return this.used / width;
  }

  /** Forgets all; `places` are those that were used. */
  clear(places: number): void {
    this.heads.fill(-1, 0, places);
    this.used = 0;
  }

  /** Bytes held live. */
  bytes(): number {
    return this.heads.byteLength + this.data.byteLength;
  }
}
