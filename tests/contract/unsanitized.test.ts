import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

/** Ways to make markup or script from a text in a browser; the content policy refuses them all at run time. */
const sinks =
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|srcdoc|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe|importScripts)\b|\bdocument\.write|\beval\(|\bnew Function\(|\bset(?:Timeout|Interval)\(\s*["'`]|javascript:/;

const isUnsafe = (text: string): boolean => sinks.test(text);

test("S30: each way is found", () => {
  for (const text of [
    "element.innerHTML = name",
    "<div dangerouslySetInnerHTML={{ __html: name }} />",
    "document.write(name)",
    'setTimeout("go()", 1)',
    "new Function(name)",
    '<a href="javascript:go()">',
  ])
    expect([text, isUnsafe(text)]).toEqual([text, true]);
});

test("S30: no source of the interface makes markup or script from a text", () => {
  const files = ["web/src", "packages/ui/src"].flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
      .map((name) => path.join(room, name)),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => isUnsafe(readFileSync(path.join(root, file), "utf8")))).toEqual([]);
});
