import { AppLink, buttonStyle, defaultGridQuery } from "@paygauge/ui";
import { BookOpen } from "lucide-react";
import { useCallback } from "react";
import { useLocation, useSearch } from "wouter";
import { limits } from "@paygauge/api-types/limits";
import { linkTo } from "@paygauge/api-types/sitemap";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { ListGrid } from "../../../data/lists/list-grid.tsx";
import { withOwnDays } from "../../../data/own-days.ts";
import { useRows } from "../../../data/use-rows.ts";
import { useGridViews } from "../../../data/views/use-grid-views.ts";
import { useTranslations } from "../../../state/formats.ts";
import { ProgramPanel } from "./program-panel.tsx";
import { useProgramColumns } from "./use-program-columns.tsx";

const byName = {
  ...defaultGridQuery,
  pageSize: limits.usersPageSize,
  orderBy: { property: "name", direction: "asc" },
} as const;
/** The address names the list and the program that is open. */
const viewKeys = { keeps: ["status", "program"] } as const;

/** The program that the address names, and how another is opened or it is closed. */
function useOpenProgram() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const show = useCallback(
    (id: string | null) => {
      const params = new URLSearchParams(search);
      if (id === null) params.delete("program");
      else params.set("program", id);
      navigate(`${path}?${params.toString()}`);
    },
    [search, path, navigate],
  );
  return [new URLSearchParams(search).get("program"), show] as const;
}

/** Programs that call the API: who registered them, what they may do, and when they were used. */
export function ProgramsPart() {
  const words = useTranslations("programs");
  const [opened, show] = useOpenProgram();
  const views = useGridViews("programs", byName, viewKeys);
  const { query, setQuery, ready } = views;
  const rows = useRows("programs", {
    query,
    setQuery,
    ready,
    inputOf: (body) => ({ body: withOwnDays(body, "registeredOn", "lastUsedOn", "revokedOn") }),
  });
  const open = useCallback(({ id }: { readonly id: string }) => show(id), [show]);
  const columns = useProgramColumns(open);
  return (
    <>
      <div className="min-h-0 grow">
        <ListGrid
          label={words("part")}
          views={views}
          columns={columns}
          rows={rows}
          keyIn="id"
          searchable
          noMatch={words("noMatch")}
          onOpenRow={open}
          toolbarEnd={
            <AppLink href={linkTo("apiReference")} className={buttonStyle({ variant: "secondary" })}>
              <BookOpen aria-hidden size={16} strokeWidth={1.6} />
              {words("reference")}
            </AppLink>
          }
          empty={<EmptyList list="programs" />}
        />
      </div>
      <p className="border-t border-line px-5 py-2 text-label text-text-2 max-lg:px-4">{words("note")}</p>
      {opened !== null && <ProgramPanel id={opened} onClose={() => show(null)} onChanged={rows.reload} />}
    </>
  );
}
