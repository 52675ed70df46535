/** Every page that a comment or a test cites is in docs/, and has the section or decision. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
/** Standards have sections as well: RFC 9110, OpenID Connect, ECMA-376. */
const standards = /(?:RFC \d+|OpenID[\w .-]*|ECMA-\d+(?: part \d+)?),? $/;

/** Headings "## 4." and "### 4.1" of a page, and the numbers of its list of decisions. */
function partsOf(page: string): { readonly sections: ReadonlySet<string>; readonly decisions: ReadonlySet<string> } {
  const text = readFileSync(path.join(root, page), "utf8");
  const numbers = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, number = ""]) => number));
  return { sections: numbers(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm), decisions: numbers(/^(\d+)\. /gm) };
}

/** Comments of a file with the line breaks inside them closed, so that a citation may go over two lines. */
const flowed = (source: string): string => source.replaceAll(/\n\s*(?:\*|\/\/) ?/g, " ");

/** What is wrong with the citations of a text, each with the words around it. */
function deadCitations(text: string): readonly string[] {
  const dead: string[] = [];
  for (const { 0: cited, index, groups = {} } of text.matchAll(
    /(?<page>(?:docs\/)?[\w-]+\.md)?,? ?\b(?<kind>section|decision)s? (?<first>\d+(?:\.\d+)*)(?:(?:, \d+)*,? and (?<last>\d+(?:\.\d+)*))?/g,
  )) {
    const { page, kind, first = "", last } = groups;
    const start = text.slice(Math.max(0, index - 60), index + (/^,? /.exec(cited)?.[0].length ?? 0));
    if (page === undefined) {
      if (!standards.test(start)) dead.push(`${start}${cited}: of which page?`);
      continue;
    }
    if (!page.startsWith("docs/") || !existsSync(path.join(root, page))) {
      dead.push(`${cited}: no such page`);
      continue;
    }
    const { sections, decisions } = partsOf(page);
    const known = kind === "section" ? sections : decisions;
    for (const number of [first, ...(last === undefined ? [] : [last])])
      if (!known.has(number)) dead.push(`${cited}: ${page} has no ${kind} ${number}`);
  }
  for (const [page] of text.matchAll(/\bdocs\/[\w-]+\.md\b/g))
    if (!existsSync(path.join(root, page))) dead.push(`${page}: no such page`);
  for (const [cited] of text.matchAll(/\b(?:design|gateway|interface|analysis) page\b/g))
    dead.push(`${cited}: by path`);
  return dead;
}

/** Comments only: strings hold texts such as "section 21 of 24". */
const commentsOf = (source: string): string =>
  [...flowed(source).matchAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g)].map(([comment]) => comment).join("\n");

describe("pages that comments cite", () => {
  it("are in docs/ and have the cited section", () => {
    const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.sql", "*.css"], {
      cwd: root,
      encoding: "utf8",
    });
    const dead = files
      .trim()
      .split("\n")
      .filter((file) => existsSync(path.join(root, file)) && !file.endsWith("cited-pages.test.ts"))
      .flatMap((file) =>
        deadCitations(commentsOf(readFileSync(path.join(root, file), "utf8"))).map((fault) => `${file}: ${fault}`),
      );
    expect(dead).toEqual([]);
  });

  it("are found to be missing", () => {
    expect(
      deadCitations("/** Bands (docs/analysis.md section 4), decision by docs/interface.md decision 6. */"),
    ).toEqual([]);
    expect(deadCitations("/** RFC 7009, section 2.1 */")).toEqual([]);
    expect(deadCitations("/** docs/analysis.md section 44 */")).toHaveLength(1);
    expect(deadCitations("/** analysis.md section 4 */")).toHaveLength(1);
    expect(deadCitations("/** See section 4. */")).toHaveLength(1);
    expect(deadCitations("/** docs/interface.md decision 60; docs/none.md */")).toHaveLength(2);
  });
});
