import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { beginning, readWindow, type RangeReader } from "@paygauge/analysis/reading/ranges";
import { readAhead } from "./read-ahead.ts";

const window = 128 * 1024;
const grammar = { delimiter: 44, crEnds: false };

/** Lines of made lengths, some far longer than the overlap of two ranges. */
function fileOf(lengths: readonly number[]): Uint8Array {
  return new TextEncoder().encode(lengths.map((length, at) => `${at},${"x".repeat(length)}\n`).join(""));
}

async function records(read: RangeReader, size: number): Promise<string[]> {
  const found: string[] = [];
  let place = beginning;
  for (;;) {
    const outcome = await readWindow(
      read,
      size,
      grammar,
      place,
      (reader, tooLong) => {
        const end = reader.ends[0] ?? 0;
        const name = new TextDecoder().decode(reader.buffer.subarray(reader.starts[0] ?? 0, end));
        found.push(tooLong ? "too long" : `${name} ${reader.recordEnd - reader.recordStart} ${reader.line}`);
      },
      { bytes: window, pause: async () => {} },
    );
    ({ place } = outcome);
    if (outcome.done) return found;
  }
}

describe("reading ahead", () => {
  it("gives the same records as reading range by range, faults of storage included", async () => {
    const lengths = fc.array(fc.oneof(fc.nat(2000), fc.integer({ min: 50_000, max: 60_000 })), {
      minLength: 50,
      maxLength: 250,
    });
    await fc.assert(
      fc.asyncProperty(lengths, fc.array(fc.boolean(), { minLength: 1, maxLength: 9 }), async (rows, faults) => {
        const bytes = fileOf(rows);
        const plain: RangeReader = async (offset, length) => bytes.slice(offset, offset + length);
        let step = 0;
        let askedFor = false;
        const read: RangeReader = async (offset, length) => {
          if (!askedFor && (faults[step++ % faults.length] ?? false)) throw new Error("storage");
          return plain(offset, length);
        };
        const ahead = readAhead(read, bytes.length);
        // A fault of what is fetched ahead is not seen; a direct read never fails here.
        const steady: RangeReader = async (offset, length) => {
          try {
            return await ahead(offset, length);
          } catch {
            askedFor = true;
            const again = await ahead(offset, length);
            askedFor = false;
            return again;
          }
        };
        expect(await records(steady, bytes.length)).toEqual(await records(plain, bytes.length));
      }),
      { numRuns: 40 },
    );
  });

  it("asks for the next range before it is wanted, and for each byte about once", async () => {
    const bytes = fileOf(Array.from({ length: 3000 }, () => 300));
    const asked: number[] = [];
    let read = 0;
    const ahead = readAhead(async (offset, length) => {
      asked.push(offset);
      const part = bytes.slice(offset, offset + length);
      read += part.length;
      return part;
    }, bytes.length);
    await ahead(0, window);
    expect(asked).toEqual([0, window - 64 * 1024]);
    expect((await ahead(window - 10, window)).length).toBe(window);
    expect(asked).toHaveLength(3);
    asked.length = 0;
    read = 0;
    const fresh = readAhead(async (offset, length) => {
      const part = bytes.slice(offset, offset + length);
      read += part.length;
      return part;
    }, bytes.length);
    expect((await records(fresh, bytes.length)).length).toBe(3000);
    expect(read).toBeLessThan(bytes.length * 1.6);
  });

  it("a fault of storage rejects for anyone who asks for the bytes", async () => {
    const ahead = readAhead(async () => {
      throw new Error("storage");
    }, 1_000_000);
    await expect(ahead(0, window)).rejects.toThrow("storage");
  });
});
