import type { ReportTable } from "@paygauge/api-types/reports/figures";
import { cohortKeysOf, idOf, planKeys, type ParameterId } from "@paygauge/api-types/entities/case-parameters";
import type { ReportedBusinessCase } from "../../../business-case/reported-case.ts";
import { defineSection, type Composing } from "../../section.ts";
import { caseTexts, countingCase, toldLevels } from "./case-texts.ts";

function tableOf(told: ReportedBusinessCase, composing: Composing): ReportTable {
  const { words } = composing;
  const texts = caseTexts(composing);
  const { heads } = words.caseWords;
  const { scenario } = toldLevels(told).base;
  const row = (id: ParameterId, name: string, of: string) => {
    const { value, source } = texts.input(told, scenario, id);
    return { rowId: id, cells: [name, of, value, source] };
  };
  const rows = [
    ...told.inputs.cohorts.flatMap(({ method }) =>
      cohortKeysOf(method).map((key) => row(idOf(method, key), texts.parameter(key), texts.method(method))),
    ),
    ...planKeys.map((key) => row(key, texts.parameter(key), words.say("caseEveryCohort"))),
  ];
  return {
    caption: words.say("caseAssumed"),
    columns: [
      { id: "parameter", label: heads.parameter, align: "start" },
      { id: "cohort", label: heads.cohort, align: "start" },
      { id: "value", label: heads.value, align: "end" },
      { id: "source", label: heads.source, align: "start" },
    ],
    rows,
    totalRows: rows.length,
  };
}

/** Every assumption of the base scenario with its source, to check a figure by. */
export const caseAssumedSection = defineSection<ReportedBusinessCase>({
  id: "caseAssumed",
  kind: "finding",
  reportTypes: ["business-case"],
  title: (words) => words.say("caseAssumedTitle"),
  facts: countingCase,
  compose: (told, composing) => {
    const { words, formats } = composing;
    const saved =
      told.savedOn === null
        ? words.say("caseNotSaved")
        : words.say("caseSaved", {
            version: told.version,
            author: told.author ?? "",
            date: formats.date(told.savedOn),
          });
    const from =
      told.named === 0 ? words.say("caseOfJob") : words.say("caseOfUseCases", { count: told.named - told.missing });
    return {
      title: words.say("caseAssumedTitle"),
      finding: "",
      lead: [`${from} ${saved}`],
      facts: [],
      table: tableOf(told, composing),
      isDemo: false,
    };
  },
});
