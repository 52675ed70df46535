import type { PlainColumn } from "@paygauge/ui";
import type { ReactNode } from "react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { UseCase, UseCaseSeed } from "@paygauge/api-types/entities/use-cases";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useCaseMoney } from "../../../state/case-money.ts";
import { valueOf } from "./use-case-value.ts";

type Listed = Pick<UseCase, "method" | "totals" | "cardable" | "defaults"> & Partial<Pick<UseCase, "typed">>;

/** Below 640 px rows have no titles above them: each figure says what it is. */
const named = (title: string, figure: string): ReactNode => (
  <>
    <span className="me-1 text-label text-text-2 sm:hidden">{title}</span>
    {figure}
  </>
);

/** The figures of a listed use case or proposal; blank where `isShown` says that there are none to tell. */
export function useSetColumns<Row extends UseCase | UseCaseSeed>(
  job: Job,
  isShown: (row: Row) => boolean = () => true,
): readonly PlainColumn<Row>[] {
  const words = useTranslations("useCases.list");
  const formats = useFormats();
  const money = useCaseMoney(job);
  const figure = (key: string, title: string, text: (row: Listed) => string): PlainColumn<Row> => ({
    key,
    title,
    render: (row) => (isShown(row) ? named(title, text(row)) : ""),
    atEnd: true,
  });
  return [
    {
      key: "suppliers",
      title: words("suppliers"),
      render: ({ totals }) => named(words("suppliers"), formats.count(totals.suppliers)),
      atEnd: true,
    },
    figure("year", words("year", { currency: job.currency }), ({ totals }) => money.estimate(totals.yearMinor)),
    figure("conversion", words("conversion"), (row) => money.percent(valueOf(row, job).terms.conversion)),
    figure("expected", words("expected", { currency: job.currency }), (row) => {
      const { expected, isWithheld } = valueOf(row, job);
      return isWithheld ? words("withheld") : money.whole(expected.total);
    }),
  ];
}
