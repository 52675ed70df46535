// Finds words in comments and test titles that the field does not use, each with what to write instead.
// plain-english.test.ts counts them by room; `npm run check` lists those of the files that a change touches.

/** Rules that fail: each pattern with what to write instead. Literary words, and verbs that code does not have. */
export const rules = [
  [/\b(?:stands?|stood)\b(?! (?:for|alone|out)\b)(?!-in)/i, "is, is in, appears"],
  [/\bbeside\b/i, "next to, in addition to, with"],
  [/\b(?:whoever|nobody|somebody|everybody)\b/i, "users who, no user, another user, every user"],
  [/\b(?:persons?|people)\b(?! API)/i, "user, users"],
  [/\b(?:is|are|was|were|be|been|gets?) told\b/i, "is notified, receives, is reported"],
  [/\btells? (?:of|apart|whether|which|what|the|it|them|every|each)\b/i, "reports, returns whether, distinguishes"],
  [/\bsays? so\b/i, "name what returns or configures it"],
  [
    /\bwhat (?:is|was|were|are) (?:left|made|kept|asked|told|read|written|wanted|shown|said|seen|there|held|given|done|meant|sent|found)\b/i,
    "a noun: the remainder, the result, the input",
  ],
  [/\bas (?:it|they) (?:came|comes?|stood|stands?|were|was)\b/i, "unchanged, as received"],
  [/\bcomes? (?:to|of)\b(?! life)/i, "equals, results from, reaches"],
  [/\b(?:goes?|went|gone) (?:on|by|with|for good|away)\b/i, "continues, is determined by, is deleted"],
  [/\b(?:lets?|letting) (?:\w+ ){0,4}go\b/i, "releases, deletes"],
  [/\b(?:puts?|put) away\b|\b(?:lays?|laid) aside\b/i, "evicts, archives"],
  [/\b(?:takes?|taken|took|gives?|given|gave) back\b/i, "undo, release, revoke, return"],
  [/\b(?:lies|lie|lay|lying) (?:in|at|here|there|beside|between|below|behind)\b/i, "is stored in, is in"],
  [/\b(?:nothing|none) of (?:it|them|its|the|his|their|this|these|those)\b/i, "no data, none, a positive verb"],
  [/\bunder way\b/i, "in progress, running"],
  [/\bmend(?:s|ed|ing)?\b/i, "fix, repair, correct"],
  [
    /(?<!there )\b(?:is|are|was|were|be) (?:no|none)\b (?!longer|more|less|other|different|later|earlier|such|way|need)/i,
    "isn't a, aren't, has no",
  ],
  [
    /\b(?:anew|afresh|hence|thus|therein|thereof|whence|lest|whilst|upon|ere|begun|nowhere else|for good)\b/i,
    "again, so, on, started, permanently",
  ],
  [
    /\b(?:desk|tongue|scribe|errand|leash|veil|stranger|inner doors?)s?\b/i,
    "the field's term: context, locale, writer",
  ],
];

/** A text without code, quotations and addresses, whose words are not the writer's. */
const prose = (text) =>
  text
    .replaceAll(/`[^`]*`/g, " ")
    .replaceAll(/"[^"]*"|“[^”]*”/g, " ")
    .replaceAll(/https?:\/\/\S+|\S+\/\S+\.\w+/g, " ");

/** Titles of tests that begin in a line: `test("…`, `it("…`, `describe("…`, also after `.each(…)`. */
const titleOf = (line) =>
  /^\s*(?:\]\)|(?:test|it|describe)\b[\w.]*(?:\([^"]*\))?)\(\s*"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? "";

/** The comment that a line holds; empty where it has none. `inBlock`: a block comment began before it. */
function commentOf(line, inBlock) {
  if (inBlock) return line.replace(/\*\/.*/, "");
  const block = /^\s*(?:\{?\s*)?\/\*+(.*)/.exec(line);
  if (block) return (block[1] ?? "").replace(/\*\/.*/, "");
  const whole = /^\s*\/\/(.*)/.exec(line);
  if (whole) return whole[1] ?? "";
  // Behind code: two slashes after a space, with no quotation mark after them that may hold them.
  const trailing = /[;,{})\]] \/\/ (.*)$/.exec(line);
  return trailing && !/["'`]/.test(line.slice(trailing.index).replace(/ \/\/ .*/, "")) ? (trailing[1] ?? "") : "";
}

/**
 * Returns the places of a source where a comment or a test's title uses a word that the rules name.
 * @param {string} source text of a *.ts, *.tsx or *.mjs file
 * @returns {{ line: number, found: string, instead: string }[]} lines from 1
 */
export function unplainWords(source) {
  const places = [];
  let inBlock = false;
  for (const [index, line] of source.split("\n").entries()) {
    const comment = commentOf(line, inBlock);
    if (inBlock ? line.includes("*/") : /^\s*(?:\{?\s*)?\/\*/.test(line)) inBlock = !line.includes("*/");
    const text = prose(comment === "" ? titleOf(line) : comment);
    for (const [pattern, instead] of rules) {
      const found = pattern.exec(text)?.[0];
      if (found !== undefined) places.push({ line: index + 1, found, instead });
    }
  }
  return places;
}
