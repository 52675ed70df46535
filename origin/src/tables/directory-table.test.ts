import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import type { DirectoryField } from "@paygauge/api-types/entities/directory";
import type { DirectoryEntry } from "../job/facts.ts";
import { Refusal } from "@paygauge/worker/refusal";
import { entryOf, fieldsOfHeaders } from "./directory-columns.ts";
import { directoryTable } from "./directory-table.ts";
import { beginTable, readSlice, type TableStanding } from "./read-table.ts";
import { isMessageRef } from "@paygauge/api-types/catalogue/message";
import { english } from "@paygauge/worker/translate-in";

/** Reads a file slice by slice, each from what was stored of the one before. */
async function read(text: string, sliceBytes?: number, mostEntries = Infinity) {
  const bytes = new TextEncoder().encode(text);
  const range = async (offset: number, length: number) => bytes.subarray(offset, offset + length);
  const entries: DirectoryEntry[] = [];
  const keys = new Set<string>();
  const taker = {
    isTaken: (key: string) => keys.has(key),
    keep: (key: string, entry: DirectoryEntry) => {
      keys.add(key);
      entries.push(entry);
    },
  };
  let standing = await beginTable(range, bytes.length, directoryTable);
  let slices = 0;
  for (let done = false; !done; slices += 1) {
    const stored: TableStanding<DirectoryField> = JSON.parse(JSON.stringify(standing));
    const most = entries.length + mostEntries;
    const options = {
      ...(sliceBytes === undefined ? {} : { bytes: sliceBytes }),
      isEnough: () => entries.length >= most,
    };
    ({ standing, done } = await readSlice(range, bytes.length, directoryTable, stored, taker, options));
  }
  return { facts: standing.facts, entries, slices };
}

describe("a directory file", () => {
  test("is the same read in slices as read at once", async () => {
    const rows = Array.from(
      { length: 400 },
      (_, at) => `${at % 390},"Acme; No ${at}",${at % 7 === 0 ? "Atlantis" : "GB"}`,
    );
    const text = ["Some report", "Merchant ID,Name,Country", ...rows].join("\n");
    const [whole, sliced] = [await read(text), await read(text, 2048)];
    expect(whole.slices).toBe(1);
    expect(sliced.slices).toBeGreaterThan(4);
    expect({ ...sliced, slices: 1 }).toEqual(whole);
    expect(whole.facts).toMatchObject({ rows: 400, accepted: 336 });
  });

  test("is read by its headers, and every row that isn't an acceptor says why", async () => {
    const { facts, entries } = await read(
      [
        "Merchant ID;DBA Name;Street;Town;Postcode;Country;MCC;Accepts card;VC accepting;Level;STP;Lockboxes;Last seen;Ignored",
        '1;"Acme; Widgets";1 High St;Bolton;BL1 1AA;United Kingdom;742;Yes;no;L2;y;Boost, Its;2026-09-01T00:00:00;x',
        "2;;;;;GB;5411;;;;;;;",
        "3;Nowhere Ltd;;;;Atlantis;5411;;;;;;;",
        "1;Acme again;;;;GB;;;;;;;;",
        "4;Odd;;;;GB;12345;;;;;;;",
        "5;Odder;;;;GB;;maybe;;;;;;",
        ";;;;;;;;;;;;;",
        "6;Plain;;;;;;;;;;;;",
      ].join("\r\n"),
    );
    expect(entries.map((entry) => entry.entryId)).toEqual(["1", "6"]);
    expect(entries[0]).toMatchObject({
      name: "Acme; Widgets",
      country: "GBR",
      mcc: "0742",
      acceptsCard: true,
      acceptsVirtualCard: false,
      detailLevel: 2,
      stpCapable: true,
      lockboxes: ["Boost", "Its"],
      lastSeen: "2026-09-01",
    });
    expect([facts.rows, facts.accepted, facts.rejected]).toEqual([7, 2, 5]);
    expect(facts.rejects.map(({ line, reason }) => [line, english(reason).slice(0, 18)])).toEqual([
      [3, "The row has no car"],
      [4, '"Atlantis" isn’t a'],
      [5, "The ID 1 appears t"],
      [6, '"12345" isn’t an M'],
      [7, '"maybe" isn’t yes '],
    ]);
    expect(facts.columns.at(-1)).toEqual({ header: "Ignored", field: null });
  });

  test("without a name column is refused with what to do", async () => {
    const error = await read("Merchant ID,Town\n1,Bolton\n2,Leeds").catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Refusal);
    expect(error).toMatchObject({ ref: { code: "noNameColumn" } });
  });

  test("a row without an id has the same id in every file", () => {
    const row = { name: "Acme", city: "Bolton", country: "GB" };
    const [first, again, other] = [entryOf(row), entryOf({ ...row }), entryOf({ ...row, city: "Leeds" })];
    expect(first).toEqual(again);
    expect(first).not.toEqual(other);
  });

  test("no header fills two columns, and no field is filled twice", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("Name", "Merchant name", "Street", "Address", "MCC", "Id", "x"), { maxLength: 12 }),
        (headers) => {
          const filled = fieldsOfHeaders(headers).filter((field) => field !== null);
          return new Set(filled).size === filled.length;
        },
      ),
    );
  });

  test("whatever a cell holds, a row is an entry or a message", () => {
    fc.assert(
      fc.property(
        fc.record({
          name: fc.string(),
          country: fc.string(),
          mcc: fc.string(),
          detailLevel: fc.string(),
          lastSeen: fc.string(),
          acceptsCard: fc.string(),
        }),
        (cells) => {
          const entry = entryOf(cells);
          return isMessageRef(entry) ? english(entry).endsWith(".") : entry.name !== "" && /^(\d{4})?$/.test(entry.mcc);
        },
      ),
    );
  });
});
