import { useState } from "react";
import { vendorColumns } from "@paygauge/api-types/entities/vendors";
import { ownValue } from "@paygauge/api-types/own-value";
import { linkTo } from "@paygauge/api-types/sitemap";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { ListGrid } from "../../../data/lists/list-grid.tsx";
import { SearchField } from "../../../data/lists/search-field.tsx";
import { inMinorUnits } from "../../../data/minor-units.ts";
import { useRows } from "../../../data/use-rows.ts";
import { useGridViews } from "../../../data/views/use-grid-views.ts";
import { useTranslations } from "../../../state/formats.ts";
import { usePageNames } from "../../../state/language.ts";
import { GlobalFrame } from "./global-frame.tsx";
import { largestFirst } from "./global-query.ts";
import { ScopeNote } from "./scope-note.tsx";
import { useOrganizationColumns } from "./use-organization-columns.tsx";

const kinds: Readonly<Record<string, string>> = vendorColumns;
const isMoney = (property: string) => ownValue(kinds, property) === "money";

/** Organizations of all jobs in sight. */
export default function GlobalOrganizationsScreen() {
  const words = useTranslations("globalInsights.rows");
  const title = usePageNames().title("globalOrganizations");
  const views = useGridViews("globalOrganizations", largestFirst);
  const { query, setQuery, ready } = views;
  // Amounts are filtered in the answer's currency: two decimals until the first answer.
  const [digits, setDigits] = useState(2);
  const rows = useRows("globalOrganizations", {
    query,
    setQuery,
    ready,
    inputOf: (body) => ({ body: inMinorUnits(body, digits, isMoney) }),
  });
  const { data } = rows;
  const known = data === undefined ? digits : minorDigitsOf(data.currency);
  if (known !== digits) setDigits(known);
  const columns = useOrganizationColumns(data);
  const search = (text: string) => setQuery({ ...query, search: text, page: 1, place: 0 });
  return (
    <GlobalFrame part="organizations" title={title} facts={data}>
      {data !== undefined && (
        <output className="block px-5 pt-2.5 text-data text-text-2 max-lg:px-4">
          <b className="font-semibold text-text">{words("found", { count: data.totalCount })}</b>{" "}
          {query.search.trim() !== "" && data.exactCount === 0 && data.totalCount > 0 && words("slip")}{" "}
          <ScopeNote {...data} />
        </output>
      )}
      <div className="min-h-0 grow border-t border-line">
        <ListGrid
          label={words("title")}
          views={views}
          columns={columns}
          rows={rows}
          keyIn="vendorId"
          noMatch={words("noMatch")}
          toolbarLead={<SearchField label={words("search")} search={query.search} onSearch={search} />}
          empty={<EmptyList list="vendors" href={linkTo("analysis")} />}
        />
      </div>
    </GlobalFrame>
  );
}
