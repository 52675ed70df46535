import { Panel, PlainTable } from "@paygauge/ui";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useVendorView } from "./vendor-view.ts";

/** The names that the user's jobs state, with how many of them state each. */
export function NamesPanel() {
  const words = useTranslations("vendors.page");
  const formats = useFormats();
  const { names } = useVendorView().vendor;
  return (
    <Panel title={words("namesTitle")}>
      <PlainTable
        long
        label={words("namesTitle")}
        columns={[
          { key: "name", title: words("name"), namesRow: true, render: (row: (typeof names)[number]) => row.name },
          {
            key: "place",
            title: words("place"),
            render: ({ city, country }) => [city, country].filter((part) => part !== "").join(", "),
          },
          { key: "jobs", title: words("jobs"), atEnd: true, render: ({ jobs }) => formats.count(jobs) },
        ]}
        rows={names}
        rowKey={(_row, at) => at}
      />
    </Panel>
  );
}
