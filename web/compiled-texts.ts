import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** A message as use-intl formats it without a parser: a text, or a list of texts and places. */
type Compiled = string | readonly unknown[];

/** The compiler of the very release of use-intl that formats what it makes. */
const compiler = createRequire(fileURLToPath(import.meta.resolve("use-intl"))).resolve("icu-minify/compile");
const { default: compile } = (await import(pathToFileURL(compiler).href)) as {
  readonly default: (icu: string) => Compiled;
};

/** The message in the form that is formatted without a parser. @throws SyntaxError where it isn't an ICU message. */
export const compiledMessage = (icu: string): Compiled => compile(icu);

/** Files whose texts are ICU messages: the areas of each language, the system's messages, the words of values. */
const messageFiles = [
  /\/web\/src\/texts\/(?:en|de|fr)\/(?!(?:names|role-names|printable)\.ts$)[\w-]+\.ts$/,
  /\/api-types\/src\/catalogue\/(?:en|de|fr)\/[\w-]+\.ts$/,
  /\/api-types\/src\/(?:value|reason)-words\/(?:en|de|fr)\.ts$/,
];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
/** What is written out in a node, whole: "text" or `text`; undefined for everything else. */
function textOf(node: Node & { readonly value?: unknown; readonly quasis?: readonly unknown[] }): string | undefined {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type !== "TemplateLiteral" || node.quasis?.length !== 1) return undefined;
  const [{ value }] = node.quasis as readonly [{ readonly value: { readonly cooked: string } }];
  return value.cooked;
}

/** Texts that are values of an object, the last one first. @throws Error for one that is put together. */
function textsIn(node: Node): readonly (readonly [Node, string])[] {
  if (node.type === "TemplateLiteral" || node.type === "BinaryExpression")
    throw new Error("A message is one text, written out: its compiled form is made before anything runs.");
  return Object.entries(node).flatMap(([key, inner]: [string, unknown]) =>
    (Array.isArray(inner) ? inner : [inner]).filter(isNode).flatMap((each) => {
      const text = node.type === "Property" && key === "value" ? textOf(each) : undefined;
      return text === undefined ? textsIn(each) : [[each, text] as const];
    }),
  );
}

/** The code of a file of messages with each message compiled. `parse` reads JavaScript. */
export function withCompiledMessages(code: string, parse: (code: string) => Node): string {
  let made = code;
  for (const [{ start, end }, text] of textsIn(parse(code)).toSorted(([a], [b]) => b.start - a.start)) {
    const compiled = compiledMessage(text);
    if (compiled !== text) made = `${made.slice(0, start)}${JSON.stringify(compiled)}${made.slice(end)}`;
  }
  return made;
}

/**
 * Messages are compiled when the application is built, so that the parser of ICU messages with its skeletons (9 KiB of the
 * shell) is no part of it. `npm run dev` and unit tests parse them as they are written.
 */
export function compiledTexts(): Plugin {
  return {
    name: "compiled-texts",
    apply: "build",
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: "use-intl/format-message/format-only" }] },
    }),
    transform: {
      filter: { id: messageFiles },
      handler(code) {
        return { code: withCompiledMessages(code, (text) => this.parse(text)), map: null };
      },
    },
  };
}
