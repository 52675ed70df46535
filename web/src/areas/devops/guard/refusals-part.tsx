import { Panel } from "@paygauge/ui";
import type { GuardRefusals } from "@paygauge/api-types/entities/resource-guard";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { Paged } from "./paged.tsx";

/** Who was refused what in the last day. */
export function RefusalTable({ rows }: Pick<GuardRefusals, "rows">) {
  const words = useTranslations("resourceGuard");
  const { count } = useFormats();
  return (
    <Paged rows={rows} empty={words("noRefusals")}>
      {(shown) => (
        <table className="w-full text-data">
          <thead className="text-label text-text-2">
            <tr className="border-b border-line">
              <th className="py-1.5 text-start font-medium">{words("permission")}</th>
              <th className="px-2 py-1.5 text-start font-medium">{words("call")}</th>
              <th className="px-2 py-1.5 text-start font-medium">{words("user")}</th>
              <th className="py-1.5 ps-2 text-end font-medium">{words("count")}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={`${row.id} ${row.code} ${row.user?.id ?? row.count}`} className="border-b border-line align-top">
                <td className="py-1.5 wrap-anywhere">
                  {row.needs.join(", ")}
                  <span className="block text-label text-text-2">{row.code}</span>
                </td>
                <td className="px-2 py-1.5">
                  <code className="wrap-anywhere">{row.path}</code>
                </td>
                <td className="px-2 py-1.5 wrap-anywhere">{row.user?.name ?? words("hiddenUser")}</td>
                <td className="py-1.5 ps-2 text-end tabular-nums">{count(row.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Paged>
  );
}

const shownAtMost = 6;

/** The permissions that were missing most, and other refusals by their code. */
export function MostRefused({ most }: Pick<GuardRefusals, "most">) {
  const words = useTranslations("resourceGuard");
  const { count } = useFormats();
  return (
    <Panel title={words("mostRefused")} facts={words("mostFacts")}>
      {most.length === 0 && <p className="text-data text-text-2">{words("noRefusals")}</p>}
      <ul className="divide-y divide-line text-data">
        {most.slice(0, shownAtMost).map((each) => (
          <li key={each.permission ?? each.code} className="flex flex-wrap items-baseline gap-x-2 py-1.5">
            <span className="font-medium wrap-anywhere">{each.permission ?? each.code}</span>
            <span className="grow text-label text-text-2">{words("users", { users: each.users })}</span>
            <span className="tabular-nums">{count(each.count)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
