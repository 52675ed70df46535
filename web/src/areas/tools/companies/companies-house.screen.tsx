import { Button, EmptyState, PageHeader } from "@paygauge/ui";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import { CompanyHits } from "./company-hits.tsx";
import { CompanyLists } from "./company-lists.tsx";
import { CompanyView } from "./company-view.tsx";

/** Companies of the United Kingdom: the search with one company next to it, or the user's lists. */
export default function CompaniesHouseScreen() {
  const words = useTranslations("tools.companies");
  const names = usePageNames();
  const [list, setList] = useAddressPart("list");
  const isSearch = list === null;
  return (
    <div className="flex min-h-full flex-col roomy:h-full">
      <PageHeader
        title={names.title("companiesHouse")}
        facts={words("facts")}
        actions={
          <Button onClick={() => setList(isSearch ? "all" : null)}>
            {words(isSearch ? "lists.look" : "lists.back")}
          </Button>
        }
      />
      <div className="flex min-h-0 grow border-t border-line max-lg:flex-col">
        {isSearch ? <CompanySearch /> : <CompanyLists shown={list === "all" ? null : list} onShow={setList} />}
      </div>
    </div>
  );
}

function CompanySearch() {
  const words = useTranslations("tools.companies");
  const [text, setText] = useAddressPart("text");
  const [number, setNumber] = useAddressPart("company");
  return (
    <>
      <CompanyHits text={text ?? ""} onText={setText} shown={number} onShow={setNumber} />
      <div className="min-w-0 grow overflow-auto p-5 max-lg:p-4">
        {number === null ? (
          <EmptyState title={words("none")}>{words("noneText")}</EmptyState>
        ) : (
          <CompanyView key={number} number={number} />
        )}
      </div>
    </>
  );
}
