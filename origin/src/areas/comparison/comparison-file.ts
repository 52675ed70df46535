/** A comparison as CSV: every supplier of either run, spend and levels before and after. */
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import type { ComparedSide } from "@paygauge/api-types/entities/comparison";
import { capabilitiesOf, type Choosing } from "@paygauge/api-types/entities/job-capabilities";
import { supplierHeadings } from "@paygauge/api-types/entities/supplier-headings";
import { csvCell, csvLine } from "@paygauge/api-types/table-files/csv";
import { decimalText } from "@paygauge/api-types/table-files/decimal-text";
import { levelAt } from "../../job/runs/compared-rows.ts";
import type { Pair } from "./compare-rows.ts";

function headings(before: ComparedSide, after: ComparedSide, chosen: readonly Capability[]): string[] {
  const side = ({ jobName, number }: ComparedSide): string => `${jobName} run ${number}`;
  const [was, is] = [side(before), side(after)];
  return [
    supplierHeadings.supplierKey,
    supplierHeadings.name,
    "Change",
    `Spend ${before.currency}, ${was}`,
    `Spend ${after.currency}, ${is}`,
    ...chosen.flatMap((each) => {
      const name = supplierHeadings[`${each}Score`];
      return [`${name}, ${was}`, `${name}, ${is}`];
    }),
  ];
}

/** The file's text, piece by piece. */
export async function* comparisonText(
  { before, after }: { readonly before: ComparedSide; readonly after: ComparedSide },
  pairs: AsyncIterable<Pair>,
  job: Choosing,
): AsyncGenerator<string> {
  const chosen = capabilitiesOf(job);
  const places = chosen.map((each) => capabilities.indexOf(each));
  yield `\uFEFF${csvLine(headings(before, after, chosen))}`;
  for await (const { before: was, after: is } of pairs) {
    const change = was === null ? "New" : is === null ? "Gone" : "Stayed";
    const row = is ?? was;
    const cells = [
      csvCell(row?.supplierKey ?? ""),
      csvCell(row?.name ?? ""),
      change,
      was === null ? "" : decimalText(was.spendMinor, before.minorDigits),
      is === null ? "" : decimalText(is.spendMinor, after.minorDigits),
      ...places.flatMap((at) => [was === null ? "" : levelAt(was, at), is === null ? "" : levelAt(is, at)]),
    ];
    yield `${cells.join(",")}\r\n`;
  }
}
