import { EmptyState, ErrorState, PlainTable, SelectField, Skeleton, TextField } from "@paygauge/ui";
import { Search } from "lucide-react";
import { problemView } from "../../data/grid-error.ts";
import { useAddressPart } from "../../data/use-address-part.ts";
import { useCall } from "../../data/use-call.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { useSettled } from "../../state/use-settled.ts";

const kinds = ["all", "unanswered", "unhelpful"] as const;
type Kind = (typeof kinds)[number];
const kindOf = (text: string | null): Kind => kinds.find((each) => each === text) ?? "all";

/** Questions of the last 30 days, grouped by wording and without names. */
export function AskedPart() {
  const words = useTranslations("chatDocuments.asked");
  const [only, setOnly] = useAddressPart("only");
  const [search, setSearch] = useAddressPart("q");
  return (
    <div className="flex flex-col gap-3.5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SelectField
          label={words("only")}
          value={kindOf(only)}
          options={[
            { value: "all", label: words("all") },
            { value: "unanswered", label: words("onlyUnanswered") },
            { value: "unhelpful", label: words("onlyUnhelpful") },
          ]}
          onChange={({ target: { value } }) => setOnly(value === "all" ? null : value)}
        />
        <TextField
          label={words("search")}
          type="search"
          maxLength={200}
          icon={<Search aria-hidden size={16} strokeWidth={1.6} />}
          value={search ?? ""}
          onChange={({ target: { value } }) => setSearch(value === "" ? null : value)}
        />
      </div>
      <Questions only={kindOf(only)} search={search ?? ""} />
    </div>
  );
}

function Questions({ only, search }: { readonly only: Kind; readonly search: string }) {
  const words = useTranslations("chatDocuments.asked");
  const formats = useFormats();
  const settled = useSettled(search);
  const query = { days: "30", only, limit: "100", ...(settled === "" ? {} : { search: settled }) } as const;
  const { data, problem, reload, refreshing } = useCall("chatConversations", { query });
  if (problem !== undefined && data === undefined)
    return <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />;
  if (data === undefined) return <Skeleton kind="table" columns={5} rows={8} />;
  if (data.questions.length === 0) return <EmptyState title={words("none")}>{words("noneText")}</EmptyState>;
  return (
    <PlainTable
      framed
      stacked="labelled"
      label={words("label")}
      rows={data.questions}
      rowKey={({ question }) => question}
      columns={[
        {
          key: "question",
          title: words("question"),
          namesRow: true,
          className: "max-sm:w-full min-w-56 break-words",
          render: ({ question }) => question,
        },
        { key: "times", title: words("times"), atEnd: true, render: ({ times }) => formats.count(times) },
        {
          key: "unanswered",
          title: words("unanswered"),
          atEnd: true,
          render: ({ unanswered }) => formats.count(unanswered),
        },
        { key: "unhelpful", title: words("unhelpful"), atEnd: true, render: (row) => formats.count(row.unhelpful) },
        {
          key: "last",
          title: words("last"),
          className: "whitespace-nowrap",
          render: ({ last_asked }) => formats.day(last_asked),
        },
      ]}
    />
  );
}
