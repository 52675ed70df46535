import * as fc from "fast-check";
import { expect, test } from "vitest";
import { bytesReceived, missingParts, partsOf } from "./parts.ts";

const sizes = fc.record({ size: fc.integer({ min: 0, max: 10_000 }), partBytes: fc.integer({ min: 1, max: 3000 }) });

test("parts cover the file once, in order, equal but the last", () => {
  fc.assert(
    fc.property(sizes, ({ size, partBytes }) => {
      const parts = partsOf(size, partBytes);
      let at = 0;
      for (const [index, part] of parts.entries()) {
        expect(part.number).toBe(index + 1);
        expect(part.from).toBe(at);
        if (index < parts.length - 1) expect(part.to - part.from).toBe(partBytes);
        at = part.to;
      }
      expect(at).toBe(size);
    }),
  );
});

test("what is received and what is missing make up the file", () => {
  const received = sizes.chain((each) =>
    fc.record({ each: fc.constant(each), numbers: fc.array(fc.integer({ min: 1, max: 40 })) }),
  );
  fc.assert(
    fc.property(received, ({ each: { size, partBytes }, numbers }) => {
      const missing = missingParts(size, partBytes, numbers).reduce((sum, part) => sum + part.to - part.from, 0);
      expect(missing + bytesReceived(size, partBytes, numbers)).toBe(size);
    }),
  );
});
