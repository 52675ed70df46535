import { Button, ConfirmDialog, ErrorState, Panel, PlainTable, Skeleton, TextLink } from "@paygauge/ui";
import { Check, X } from "lucide-react";
import { useState } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Company, CompanySuppliers as Compared } from "@paygauge/api-types/entities/companies";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";

type Supplier = Compared["suppliers"][number];

/** Suppliers of the user's jobs that may be the company, each part with whether it agrees, and the decision. */
export function CompanySuppliers({ company }: { readonly company: Company }) {
  const words = useTranslations("tools.companies.suppliers");
  const maySee = useMay("JobSuppliers_VIEW");
  const { number } = company;
  const { data, problem, reload, refreshing } = useCall("companySuppliers", maySee ? { query: { number } } : null);
  const [asking, setAsking] = useState<Supplier | null>(null);
  if (!maySee) return null;
  return (
    <Panel title={words("title")} facts={data && words("facts", { count: data.suppliers.length, jobs: data.jobs })}>
      {problem !== undefined ? (
        <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
      ) : data === undefined ? (
        <Skeleton kind="form" fields={3} />
      ) : data.suppliers.length === 0 ? (
        <p className="text-data text-text-2">{words("none")}</p>
      ) : (
        <SuppliersTable company={company} suppliers={data.suppliers} onAsk={setAsking} />
      )}
      {asking !== null && (
        <ConfirmCompany company={company} supplier={asking} onClose={() => setAsking(null)} onDone={reload} />
      )}
    </Panel>
  );
}

interface SuppliersTableProps {
  readonly company: Company;
  readonly suppliers: readonly Supplier[];
  readonly onAsk: (supplier: Supplier) => void;
}

function SuppliersTable({ company, suppliers, onAsk }: SuppliersTableProps) {
  const words = useTranslations("tools.companies.suppliers");
  const mayChange = useMayChange();
  return (
    <PlainTable
      stacked
      label={words("title")}
      rows={suppliers}
      rowKey={({ jobId, supplierKey }) => `${jobId}/${supplierKey}`}
      columns={[
        {
          key: "name",
          title: words("name"),
          namesRow: true,
          className: "max-sm:w-full min-w-40",
          render: ({ jobId, jobName, supplierKey, name, isNameEqual }) => (
            <>
              <TextLink href={linkTo("jobSupplier", { jobId, supplierKey })}>{name}</TextLink>{" "}
              <Agrees is={isNameEqual} />
              <span className="block font-normal text-text-2">{jobName}</span>
            </>
          ),
        },
        { key: "number", title: words("number"), render: (row) => <NumberCell row={row} /> },
        {
          key: "postcode",
          title: words("postcode"),
          render: ({ postcode, isPostcodeEqual }) =>
            postcode === "" ? (
              words("notStated")
            ) : (
              <>
                {postcode} {company.postcode !== "" && <Agrees is={isPostcodeEqual} />}
              </>
            ),
        },
        {
          key: "confirm",
          title: words("confirm"),
          titleHidden: true,
          atEnd: true,
          render: (row) =>
            row.confirmed === company.number ? (
              words("confirmed")
            ) : (
              <Button size="sm" disabled={!row.canConfirm || !mayChange} onClick={() => onAsk(row)}>
                {words("confirm")}
              </Button>
            ),
        },
      ]}
    />
  );
}

function Agrees({ is }: { readonly is: boolean }) {
  const words = useTranslations("tools.companies.suppliers");
  const Icon = is ? Check : X;
  return (
    <span className={is ? "text-success" : "text-warning"}>
      <Icon aria-hidden size={14} className="inline" />
      <span className="sr-only">{words(is ? "agrees" : "differs")}</span>
    </span>
  );
}

function NumberCell({ row: { number, companyNumber, numberBits } }: { readonly row: Supplier }) {
  const words = useTranslations("tools.companies.suppliers");
  const formats = useFormats();
  if (number === "none") return words("notStated");
  return (
    <>
      <span className="font-mono text-mono">{companyNumber}</span> <Agrees is={number === "equal"} />
      <span className="block text-label text-text-2">
        {number === "equal" ? words("bits", { bits: formats.amount(String(numberBits)) }) : words("other")}
      </span>
    </>
  );
}

interface ConfirmCompanyProps {
  readonly company: Company;
  readonly supplier: Supplier;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before the decision; a company that isn't active is named as such. */
function ConfirmCompany({ company, supplier, onClose, onDone }: ConfirmCompanyProps) {
  const words = useTranslations("tools.companies.suppliers");
  const { run, pending } = useAction("decideCompany", { operation: words("confirm") });
  const isActive = company.status === "active" && !company.isToBeStruckOff;
  const { jobId, supplierKey } = supplier;
  const confirm = async () => {
    const body = { number: company.number, confirmsStatus: !isActive };
    const outcome = await run({ params: { jobId, supplierKey }, body });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    onClose();
    onDone();
  };
  return (
    <ConfirmDialog
      open
      size="sm"
      submitting={pending}
      title={words("ask", { supplier: supplier.name, company: company.name })}
      description={words(isActive ? "askText" : "askInactive", { number: company.number })}
      confirmLabel={words("confirm")}
      onConfirm={() => void confirm()}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    />
  );
}
