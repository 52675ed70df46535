import type { CreateListExportBody } from "@paygauge/api-types/entities/exports";
import { listCell } from "@paygauge/api-types/table-files/list-cells";
import type { Sheet, SheetCell } from "@paygauge/api-types/table-files/xlsx-writer";
import { translateIn } from "@paygauge/worker/translate-in";

/** The rows of a list as the sheet that was asked for, in the language that was asked for. */
export function listSheet(
  { columns, locale }: Pick<CreateListExportBody, "columns" | "locale">,
  pages: AsyncIterable<readonly object[]>,
): Sheet {
  const translate = translateIn(locale);
  async function* batches() {
    for await (const rows of pages)
      yield rows.map((row) => columns.map((column): SheetCell => listCell(column, row, translate, locale)));
  }
  return { columns: columns.map(({ heading, look }) => ({ heading, look })), batches: batches() };
}
