import { Button, EmptyState, ErrorState, PageHeader, saveFile, Skeleton, TextField } from "@paygauge/ui";
import { Download } from "lucide-react";
import { useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import { programLimits } from "@paygauge/api-types/entities/programs";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { matching, operationsOf, type Operation } from "./operations.ts";
import { OperationEntry } from "./operation-entry.tsx";

/** The search and the endpoint that is open, both in the address. */
function useAddress() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(search);
  const set = (name: string, value: string | null) => {
    const next = new URLSearchParams(search);
    if (value === null || value === "") next.delete(name);
    else next.set(name, value);
    const text = next.toString();
    navigate(text === "" ? path : `${path}?${text}`, { replace: true });
  };
  return { sought: params.get("q") ?? "", opened: params.get("call"), set };
}

/** Every endpoint that the user, or a program with the same rights, can call: parameters, permissions and an example. */
export default function ApiReferenceScreen() {
  const words = useTranslations("programs.api");
  const formats = useFormats();
  const { data, problem, reload } = useCall("openApi", {});
  const operations = useMemo(() => (data === undefined ? [] : operationsOf(data, window.location.origin)), [data]);
  const facts = data && words("facts", { count: operations.length, most: programLimits.callsPerMinute });
  const save = () => saveFile(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }), "openapi.json");
  return (
    <>
      <PageHeader
        title={words("title")}
        facts={facts}
        actions={
          <Button
            disabled={data === undefined}
            icon={<Download aria-hidden size={16} strokeWidth={1.6} />}
            onClick={save}
          >
            {words("download")}
          </Button>
        }
      />
      <section aria-label={words("title")} className="border-t border-line p-5 max-lg:p-4" lang={formats.locale}>
        {data !== undefined && <Endpoints operations={operations} />}
        {data === undefined && problem !== undefined && <ErrorState {...problemView(problem)} onRetry={reload} />}
        {data === undefined && problem === undefined && <Skeleton kind="table" columns={3} rows={12} />}
      </section>
    </>
  );
}

function Endpoints({ operations }: { readonly operations: readonly Operation[] }) {
  const words = useTranslations("programs.api");
  const { sought, opened, set } = useAddress();
  const groups = useMemo(() => matching(operations, sought), [operations, sought]);
  return (
    <div className="flex max-w-240 flex-col gap-5">
      <p className="text-data text-text-2">{words("how")}</p>
      <TextField label={words("search")} value={sought} onChange={({ target }) => set("q", target.value)} />
      {groups.size === 0 && <EmptyState title={words("none")} />}
      {[...groups].map(([tag, listed]) => (
        <section key={tag} aria-label={tag}>
          <h2 className="mb-1.5 font-mono text-mono text-text-2">{tag}</h2>
          <ul className="divide-y divide-line rounded-control border border-line bg-surface">
            {listed.map((each) => (
              <li key={each.id}>
                <OperationEntry
                  operation={each}
                  isOpen={each.id === opened}
                  onToggle={() => set("call", each.id === opened ? null : each.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
