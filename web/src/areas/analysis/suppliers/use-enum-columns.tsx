import { bandOf, useTexts, type GridColumn } from "@paygauge/ui";
import { useMemo } from "react";
import { cardCapabilities, matchBands, matchedStates, vcAcceptings } from "@paygauge/api-types/entities/analysis";
import { frequencies, termsBuckets } from "@paygauge/api-types/entities/supplier-measures";
import { matchReasons } from "@paygauge/api-types/entities/match-reasons";
import { payeeClasses } from "@paygauge/api-types/entities/ledger-words";
import { type Capability, leaveAsIs } from "@paygauge/api-types/entities/capabilities";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { capabilitiesOf } from "@paygauge/api-types/entities/job-capabilities";
import { machineBandsOf } from "@paygauge/api-types/entities/overrides";
import { useTranslations } from "../../../state/formats.ts";
import { useValueWords } from "../use-value-words.ts";

type Column = GridColumn<SupplierRow>;

/** Columns whose values are words: the match is shown, the others by choice. */
export function useEnumColumns({ capabilities: chosen }: Pick<Job, "capabilities">): {
  readonly match: Column;
  readonly hidden: readonly Column[];
} {
  const words = useTranslations("suppliers.grid");
  const page = useTranslations("suppliers.page");
  const shared = useTranslations("analysis");
  const analysis = useValueWords();
  const texts = useTexts();
  const machineBands = useMachineBands();
  return useMemo(() => {
    const column = <T extends string>(
      key: EnumKey,
      width: number,
      values: readonly T[],
      wordOf: (value: T) => string,
    ): Column => ({
      key,
      title: words(`columns.${key}`),
      type: "enum",
      width,
      options: values.map((value) => ({ value, label: wordOf(value) })),
      value: (row) => row[key],
    });
    const yesNo = (key: "cardAccepting" | "stpCapable" | "setByHand"): Column =>
      column(key, 112, ["true", "false"], (value) => words(value === "true" ? "yes" : "no"));
    // The order of these as text is not their own: "15-30" before "8-14".
    const unsorted = (item: Column): Column => ({ ...item, sortable: false });
    const hidden = [
      unsorted(column("matchBand", 112, matchBands, (value) => shared(`matchBands.${value}`))),
      unsorted(column("matchReason", 230, matchReasons, (value) => shared(`matchReasons.${value}`))),
      column("payeeClass", 120, payeeClasses, (value) => words(`payeeClasses.${value}`)),
      unsorted(column("frequency", 190, frequencies, analysis.frequency)),
      unsorted(column("termsBucket", 130, termsBuckets, analysis.terms)),
      yesNo("cardAccepting"),
      column("vcAccepting", 112, vcAcceptings, (value) => shared(`vcAccepting.${value}`)),
      yesNo("stpCapable"),
      yesNo("setByHand"),
      machineBands,
      column("cardCapability", 150, cardCapabilities, (value) => shared(`cardCapabilities.${value}`)),
      column("recommendedMethod", 170, [...capabilitiesOf({ capabilities: chosen }), leaveAsIs], (value) =>
        value === leaveAsIs ? page("leaveAsIs") : texts.capabilityNames[value],
      ),
    ];
    return {
      match: {
        ...column("matchedState", 100, matchedStates, (value) => shared(`matchedStates.${value}`)),
        inList: "line",
      },
      hidden: hidden.map((item): Column => ({ ...item, hidden: true })),
    };
  }, [words, page, shared, analysis, texts, machineBands, chosen]);
}

/** What the rules say of levels that users set. */
function useMachineBands(): Column {
  const words = useTranslations("suppliers.grid");
  const texts = useTexts();
  return useMemo(
    () => ({
      key: "machineBands",
      title: words("columns.machineBands"),
      type: "text",
      width: 200,
      sortable: false,
      filterable: false,
      value: ({ machineBands: text }) =>
        Object.entries(machineBandsOf(text))
          .map(([name, level]) =>
            texts.labelled(texts.capabilityNames[name as Capability], texts.bands[bandOf(level) ?? "none"]),
          )
          .join(", "),
    }),
    [words, texts],
  );
}

type EnumKey =
  | "matchedState"
  | "matchBand"
  | "matchReason"
  | "payeeClass"
  | "frequency"
  | "termsBucket"
  | "cardAccepting"
  | "vcAccepting"
  | "stpCapable"
  | "setByHand"
  | "cardCapability"
  | "recommendedMethod";
