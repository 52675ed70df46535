import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packColumns, unpackColumns } from "./packed-columns.ts";

const value = fc.oneof(
  fc.constantFrom(0, 255, 256, -1, 32_767, 32_768, -32_768, -32_769, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1),
  fc.maxSafeInteger(),
  fc.nat(300),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
);

describe("packed columns", () => {
  it("come back unchanged, whatever their widths and wherever they lie", () => {
    fc.assert(
      fc.property(
        fc
          .nat(20)
          .chain((rows) =>
            fc
              .array(fc.array(value, { minLength: rows, maxLength: rows }), { maxLength: 8 })
              .map((columns) => ({ rows, columns })),
          ),
        fc.nat(9),
        ({ rows, columns }, offset) => {
          const given = new Map(
            columns.map((values, code) => [code * 30, Float64Array.from(values, (number) => number + 0)]),
          );
          const packed = new Uint8Array(packColumns(rows, given));
          const moved = new Uint8Array(packed.length + offset);
          moved.set(packed, offset);
          expect(unpackColumns(moved.subarray(offset))).toEqual({ rows, columns: given });
        },
      ),
    );
  });

  it("take no more room than their largest value needs", () => {
    const bytes = (...values: number[]) =>
      packColumns(values.length, new Map([[7, Float64Array.from(values)]])).byteLength - 6;
    expect([bytes(0, 0), bytes(1, 255), bytes(-1, 5), bytes(40_000, 1), bytes(2 ** 31, 1), bytes(0.5, 1)]).toEqual([
      0, 2, 4, 8, 16, 16,
    ]);
  });
});
