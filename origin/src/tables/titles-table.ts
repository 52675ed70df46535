/** Reads a CSV of industry codes and their titles. */
import {
  referenceFacts,
  referenceLimits,
  type ReferenceField,
  type ReferenceSet,
} from "@paygauge/api-types/entities/reference-sets";
import type { Table } from "./read-table.ts";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";

interface ReferenceTitle {
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

/** The title that a row states, or a message that says why it states none. */
export function titleOf(
  set: ReferenceSet,
  cells: Partial<Record<ReferenceField, string>>,
): ReferenceTitle | MessageRef {
  const { digits } = referenceFacts[set];
  const text = (cells.code ?? "").trim();
  // A spreadsheet takes zeros from the front of "0111", and may write a code as "111.0".
  const code = text.replace(/\.0+$/, "").replace(/^'/, "");
  if (code === "") return message("rowNoCode");
  if (!/^\d+$/.test(code) || code.length > digits) return message("notCode", { value: text.slice(0, 20), digits });
  const title = (cells.title ?? "").trim().replaceAll(/\s+/g, " ");
  if (title === "") return message("codeNoTitle", { code });
  return { code: code.padStart(digits, "0"), title: title.slice(0, referenceLimits.titleLength) };
}

/** A CSV of industry codes and their titles. */
export function titlesTable(set: ReferenceSet): Table<ReferenceField, ReferenceTitle> {
  return {
    headerWords: headerWords[set],
    required: {
      code: message("noCodeColumn"),
      title: message("noTitleColumn"),
    },
    entryOf: (cells) => titleOf(set, cells),
    keyOf: ({ code }) => code,
    sampleOf: (title) => ({ ...title }),
    countsOf: () => ({ acceptsCard: false, acceptsVirtualCard: false }),
    maxEntries: referenceLimits.titles,
    tooMany: message("maxTitles", { most: referenceLimits.titles }),
    twice: (code) => message("codeTwice", { code }),
  };
}
