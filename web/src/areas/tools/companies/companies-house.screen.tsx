import { EmptyState, PageHeader } from "@paygauge/ui";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import { CompanyHits } from "./company-hits.tsx";
import { CompanyView } from "./company-view.tsx";

/** Companies of the United Kingdom: the search, and one company next to it. */
export default function CompaniesHouseScreen() {
  const words = useTranslations("tools.companies");
  const names = usePageNames();
  const [text, setText] = useAddressPart("text");
  const [number, setNumber] = useAddressPart("company");
  return (
    <div className="flex min-h-full flex-col roomy:h-full">
      <PageHeader title={names.title("companiesHouse")} facts={words("facts")} />
      <div className="flex min-h-0 grow border-t border-line max-lg:flex-col">
        <CompanyHits text={text ?? ""} onText={setText} shown={number} onShow={setNumber} />
        <div className="min-w-0 grow overflow-auto p-5 max-lg:p-4">
          {number === null ? (
            <EmptyState title={words("none")}>{words("noneText")}</EmptyState>
          ) : (
            <CompanyView key={number} number={number} />
          )}
        </div>
      </div>
    </div>
  );
}
