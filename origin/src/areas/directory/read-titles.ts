/** Reads a CSV of industry codes and their titles. */
import {
  referenceFacts,
  referenceLimits,
  type ReferenceField,
  type ReferencePreview,
  type ReferenceSet,
} from "@paygauge/api-types/entities/reference-sets";
import type { RangeReader } from "../../job/reading/ranges.ts";
import { readTable, type TableKind } from "./read-table.ts";

const sampleMost = 10;

export interface ReferenceTitle {
  readonly code: string;
  readonly title: string;
}

const headerWords: Record<ReferenceSet, Record<ReferenceField, readonly string[]>> = {
  sic: {
    code: ["code", "sic code", "sic", "industry code", "sic4", "4 digit sic"],
    title: ["title", "description", "industry title", "sic title", "industry", "name", "sic description"],
  },
  unspsc: {
    code: ["code", "commodity", "unspsc", "unspsc code", "commodity code", "key"],
    title: ["title", "commodity title", "description", "commodity name", "name", "commodity description"],
  },
};

/** The title that a row states, or a sentence that says why it states none. */
export function titleOf(set: ReferenceSet, cells: Partial<Record<ReferenceField, string>>): ReferenceTitle | string {
  const { digits } = referenceFacts[set];
  const text = (cells.code ?? "").trim();
  // A spreadsheet takes zeros from the front of "0111", and may write a code as "111.0".
  const code = text.replace(/\.0+$/, "").replace(/^'/, "");
  if (code === "") return "The row names no code.";
  if (!/^\d+$/.test(code) || code.length > digits)
    return `"${text.slice(0, 20)}" is no code of at most ${digits} digits.`;
  const title = (cells.title ?? "").trim().replaceAll(/\s+/g, " ");
  if (title === "") return `The code ${code} has no title.`;
  return { code: code.padStart(digits, "0"), title: title.slice(0, referenceLimits.titleLength) };
}

function tableOf(set: ReferenceSet): TableKind<ReferenceField, ReferenceTitle> {
  return {
    headerWords: headerWords[set],
    required: {
      code: 'No column holds the codes. Name one column "Code" and choose the file again.',
      title: 'No column holds the titles. Name one column "Title" and choose the file again.',
    },
    entryOf: (cells) => titleOf(set, cells),
    keyOf: ({ code }) => code,
    entriesMost: referenceLimits.titles,
    tooMany: `A version holds at most ${referenceLimits.titles} titles. Check that the file is the right one.`,
    twice: (code) => `The code ${code} stands twice.`,
  };
}

export type TitlesFacts = Omit<ReferencePreview, "importId" | "fileName">;

/**
 * Reads the whole file; `keep` gets each title in order.
 * @throws Refusal 422 for a file without columns for codes and titles, or with more of them than a version may hold.
 */
export async function readTitles(
  read: RangeReader,
  size: number,
  set: ReferenceSet,
  keep: (title: ReferenceTitle) => void,
): Promise<TitlesFacts> {
  const sample: ReferenceTitle[] = [];
  const facts = await readTable(read, size, tableOf(set), (title) => {
    if (sample.length < sampleMost) sample.push(title);
    keep(title);
  });
  return { ...facts, set, sample: sample.map((title) => ({ ...title })) };
}
