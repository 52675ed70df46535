import { FactList, FormShell, KeptFocus, PageHeader, Panel, TextLink } from "@paygauge/ui";
import { linkTo, type Buyer } from "@paygauge/api-types";
import { buyersCalls } from "@paygauge/api-types/endpoints/buyers";
import { bodySchema } from "../../../data/body-schema.ts";
import { useEntityLock } from "../../../data/locks/use-entity-lock.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useWords } from "../../../state/formats.ts";
import { usePageParams } from "../../../state/page.ts";
import { useMay } from "../../../state/permissions.ts";
import { useMayChange } from "../../../state/system.ts";
import { Pending } from "../shared/pending.tsx";
import { useSavedForm } from "../shared/use-saved-form.ts";
import { DeleteRecord } from "./delete-record.tsx";
import { bodyPartOf, buyerNames, useBuyerFields, type BuyerFormValues } from "./use-buyer-fields.ts";

/** One buyer. */
export default function BuyerScreen() {
  const { buyerId } = usePageParams("buyer");
  const { data, problem, reload, refreshing } = useCall("buyer", { params: { id: buyerId } });
  if (data === undefined || data.id !== buyerId)
    return <Pending problem={problem} onRetry={reload} retrying={refreshing} listHref={linkTo("buyerManager")} />;
  return <BuyerPage key={buyerId} buyer={data} onChanged={reload} />;
}

interface BuyerPartProps {
  readonly buyer: Buyer;
  readonly onChanged: () => void;
}

function BuyerPage({ buyer, onChanged }: BuyerPartProps) {
  const words = useWords("tenants.buyer");
  const formats = useFormats();
  const mayEdit = useMay("BuyerManagement_CRUD");
  useEntityLock("buyer", buyer.id, mayEdit);
  return (
    <>
      <PageHeader
        title={buyer.name}
        facts={buyer.issuerName}
        actions={
          mayEdit && (
            <DeleteRecord
              call="deleteBuyer"
              id={buyer.id}
              name={buyer.name}
              inUse={buyer.jobsCount > 0}
              list="buyerManager"
            />
          )
        }
      />
      <div className="border-t border-line">
        <div className="grid max-w-300 items-start gap-3.5 p-5 max-lg:p-4 lg:grid-cols-[3fr_2fr]">
          <Panel title={words("record")}>
            <KeptFocus>
              <RecordForm key={buyer.version} buyer={buyer} onChanged={onChanged} mayEdit={mayEdit} />
            </KeptFocus>
          </Panel>
          <Panel title={words("use")}>
            <FactList
              facts={[
                [
                  words("issuer"),
                  <TextLink key="issuer" href={linkTo("issuer", { issuerId: buyer.issuerId })}>
                    {buyer.issuerName}
                  </TextLink>,
                ],
                [words("jobs"), formats.count(buyer.jobsCount)],
                [words("created"), formats.day(buyer.createdOn)],
              ]}
            />
          </Panel>
        </div>
      </div>
    </>
  );
}

function RecordForm({ buyer, onChanged, mayEdit }: BuyerPartProps & { readonly mayEdit: boolean }) {
  const words = useWords("tenants.buyer");
  const mayChange = useMayChange();
  const fields = useBuyerFields();
  const { run } = useAction("updateBuyer", { operation: words("save"), quiet: true });
  const initial: BuyerFormValues = {
    issuerId: buyer.issuerId,
    name: buyer.name,
    country: buyer.country,
    currency: buyer.currency ?? "",
    industryCode: buyer.industryCode ?? "",
  };
  const form = useSavedForm(
    { entityType: "buyer", entityId: buyer.id },
    {
      initial,
      schema: bodySchema(
        (values: BuyerFormValues) => ({ id: buyer.id, version: buyer.version, ...bodyPartOf(values) }),
        buyersCalls.updateBuyer.body,
      ),
      names: buyerNames,
      save: (body) => run({ body }),
      onSaved: onChanged,
    },
  );
  return (
    <FormShell
      label={words("record")}
      fields={fields}
      form={form}
      submitLabel={words("save")}
      readOnly={!mayChange || !mayEdit}
    />
  );
}
