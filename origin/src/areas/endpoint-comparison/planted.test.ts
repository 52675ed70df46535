/** 200 changed fields among many are found, each by its own pointer, and nothing else; `npm run soak` has a million. */
import { expect, test } from "vitest";
import { compareFields, fieldsOf } from "./differences.ts";

const fields = Number(process.env["PLANTED_FIELDS"] ?? 60_000);
const perRow = 50;
const rows = Math.floor(fields / perRow);
const planted = 200;

/** A repeatable choice of whole numbers below a bound. */
function* choices(seed: number): Generator<(below: number) => number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const chance = state / 2_147_483_648;
    yield (below) => Math.floor(chance * below);
  }
}

type Row = Record<string, string | number | boolean | null | Record<string, string>>;

const row = (at: number): Row =>
  Object.fromEntries([
    ["supplierKey", `supplier-${at}`],
    ["names", { legal: `Company ${at}` }],
    ...Array.from({ length: perRow - 2 }, (_, field): [string, Row[string]] => [
      `field${field}`,
      [at * perRow + field, `text ${at} ${field}`, at % 2 === 0, null][field % 4] ?? null,
    ]),
  ]);

test(`each of ${planted} changed fields of ${rows * perRow} is found, and nothing else`, async () => {
  const left = Array.from({ length: rows }, (_, at) => row(at));
  const right = left.toReversed().map((each) => ({ ...each }));
  const random = choices(63);
  const pointers = new Set<string>();
  while (pointers.size < planted) {
    const at = random.next().value(rows);
    const field = `field${random.next().value(perRow - 2)}`;
    const changed = right[rows - 1 - at];
    if (changed === undefined || pointers.has(`/collection/supplier-${at}/${field}`)) continue;
    changed[field] = `changed ${pointers.size}`;
    pointers.add(`/collection/supplier-${at}/${field}`);
  }
  const before = await fieldsOf({ collection: left });
  const found = await compareFields([before, before, await fieldsOf({ collection: right })], () => false);
  expect([found.fields, found.total, found.notSteady]).toEqual([rows * perRow, planted, 0]);
  expect(new Set(found.differences.map(({ pointer }) => pointer))).toEqual(pointers);
});
