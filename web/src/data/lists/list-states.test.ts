import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const web = path.resolve(import.meta.dirname, "../..");
const grids = ["areas", "records"]
  .flatMap((folder) =>
    readdirSync(path.join(web, folder), { recursive: true, encoding: "utf8" }).map((file) => path.join(folder, file)),
  )
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => ({ file, text: readFileSync(path.join(web, file), "utf8") }))
  .filter(({ text }) => /<(ListGrid|DataGrid)\b/.test(text));

/**
 * Loading, nothing that matches, and failure over old rows are the grid's own (grid-states.test.ts). What only a screen
 * can say is what belongs here at first; and the rows must come with their problem and another try.
 */
describe("every list of the product has its states", () => {
  test("there are lists", () => expect(grids.length).toBeGreaterThanOrEqual(10));

  test.each(grids)("$file says what belongs here, and has its rows with their problem", ({ text }) => {
    expect(text).toMatch(/\bempty=\{/);
    expect(text).toContain("<EmptyList");
    expect(text).toMatch(/useRows\(/);
    expect(text).toMatch(/rows=\{rows\}|\{\.\.\.rows\.grid\}/);
  });
});
