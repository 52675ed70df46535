import { calls } from "@paygauge/api-types/endpoints";
import { cleanedLine, cleanedText } from "@paygauge/api-types/clean-text";
import { expect, test } from "vitest";

interface Node {
  readonly type: string;
  readonly pipe?: readonly Node[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly item?: Node;
  readonly value?: Node;
  readonly rest?: Node;
  readonly items?: readonly Node[];
  readonly options?: readonly unknown[];
  readonly operation?: unknown;
}

/** Checks of a text that admit no control and no mark that reorders: it has a form of its own. */
const forms = new Set(["regex", "email", "uuid", "iso_date", "iso_timestamp", "url", "digits", "hex_color"]);
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** The schemas and actions of a pipe, those of pipes within it included. */
function actionsOf(node: Node): Node[] {
  return node.pipe === undefined ? [node] : node.pipe.flatMap((each) => (each === node ? [each] : actionsOf(each)));
}

/** Free texts of a schema that are stored as sent, by their path. */
function unclean(node: Node, path: string, seen: ReadonlySet<Node> = new Set()): string[] {
  if (seen.has(node)) return [];
  const next = new Set([...seen, node]);
  const parts = actionsOf(node);
  if (node.type === "string") {
    const isClean = parts.some(
      (each) => forms.has(each.type) || each.operation === cleanedLine || each.operation === cleanedText,
    );
    return isClean ? [] : [path];
  }
  return parts.flatMap((each) => [
    ...Object.entries(each.entries ?? {}).flatMap(([key, value]) => unclean(value, `${path}.${key}`, next)),
    ...[each.wrapped, each.item, each.value, each.rest].flatMap((child) => (child ? unclean(child, path, next) : [])),
    ...[...(each.items ?? []), ...(each.options ?? [])].filter(isNode).flatMap((child) => unclean(child, path, next)),
  ]);
}

/** Fields that hold what users write; others are ids, codes and values that are compared. */
const written = /(name|title|note|text|reason|role|provider|message|pitch|source|summary|\.details\w*|description)$/i;
/** Texts that must equal what the file has, and the names of a list's columns, which are property names. */
const exact =
  /^inspectUpload\.dialect\.columns\.name$|^checkUpload\.mapping\.(answers\.)?sides\.values\.text$|^createListExport\.(name|columns)/;

test("S70 every stored text of a body is freed of controls and of marks that reorder", () => {
  const found = Object.entries(calls).flatMap(([id, call]) =>
    "body" in call && call.body !== undefined && call.effect === "write"
      ? unclean(call.body as unknown as Node, id)
      : [],
  );
  expect([...new Set(found)].filter((path) => written.test(path) && !exact.test(path))).toEqual([]);
});

test("S70 a clean name keeps letters of every script, and loses what reorders or breaks it", () => {
  expect(cleanedLine("  Acme\u202e fdp.exe\r\nInc\t \u0000 ")).toBe("Acme fdp.exe Inc");
  expect(cleanedLine("شركة 👩‍💻 नमस्ते Ægir")).toBe("شركة 👩‍💻 नमस्ते Ægir");
  expect(cleanedText("a\r\nb\u2028c\td\u2066e\u2069")).toBe("a\nb\nc\tde");
});
