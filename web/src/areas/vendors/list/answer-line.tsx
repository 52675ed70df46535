import { Button } from "@paygauge/ui";
import { wordsOf } from "@paygauge/api-types/entities/name-words";
import type { VendorPage } from "@paygauge/api-types/entities/vendors";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { ConvertedNote } from "../words/converted-note.tsx";
import { useVendorMoney } from "../words/use-vendor-money.ts";

interface AnswerLineProps {
  readonly answer: VendorPage;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** What the rows below are: how many, why they were found, what is converted and what is missing. */
export function AnswerLine({ answer, search, onSearch }: AnswerLineProps) {
  const words = useTranslations("vendors.list");
  const money = useVendorMoney(answer);
  const { totalCount, exactCount, ratesOf, jobsWaiting, issuersLeftOut, totals } = answer;
  const isSlips = search.trim() !== "" && exactCount === 0 && totalCount > 0;
  const isPlain =
    !isSlips && ratesOf === null && jobsWaiting === 0 && issuersLeftOut === 0 && answer.jobsRepeated === 0;
  return (
    <output
      className={`block bg-surface px-5 pt-2.5 text-data text-text-2 max-lg:px-4 ${isPlain ? "max-sm:sr-only" : ""}`}
    >
      <b className="font-semibold text-text">{words("found", { count: totalCount })}</b>{" "}
      {isSlips && <Slips {...{ answer, search, onSearch }} />}
      {totalCount > 0 && (
        <span className="max-sm:sr-only">{words("total", { money: money(totals.spendMinor) })}. </span>
      )}
      <Left answer={answer} />
      <ConvertedNote {...answer} />
      {jobsWaiting > 0 && <span>{words("waiting", { count: jobsWaiting })} </span>}
      {issuersLeftOut > 0 && <span>{words("issuersSkipped", { count: issuersLeftOut })}</span>}
    </output>
  );
}

/** What the sums leave out of the dashboard's. */
function Left({ answer: { notVendorsMinor, jobsRepeated, samples, ...answer } }: Pick<AnswerLineProps, "answer">) {
  const words = useTranslations("vendors.list");
  const money = useVendorMoney(answer);
  return (
    <>
      {notVendorsMinor !== null && notVendorsMinor !== 0 && (
        <span className="max-sm:sr-only">{words("notVendors", { money: money(notVendorsMinor) })} </span>
      )}
      {jobsRepeated > 0 && <span>{words("repeated", { count: jobsRepeated })} </span>}
      {samples > 0 && <span className="max-sm:sr-only">{words("samples", { count: samples })} </span>}
    </>
  );
}

/** No name has the search as written: which words are in none, and the search without them. */
function Slips({ answer, search, onSearch }: AnswerLineProps) {
  const words = useTranslations("vendors.list");
  const { locale } = useFormats();
  const { wordsNotFound } = answer;
  const kept = wordsOf(search).filter((word) => !wordsNotFound.includes(word));
  const quoted = wordsNotFound.map((word) => `“${word}”`);
  const named = new Intl.ListFormat(locale, { type: "disjunction" }).format(quoted);
  return (
    <>
      {wordsNotFound.length === 0 ? words("notTogether") : words("notFound", { words: named })}{" "}
      {wordsNotFound.length > 0 && kept.length > 0 && (
        <Button variant="quiet" size="sm" onClick={() => onSearch(kept.join(" "))}>
          {words("only", { words: kept.join(" ") })}
        </Button>
      )}
    </>
  );
}
