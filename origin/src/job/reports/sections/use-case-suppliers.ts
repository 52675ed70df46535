import { restsOnDemo } from "@paygauge/api-types/entities/directory";
import * as v from "valibot";
import { maxTableRows, type ReportTable } from "@paygauge/api-types/reports/figures";
import { classShows } from "@paygauge/api-types/reports/report-types";
import { defineSection, type Composing, type ReportJob } from "../section.ts";
import { publishedCases } from "./use-case-facts.ts";
import { readStored } from "@paygauge/worker/stored-json";
import { storedRow, storedRows } from "@paygauge/worker/stored-rows";

interface Member {
  readonly key: string;
  readonly name: string;
  readonly country: string;
  readonly yearMinor: number;
  /** Names of the use cases that count it. */
  readonly cases: readonly string[];
}
interface Facts {
  readonly members: readonly Member[];
  readonly all: number;
  readonly inSeveral: number;
}

const rowSchema = v.object({
  supplierKey: v.string(),
  name: v.string(),
  country: v.string(),
  yearMinor: v.number(),
  ids: v.string(),
});

const sumsRow = v.object({ suppliers: v.number(), several: v.number() });

/** Every supplier once, with the largest of the figures that its sets froze. */
function factsOf(job: ReportJob): Facts | null {
  const found = publishedCases(job);
  if (found.length === 0) return null;
  const nameOf = new Map(found.map(({ useCaseId, name }) => [useCaseId, name]));
  const ids = JSON.stringify([...nameOf.keys()]);
  const grouped = `SELECT supplierKey, max(name) AS name, max(country) AS country, max(yearMinor) AS yearMinor,
      json_group_array(useCaseId) AS ids, count(*) AS n
    FROM use_case_member WHERE useCaseId IN (SELECT value FROM json_each(?)) GROUP BY supplierKey`;
  const rows = storedRows(
    job.sql,
    rowSchema,
    `${grouped} ORDER BY yearMinor DESC, supplierKey LIMIT ${maxTableRows}`,
    ids,
  );
  const sums = storedRow(
    job.sql,
    sumsRow,
    `SELECT count(*) AS suppliers, total(n > 1) AS several FROM (${grouped})`,
    ids,
  );
  const members = rows.map(({ supplierKey, name, country, yearMinor, ids: of }): Member => {
    const theirs = readStored(v.array(v.string()), of, "the use cases of a supplier");
    const cases = theirs.map((id) => nameOf.get(id) ?? "").toSorted((a, b) => a.localeCompare(b));
    return { key: supplierKey, name, country, yearMinor, cases };
  });
  return { members, all: sums.suppliers, inSeveral: sums.several };
}

function tableOf({ members, all }: Facts, { words, formats }: Composing): ReportTable {
  const left = all - members.length;
  return {
    caption: words.say("useCaseSuppliersTitle"),
    columns: [
      { id: "supplier", label: words.say("supplier"), align: "start" },
      { id: "country", label: words.say("country"), align: "start" },
      { id: "year", label: words.say("useCaseYear"), align: "end", unit: formats.currency },
      { id: "cases", label: words.say("useCasesTitle"), align: "start" },
    ],
    rows: members.map((each) => ({
      rowId: each.key,
      cells: [
        each.name,
        each.country === "" ? "" : words.country(each.country),
        formats.amount(each.yearMinor),
        each.cases.join(", "),
      ],
    })),
    totalRows: all,
    ...(left > 0 ? { more: words.say("leftOut", { count: left, page: words.say("useCasesPage") }) } : {}),
  };
}

/** Suppliers of the published use cases, each once. Who may not open the list of suppliers reads how many there are. */
export const useCaseSuppliersSection = defineSection<Facts>({
  id: "useCaseSuppliers",
  kind: "finding",
  reportTypes: ["use-cases"],
  title: (words) => words.say("useCaseSuppliersTitle"),
  facts: factsOf,
  compose: (facts, composing) => {
    const { words, permClass, summary } = composing;
    const isNamed = classShows(permClass, "JobSuppliers_VIEW");
    return {
      title: words.say("useCaseSuppliersTitle"),
      finding: words.say("useCaseSuppliersFinding", { count: facts.all }),
      lead: [
        ...(facts.inSeveral > 0 ? [words.say("useCaseSuppliersSeveral", { count: facts.inSeveral })] : []),
        ...(isNamed ? [] : [words.say("topHidden")]),
      ],
      facts: [],
      ...(isNamed ? { table: tableOf(facts, composing) } : {}),
      isDemo: isNamed && restsOnDemo(summary.directory),
    };
  },
});
