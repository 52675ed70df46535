import * as v from "valibot";
import type { TableField } from "@paygauge/api-types/entities/table-imports";
import { unitsOfTurn } from "@paygauge/api-types/turns/units-of-turn";
import { fileLimits } from "@paygauge/api-types/entities/file-limits";
import { message } from "@paygauge/api-types/catalogue/message";
import { Refusal } from "@paygauge/worker/refusal";
import { malwareIn } from "../scan/malware.ts";
import { StepFailed, type Step } from "../commands/step.ts";
import { readTablePayload } from "./commands.ts";
import { importRanges } from "./import-files.ts";
import { beginTable, readSlice, type TableStanding } from "./read-table.ts";
import { tableOf } from "./table-kinds.ts";
import { addEntries, forgetEntries, putOutcome, wasSeen } from "./table-store.ts";

/** Bytes of a window: a row may have half of them. A slice ends before, where it has as many entries as are committed at once. */
const sliceBytes = 2 * fileLimits.rowBytes.limit;

/**
 * Reads the file a window at a time. Each slice commits its entries with the place where it ended; the last one says
 * what the whole file holds.
 */
export const readTableStep: Step = async (context) => {
  const { importId, kind, fileName, size, partSize } = v.parse(readTablePayload, context.payload);
  const { sql, env } = context;
  const table = tableOf(kind);
  const read = importRanges(env.FILES, importId, { size, partSize });
  try {
    // Delivered again after its end, it begins again: the rows it read before aren't counted.
    const isFirst = context.cursor === null;
    if (isFirst && (await malwareIn(env, read, size)) !== null) throw new StepFailed(message("file-malware"));
    const from = (context.cursor as TableStanding<TableField> | null) ?? (await beginTable(read, size, table));
    const keys = new Set<string>();
    const entries: { key: string; json: string }[] = [];
    const taker = {
      isTaken: (key: string) => keys.has(key) || (!isFirst && wasSeen(sql, key)),
      keep: (key: string, entry: unknown) => {
        keys.add(key);
        entries.push({ key, json: JSON.stringify(entry) });
      },
    };
    const { standing, done } = await readSlice(read, size, table, from, taker, {
      bytes: sliceBytes,
      isEnough: () => entries.length >= unitsOfTurn.tableRows,
    });
    const progress = { done: standing.place.offset, total: size, rows: standing.facts.accepted };
    const keep = (): void => {
      if (isFirst) forgetEntries(sql);
      addEntries(sql, entries);
    };
    if (!done) return context.more(standing, progress, keep);
    return context.finish(progress, () => {
      keep();
      putOutcome(sql, "preview", { importId, kind, fileName, ...standing.facts });
    });
  } catch (error) {
    // Another attempt reads the same file: its sentence is known at once.
    if (error instanceof Refusal) throw new StepFailed(error.ref);
    throw error;
  }
};
