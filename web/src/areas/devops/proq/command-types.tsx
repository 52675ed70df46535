import { changeQuery, defaultGridQuery, Panel, toSearchParams } from "@paygauge/ui";
import { fromSearchParams } from "@paygauge/ui/grid/grid-query-params.ts";
import { useLocation, useSearch } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useCall } from "../../../data/use-call.ts";
import { Term } from "../../../glossary/term.tsx";
import { shortType } from "../../../state/command-words.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { listOf } from "./list-address.ts";

/** How many commands of each type are queued; a click shows those alone, another one shows all again. */
export function CommandTypes({ pollMs }: { readonly pollMs: number }) {
  const words = useTranslations("devops.types");
  const { count } = useFormats();
  const search = useSearch();
  const [, navigate] = useLocation();
  const { data } = useCall("queuedCommandsCount", {}, { pollMs });
  const filters = fromSearchParams(new URLSearchParams(search), defaultGridQuery).filters;
  const chosen = listOf(search) === "queued" ? filters.filter((each) => each.property === "commandType") : [];
  const choose = (type: string) => {
    const others = filters.filter((each) => each.property !== "commandType");
    const isChosen = chosen.some((each) => each.value === type);
    const own = { property: "commandType", operator: "Equal", value: type, allowNull: false } as const;
    const query = changeQuery(defaultGridQuery, { filters: isChosen ? others : [...others, own] });
    const params = new URLSearchParams(toSearchParams(query)).toString();
    navigate(params === "" ? linkTo("proqMonitoring") : `${linkTo("proqMonitoring")}?${params}`);
  };
  const types = (data ?? []).toSorted((a, b) => b.count - a.count);
  return (
    <Panel title={<Term id="command">{words("title")}</Term>}>
      {data !== undefined && types.length === 0 && <p className="text-data text-text-2">{words("empty")}</p>}
      {types.length > 0 && (
        <ul className="-mx-2 max-h-40 overflow-auto">
          {types.map((type) => (
            <li key={type.name}>
              <button
                type="button"
                aria-pressed={chosen.some((each) => each.value === type.name)}
                title={words("filter", { type: shortType(type.name), count: count(type.count) })}
                onClick={() => choose(type.name)}
                className="flex min-h-7 w-full items-center gap-3 rounded-control px-2 text-start text-data hover:bg-hover aria-pressed:bg-selected aria-pressed:font-medium pointer-coarse:min-h-11"
              >
                <span className="min-w-0 grow truncate">{shortType(type.name)}</span>{" "}
                <span className="text-text-2 tabular-nums">{count(type.count)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
