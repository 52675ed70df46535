import { expect, it } from "vitest";
import { acceptedCodings } from "./encodings.ts";

it.each([
  ["gzip, deflate, br, zstd", ["br", "gzip"]],
  ["gzip", ["gzip"]],
  ["BR", ["br"]],
  ["br;q=0.5, gzip;q=0.8", ["gzip", "br"]],
  ["br;q=0, gzip", ["gzip"]],
  ["*", ["br", "gzip"]],
  ["*;q=0, gzip", ["gzip"]],
  ["identity, br;q=0.2", []],
  ["deflate", []],
  ["", []],
  [undefined, []],
  // No header of a real client, and no error either.
  [";;,q=,br;q=x", ["br"]],
] as const)("Accept-Encoding %s gets %j", (header, names) => {
  expect(acceptedCodings(header).map(({ name }) => name)).toEqual(names);
  expect(acceptedCodings(header).map(({ name }) => name)).toEqual(names);
});
