import { useEffect, useState } from "react";
import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import type { Job, Upload } from "@paygauge/api-types/entities/jobs";
import type { CurrencyVerdict, judgeCurrency } from "@paygauge/analysis/reading/currency-proof";

type Judge = typeof judgeCurrency;

/**
 * What the files of a job leave open of their currency, by the id of the file; undefined until that can be told. The
 * tables of countries that it is judged by are loaded when they are first needed.
 */
export function useOpenCurrency(job: Job, files: readonly Upload[]): ReadonlyMap<string, CurrencyVerdict> | undefined {
  const isAsked = !job.isDraft && hasFigures(job.kind);
  const [judge, setJudge] = useState<Judge>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isOver = false;
    void import("@paygauge/analysis/reading/currency-proof").then((loaded) => {
      if (!isOver) setJudge(() => loaded.judgeCurrency);
    });
    return () => {
      isOver = true;
    };
  }, [isAsked]);
  if (!isAsked) return new Map();
  if (judge === undefined) return undefined;
  const facts = { stated: job.currency, buyer: null, issuerCurrency: null };
  const verdicts = files.flatMap(({ id, inspection, mapping }): [string, CurrencyVerdict][] =>
    inspection === null || mapping === null ? [] : [[id, judge(inspection, mapping, facts)]],
  );
  return new Map(verdicts.filter(([, { isProved }]) => !isProved));
}
