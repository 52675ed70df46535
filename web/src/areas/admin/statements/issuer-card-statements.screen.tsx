import { PageHeader, Panel } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useCall } from "../../../data/use-call.ts";
import { RecordStatus } from "../../../records/record-status.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { usePageParams } from "../../../state/page.ts";
import { useMay } from "../../../state/permissions.ts";
import { SharingPanel } from "./sharing-panel.tsx";
import { StatementImportPanel } from "./statement-import.tsx";
import { StatementMerchants } from "./statement-merchants.tsx";
import { StatementVersions } from "./statement-versions.tsx";
import { StatementWayOn } from "./statement-way-on.tsx";
import { useListedMerchants } from "./use-listed-merchants.ts";
import "./statement-calls.ts";

/** Card statements of one issuer: which version its jobs see, the way to another, and the import of a new file. */
export default function IssuerCardStatementsScreen() {
  const { issuerId } = usePageParams("issuerCardStatements");
  const words = useTranslations("tenants.statements");
  const mayEdit = useMay("IssuerArea_CRUD");
  const [listed, change] = useListedMerchants();
  const { data, problem, reload, refreshing } = useCall("cardStatements", { params: { id: issuerId } });
  if (data === undefined)
    return <RecordStatus problem={problem} onRetry={reload} retrying={refreshing} listHref={linkTo("issuerManager")} />;
  return (
    <>
      <PageHeader title={words("title", { issuer: data.issuerName })} />
      <div className="flex max-w-300 flex-col gap-3.5 border-t border-line p-5 max-lg:p-4">
        <p className="max-w-180 text-data text-text-2">{words("intro")}</p>
        <Panel title={words("versions")}>
          {data.versions.length === 0 ? (
            <p className="max-w-180 text-data text-text-2">{words(mayEdit ? "none" : "noneView")}</p>
          ) : (
            <StatementVersions
              issuerId={issuerId}
              data={data}
              mayEdit={mayEdit}
              onChanged={reload}
              listed={listed.version}
              onList={(version) => change({ version: version === listed.version ? null : version })}
            />
          )}
          <StatementWayOn issuerId={issuerId} data={data} mayEdit={mayEdit} />
        </Panel>
        {listed.version !== null && (
          <StatementMerchants
            key={listed.version}
            place={{ id: issuerId, versionNumber: String(listed.version) }}
            listed={listed}
            onChange={change}
          />
        )}
        {mayEdit && <StatementImportPanel key={issuerId} issuerId={issuerId} data={data} onKept={reload} />}
        <SharingPanel issuerId={issuerId} sharing={data.sharing} mayEdit={mayEdit} onChanged={reload} />
      </div>
    </>
  );
}
