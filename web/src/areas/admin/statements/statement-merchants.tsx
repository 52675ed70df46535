import {
  Button,
  buttonStyle,
  ErrorState,
  Pagination,
  Panel,
  SelectField,
  Skeleton,
  TextField,
  usePause,
} from "@paygauge/ui";
import { Download } from "lucide-react";
import { useState } from "react";
import { merchantColumns, merchantOrders, merchantsPageSize } from "@paygauge/api-types/entities/card-statements";
import { exportFormats } from "@paygauge/api-types/entities/exports";
import { languageOf } from "@paygauge/api-types/languages";
import { callHref } from "../../../data/call-api.ts";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { MerchantTable } from "./statement-tables.tsx";
import type { ListedMerchants } from "./use-listed-merchants.ts";

interface StatementMerchantsProps {
  readonly place: { readonly id: string; readonly versionNumber: string };
  readonly listed: ListedMerchants;
  readonly onChange: (change: Partial<ListedMerchants>) => void;
}

/** Every merchant of a version: searched, in order, page by page, and as a file of the results. */
export function StatementMerchants({ place, listed, onChange }: StatementMerchantsProps) {
  const words = useTranslations("tenants.statements");
  const { search, order, page } = listed;
  const found = { order, ...(search === "" ? {} : { search }) };
  const { data, problem, reload, refreshing } = useCall("statementMerchants", {
    params: place,
    query: { ...found, page: String(page) },
  });
  const title = words("merchantsOf.title", { number: place.versionNumber });
  return (
    <Panel
      title={title}
      actions={
        <Button size="sm" variant="quiet" onClick={() => onChange({ version: null })}>
          {words("merchantsOf.close")}
        </Button>
      }
    >
      <div className="flex flex-wrap items-end gap-3">
        <Search listed={listed} onChange={onChange} />
        <SelectField
          label={words("merchantsOf.order")}
          value={order}
          options={merchantOrders.map((value) => ({ value, label: words(`merchantsOf.orders.${value}`) }))}
          onChange={({ target }) => onChange({ order: merchantOrders.find((each) => each === target.value) ?? order })}
        />
        <Files place={place} found={found} />
      </div>
      {data === undefined && problem === undefined && <Skeleton kind="form" fields={3} />}
      {problem !== undefined && <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />}
      {data !== undefined && (
        <div className="flex flex-col gap-2">
          <MerchantTable label={title} merchants={data.collection} />
          <Pagination
            label={title}
            page={data.currentPage}
            pageSize={merchantsPageSize}
            matching={data.totalCount}
            total={data.unfilteredCount ?? data.totalCount}
            onPage={(next) => onChange({ page: next })}
          />
        </div>
      )}
    </Panel>
  );
}

function Search({ listed, onChange }: Pick<StatementMerchantsProps, "listed" | "onChange">) {
  const words = useTranslations("tenants.statements");
  const [typed, setTyped] = useState(listed.search);
  const searchAfterPause = usePause((text: string) => onChange({ search: text.trim() }));
  return (
    <div className="min-w-[min(14rem,100%)] grow">
      <TextField
        type="search"
        label={words("merchantsOf.search")}
        value={typed}
        maxLength={200}
        onChange={({ target }) => {
          setTyped(target.value);
          searchAfterPause(target.value);
        }}
      />
    </div>
  );
}

interface FilesProps {
  readonly place: StatementMerchantsProps["place"];
  readonly found: { readonly order: ListedMerchants["order"]; readonly search?: string };
}

/** What is found as CSV or a workbook, in the user's words. */
function Files({ place, found }: FilesProps) {
  const words = useTranslations("tenants.statements.merchantsOf");
  const language = languageOf(useFormats().locale) ?? "en";
  const names = Object.keys(merchantColumns) as (keyof typeof merchantColumns)[];
  const own = Object.fromEntries(names.map((name) => [name, words(`columns.${name}`)]));
  const query = { ...found, language, ...(language === "en" ? {} : { headings: JSON.stringify(own) }) };
  return (
    <div className="flex flex-wrap gap-2">
      {exportFormats.map((format) => (
        <a
          key={format}
          download
          href={callHref("exportStatementMerchants", { params: place, query: { ...query, format } })}
          className={buttonStyle()}
        >
          <Download aria-hidden size={16} strokeWidth={1.6} />
          {words(format)}
        </a>
      ))}
    </div>
  );
}
