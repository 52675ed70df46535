/**
 * The workbook of a business case as LibreOffice computes it, where it is installed: every stored result is taken out and
 * an assumption changed, so that what comes back is its own work, and it is what the product gives.
 */
import { execFile, execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { workbookStream, type BookCell, type BookSheet } from "@paygauge/api-types/table-files/workbook";
import { inputsOf, sheetsOf } from "../contract/case-workbook.fixture.ts";

/**
 * The program, in the search path or where SOFFICE_PATH says; null where there is none. In the search path it is
 * LibreOffice's Calc, which is a package of its own: without it the others open no workbook.
 */
function officePath(): string | null {
  const program = process.env["SOFFICE_PATH"] ?? "localc";
  try {
    execFileSync(program, ["--version"], { stdio: "ignore", timeout: 30_000 });
    return program;
  } catch {
    return null;
  }
}
const office = officePath();

/** All sheets as CSV, each in a file of its own, numbers as they are and not as they are shown. */
const everySheet = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1";

/** Settings of a profile that computes every formula as a file is opened: by itself it takes what is stored. */
const alwaysCompute = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Calc/Formula/Load">
<prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>
`;

const emptied = (cell: BookCell): BookCell =>
  cell !== null && typeof cell === "object" && "number" in cell && cell.formula !== undefined
    ? { ...cell, number: 0 }
    : cell;

/** Cells of a line of CSV. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");

async function computed(
  program: string,
  folder: string,
  sheets: readonly BookSheet[],
): Promise<Map<string, string[][]>> {
  const file = path.join(folder, "case.xlsx");
  const bytes = new Uint8Array(await new Response(workbookStream(sheets) as BodyInit).arrayBuffer());
  await writeFile(file, bytes);
  // A profile of its own: one that is in use elsewhere would answer in this one's place.
  const profile = path.join(folder, "profile");
  await mkdir(path.join(profile, "user"), { recursive: true });
  await writeFile(path.join(profile, "user/registrymodifications.xcu"), alwaysCompute);
  const asked = [
    `-env:UserInstallation=file://${profile}`,
    "--headless",
    "--norestore",
    "--convert-to",
    everySheet,
    "--outdir",
    folder,
    file,
  ];
  await promisify(execFile)(program, asked, { timeout: 150_000 });
  const names = (await readdir(folder)).filter((name) => name.endsWith(".csv"));
  const read = names.map(async (name) => {
    const lines = (await readFile(path.join(folder, name), "utf8")).split("\n");
    return [name.replace(/^case-/, "").replace(/\.csv$/, ""), lines.map(cellsOf)] as const;
  });
  return new Map(await Promise.all(read));
}

describe.skipIf(office === null)("the workbook in LibreOffice (skipped where soffice is not installed)", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "case-workbook-"));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  test("a changed cell gives what the product gives, in every cell of every sheet", { timeout: 200_000 }, async () => {
    const inputs = inputsOf(capabilities);
    const changed = sheetsOf(inputs, {
      setUp: 50_000,
      growth: 0.07,
      "vcard.conversion": 0.71,
      "scf.supplierFee": 0.01,
    });
    // The first sheet has the changed assumptions; of the others nothing but the formulas is left.
    const stripped = changed.map((sheet) => ({ ...sheet, rows: sheet.rows.map((row) => row.map(emptied)) }));
    const found = await computed(office ?? "", folder, stripped);
    expect([...found.keys()].toSorted()).toEqual(changed.map(({ name }) => name).toSorted());
    let compared = 0;
    const wrong = changed.flatMap(({ name, rows }) =>
      rows.flatMap((row, at) =>
        row.flatMap((cell, column) => {
          if (cell === null || typeof cell !== "object" || !("number" in cell)) return [];
          const text = found.get(name)?.[at]?.[column] ?? "";
          const value = text.endsWith("%") ? Number(text.slice(0, -1)) / 100 : Number(text);
          compared += 1;
          const isSame = text !== "" && Math.abs(value - cell.number) <= 1e-6 * Math.max(1, Math.abs(cell.number));
          return isSame ? [] : [`${name} ${at + 1}:${column + 1} ${cell.number} is ${text}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(500);
  });
});
