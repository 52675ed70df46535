import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../../../..");
/** Geometry that is reckoned in pixels from the left: places of cells and of bars. */
const reckoned = /packages\/ui\/src\/(grid|charts)\//;

function sourcesOf(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => path.join(folder, file));
}

/** Margins, paddings, borders and texts, and the place of a part, on a named side. */
const ofText =
  /(?<=["'`\s:])(?:text-(?:left|right)|-?(?:ml|mr|pl|pr)-[\w[(]+|border-[lr](?:-\w+)?|rounded-[lr](?:-\w+)?)(?=["'`\s])/g;
const ofPlace = /(?<=["'`\s:])-?(?:left|right)-[\d.[(]\S*(?=["'`\s])/g;

test("sides are where a line begins and ends, not left and right: a language may run the other way", () => {
  const files = [...sourcesOf("packages/ui/src"), ...sourcesOf("web/src")];
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), "utf8");
    const places = reckoned.test(file) ? [] : (text.match(ofPlace) ?? []);
    return [...(text.match(ofText) ?? []), ...places].map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});
