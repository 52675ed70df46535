import { Button, ErrorState, Panel, Skeleton } from "@paygauge/ui";
import { Pencil } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { IssuerFull } from "@paygauge/api-types/entities/issuers";
import { assumptionKeys, assumptionRules, type AssumptionKey } from "@paygauge/api-types/entities/assumption-keys";
import { productValues } from "@paygauge/analysis/value/assumptions";
import type { IssuerAssumptions } from "@paygauge/api-types/entities/issuer-assumptions";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useAssumptionWords } from "../../../state/use-assumption-words.ts";

// Only who changes something needs it.
const AssumptionsDialog = lazy(() => import("./assumptions-dialog.tsx"));

interface AssumptionsPanelProps {
  readonly issuer: Pick<IssuerFull, "id" | "name">;
  readonly mayEdit: boolean;
}

/** Assumptions that the issuer can state: amounts of money only in a currency of its own. */
export const statableIn = ({ currency }: Pick<IssuerAssumptions, "currency">): readonly AssumptionKey[] =>
  assumptionKeys.filter((key) => currency !== null || assumptionRules[key].unit !== "money");

/** What the issuer's use cases assume before the product does. */
export default function AssumptionsPanel({ issuer, mayEdit }: AssumptionsPanelProps) {
  const words = useTranslations("tenants.assumptions");
  const { data, problem, reload, refreshing } = useCall("issuerAssumptions", { params: { id: issuer.id } });
  const [editing, setEditing] = useState(false);
  const own = Object.keys(data?.typed ?? {}).length;
  return (
    <Panel
      title={words("title")}
      facts={data === undefined ? undefined : words("facts", { count: own })}
      actions={
        mayEdit &&
        data !== undefined && (
          <Button size="sm" icon={<Pencil aria-hidden size={14} strokeWidth={1.6} />} onClick={() => setEditing(true)}>
            {words("edit")}
          </Button>
        )
      }
    >
      <p className="mb-3 text-label text-text-2">{words("text")}</p>
      {data === undefined && problem === undefined && <Skeleton kind="form" fields={4} />}
      {data === undefined && problem !== undefined && (
        <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
      )}
      {data !== undefined && <Values issuer={issuer} found={data} />}
      {editing && data !== undefined && (
        <Suspense fallback={null}>
          <AssumptionsDialog
            key={data.version}
            issuer={issuer}
            found={data}
            onSaved={reload}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </Panel>
  );
}

interface ValuesProps extends Pick<AssumptionsPanelProps, "issuer"> {
  readonly found: IssuerAssumptions;
}

function Values({ issuer, found }: ValuesProps) {
  const words = useTranslations("tenants.assumptions");
  const formats = useFormats();
  const { currency, minorDigits, typed, savedBy, savedOn } = found;
  const { nameOf, valueOf } = useAssumptionWords({ currency: currency ?? "", minorDigits, issuerName: issuer.name });
  const known: Readonly<Partial<Record<AssumptionKey, number>>> = productValues;
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-data">
        {statableIn(found).map((key) => {
          const [own, product] = [typed[key], known[key]];
          const value = own ?? product;
          return (
            <div key={key} className="contents">
              <dt className="min-w-0 text-text-2">
                {nameOf(key)}
                <span className="block text-label text-text-3">{words(own === undefined ? "product" : "own")}</span>
              </dt>
              <dd className={`text-end tabular-nums ${own === undefined ? "text-text-2" : "font-medium"}`}>
                {value === undefined ? words("byMethod") : valueOf(key, value)}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-3 text-label text-text-2">
        {currency === null ? words("noCurrency") : words("ofCurrency", { currency })}
        {savedBy !== null && savedOn !== null && (
          <span className="block">{words("saved", { name: savedBy, day: formats.day(savedOn) })}</span>
        )}
      </p>
    </>
  );
}
