import * as v from "valibot";
import { calls } from "@paygauge/api-types/endpoints";
import { sheetFile } from "@paygauge/api-types/table-files/sheet-file";
import { tooManyRows } from "../job/pack/supplier-file.ts";
import { StepFailed, type Step, type StepContext } from "../commands/step.ts";
import type { MountedHandlers } from "../call-context.ts";
import type { Reader } from "../read-for.ts";
import { Refusal } from "@paygauge/worker/refusal";
import { openDatabase } from "../store/database.ts";
import { listExportPayload, type ListExportPayload } from "./commands.ts";
import { ensureExportRow } from "./export-row.ts";
import { keepExport } from "./keep-export.ts";
import { listPage } from "./list-pages.ts";
import { rowsOfPages, type ListRow, type RowsTold } from "./list-rows.ts";
import { listSheet } from "./list-sheet.ts";

interface Told extends RowsTold {
  /** What the reading failed with: a stream in between has words of its own for it. */
  failure: unknown;
}

async function* watched(pages: AsyncIterable<readonly ListRow[]>, told: Told) {
  try {
    yield* pages;
  } catch (error) {
    told.failure = error;
    throw error;
  }
}

async function writeList(reader: Reader, payload: ListExportPayload, context: StepContext): Promise<number> {
  const { asked } = payload;
  const told: Told = { looked: 0, total: 0, rows: 0, failure: null };
  const pages = rowsOfPages((pageNumber) => listPage(reader, asked, pageNumber), asked, told);
  let said = 0;
  try {
    return await keepExport(context.env, payload, {
      bytes: sheetFile(asked.format, listSheet(asked, watched(pages, told)), asked.name),
      rows: () => told.rows,
      onPiece: async () => {
        if (told.looked === said) return;
        said = told.looked;
        await context.tick({ done: told.looked, total: told.total, rows: told.rows });
      },
    });
  } catch (error) {
    throw told.failure ?? error;
  }
}

/** What another attempt cannot fix: the user may not see the list any more, or it does not fit. */
function asFailure(error: unknown): unknown {
  if (error instanceof RangeError) return new StepFailed(tooManyRows);
  return error instanceof Refusal && error.status < 500 ? new StepFailed(error.ref) : error;
}

/** Writes a list to a file in R2. One slice: a killed one writes the file again from its beginning. */
export function listExportStep(handlers: MountedHandlers, execution: Reader["execution"]): Step {
  return async (context) => {
    const payload = v.parse(listExportPayload, context.payload);
    const { env, commandId } = context;
    await ensureExportRow(context, payload);
    const request = new Request(new URL(calls[payload.asked.list].path, "https://origin.invalid"));
    const db = openDatabase(env.DB);
    const reader = { env, db, request, execution, handlers, identity: payload.as, correlationId: commandId };
    try {
      const rows = await writeList(reader, payload, context);
      return context.finish({ done: rows, total: rows, rows });
    } catch (error) {
      throw asFailure(error);
    }
  };
}
