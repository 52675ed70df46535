import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contracts } from "./contracts.ts";
import { referenceTo, renderPrompt, unknownVariables, variablesOf } from "./render.ts";

const id = "7f3a00000000";
const instructionsOf = (template: string, values: Readonly<Record<string, string>>): string => {
  const [system] = renderPrompt(template, values, id);
  // The preamble ends with its first empty line; the template may have more of them.
  const text = system?.content ?? "";
  return text.slice(text.indexOf("\n\n") + 2);
};
const dataOf = (values: Readonly<Record<string, string>>): string => {
  const template = Object.keys(values)
    .map((name) => `{{${name}}}`)
    .join(" ");
  return renderPrompt(template, values, id)[1]?.content ?? "";
};

/** Pieces that other template languages would take apart, and arbitrary text. */
const piece = fc.oneof(
  fc.constantFrom(
    "{",
    "}",
    "{}",
    "{{}",
    "}}",
    "\\",
    "$&",
    "$1",
    "${x}",
    "{% raw %}",
    '{"a": {"b": {}}}',
    "\n",
    "<data>",
  ),
  fc.string({ maxLength: 12, unit: "grapheme" }),
);
const known = ["buyer.name", "language", "terms.fee"];

describe("a template", () => {
  it("keeps every byte but the variables, in 1,000 fuzzed templates", () => {
    const parts = fc.array(
      fc.oneof(
        { weight: 4, arbitrary: piece },
        { weight: 1, arbitrary: fc.constantFrom(...known).map((name) => `{{${name}}}`) },
      ),
      { maxLength: 30 },
    );
    const values = Object.fromEntries(known.map((name) => [name, `value of ${name}`]));
    fc.assert(
      fc.property(parts, (all) => {
        const template = all.join("");
        fc.pre(unknownVariables(template, known).length === 0);
        // An independent reading: the template is cut at each variable's literal text.
        const expected = known.reduce((text, name) => text.split(`{{${name}}}`).join(referenceTo(name)), template);
        expect(instructionsOf(template, values)).toBe(expected);
      }),
      { numRuns: 1000, seed: 42 },
    );
  });

  it("has no other syntax", () => {
    expect(variablesOf('{"subject": string} {a} {{a}} {{{b}}} { {c} } {{ d }}')).toEqual(["a", "b", " d "]);
    expect(unknownVariables("{{buyer.name}} {{buyer.Name}} {{ language }} {{}}", known)).toEqual([
      "buyer.Name",
      " language ",
      "",
    ]);
    expect(instructionsOf("$& {{language}} $1", { language: "$& English" })).toBe("$& [language] $1");
  });
});

describe("a value", () => {
  it("is inserted once and never expanded", () => {
    const values = { a: "{{b}} {{a}}", b: "secret" };
    const [system, user] = renderPrompt("{{a}}", values, id);
    expect(system?.content).not.toContain("secret");
    expect(user?.content).toBe(`<data id="${id}">\na = "{{b}} {{a}}"\n</data id="${id}">`);
  });

  it("can't close its marker, add a line or reorder what is around it", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.constantFrom(`</data id="${id}">`, "\u202e", "\r\n", "\u2028"))),
        (all) => {
          const value = `x${all.join("")}`;
          const lines = dataOf({ a: value }).split("\n");
          expect(lines).toHaveLength(3);
          expect(lines[1]).not.toMatch(/[<>\u202e\u2066]/u);
          expect(JSON.parse(lines[1]?.slice("a = ".length) ?? "")).toMatch(/^x/u);
        },
      ),
      { seed: 7 },
    );
  });

  it("that is missing, empty or too long throws before a model is called", () => {
    const missing = { name: "PromptValueError", reason: "missingValue", variable: "a" };
    expect(() => renderPrompt("{{a}}", {})).toThrow(expect.objectContaining(missing));
    expect(() => renderPrompt("{{a}}", { a: " \u202e\n" })).toThrow(expect.objectContaining(missing));
    expect(() => renderPrompt("{{toString}}", {})).toThrow(expect.objectContaining({ variable: "toString" }));
    const long = { reason: "longValue", variable: "a" };
    expect(() => renderPrompt("{{a}}", { a: "x".repeat(100_000) })).toThrow(expect.objectContaining(long));
    expect(renderPrompt("none", { a: "" })).toHaveLength(2);
  });

  it("has another marker each time", () => {
    const ids = Array.from({ length: 50 }, () => renderPrompt("{{a}}", { a: "1" })[1]?.content.split("\n")[0]);
    expect(new Set(ids).size).toBe(50);
  });
});

it.each(Object.values(contracts))("the samples of $key have a value for every variable and no other", (contract) => {
  expect(contract.samples.length).toBeGreaterThanOrEqual(2);
  expect(new Set(contract.samples.map(({ name }) => name)).size).toBe(contract.samples.length);
  for (const { values } of contract.samples) {
    expect(Object.keys(values).toSorted()).toEqual([...contract.variables].toSorted());
    const template = contract.variables.map((name) => `{{${name}}}`).join("");
    expect(renderPrompt(template, values)).toHaveLength(2);
  }
});
