import { TextLink } from "@paygauge/ui";
import { CircleAlert, CircleCheck } from "lucide-react";
import { lineMinor, moneyClasses, unexplainedMinor, type ImportMoney } from "@paygauge/api-types/entities/import-money";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { useGuard } from "../../state/permissions.ts";

interface ReadLinesProps {
  readonly jobId: string;
  readonly quality: JobSummary["quality"];
}

/**
 * What was read is what came in and what was set aside, exact to the minor unit, in each currency that the files are
 * written in. Analyses of before the money was counted say their rows alone.
 */
export function ReadLines({ jobId, quality }: ReadLinesProps) {
  const words = useTranslations("summary.read");
  const { opens } = useGuard();
  const { money = [], rows, accepted, blank } = quality;
  const setAside = rows - accepted - blank;
  return (
    <div className="flex max-w-120 flex-col gap-1 text-data">
      {money.map((each) => (
        <MoneyRead key={each.currency} money={each} />
      ))}
      <p className="text-label text-text-2">
        {words("rows", { rows: rows - blank, accepted, setAside })}
        {blank > 0 && ` ${words("blank", { count: blank })}`}{" "}
        {opens("jobUncountedRows") && (
          <TextLink href={linkTo("jobUncountedRows", { jobId })}>{words("uncounted")}</TextLink>
        )}
      </p>
    </div>
  );
}

function MoneyRead({ money }: { readonly money: ImportMoney }) {
  const words = useTranslations("summary.read");
  const formats = useFormats();
  const text = (minor: bigint | string) => formats.money(String(minor), money.currency, money.minorDigits);
  const aside = moneyClasses
    .filter((each) => each !== "accepted" && each !== "totalRows")
    .reduce((sum, each) => sum + BigInt(money[each]), 0n);
  const read = lineMinor(money);
  const left = unexplainedMinor(money);
  const Icon = left === 0n ? CircleCheck : CircleAlert;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="font-semibold">
        {aside === 0n && left === 0n
          ? words("all", { read: text(read) })
          : words("equation", { read: text(read), taken: text(money.accepted), aside: text(aside) })}
      </span>
      <span
        className={`inline-flex items-center gap-1 text-label font-medium ${left === 0n ? "text-success" : "text-danger"}`}
      >
        <Icon aria-hidden size={14} strokeWidth={1.6} />
        {left === 0n ? words("agrees") : words("unexplained", { sum: text(left) })}
      </span>
    </p>
  );
}
