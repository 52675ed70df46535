import { FormShell, PageHeader } from "@paygauge/ui";
import { useMemo } from "react";
import { useLocation } from "wouter";
import * as v from "valibot";
import { linkTo, sitemap } from "@paygauge/api-types";
import { buyersCalls } from "@paygauge/api-types/endpoints/buyers";
import { checkWith } from "../../../data/check-with.ts";
import { useKeptForm } from "../../../data/drafts/use-kept-form.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useWords } from "../../../state/formats.ts";
import { usePageName } from "../../../state/language.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import { clearUnsaved } from "../../../state/unsaved.ts";
import { outcomeOf } from "../shared/form-outcome.ts";
import { bodyPartOf, buyerNames, useBuyerFields, type BuyerFormValues } from "./use-buyer-fields.ts";

const empty: BuyerFormValues = { issuerId: "", name: "", country: "", currency: "", industryCode: "" };
const schema = buyersCalls.createBuyer.body;
const checkBody = checkWith(schema);
const allIssuers = { body: { pageNumber: 1, pageSize: 200, orderBy: "name" } };

/** A new buyer of one issuer. */
export default function BuyerCreateScreen() {
  const words = useWords("tenants.buyer");
  const pageName = usePageName();
  const [, navigate] = useLocation();
  const mayChange = useMayChange();
  const issuers = useCall("issuers", allIssuers).data?.collection;
  const options = useMemo(() => (issuers ?? []).map(({ id, name }) => ({ value: id, label: name })), [issuers]);
  const fields = useBuyerFields(options);
  const { run } = useAction("createBuyer", { operation: words("create"), quiet: true });
  const bodyOf = (values: BuyerFormValues) => ({ issuerId: values.issuerId, ...bodyPartOf(values) });
  const form = useKeptForm(
    { entityType: "buyer", entityId: "new" },
    {
      initial: empty,
      check: (values) => ({
        ...checkBody(bodyOf(values)),
        ...(values.issuerId === "" ? { issuerId: words("issuerMissing") } : {}),
      }),
      submit: async (values) => {
        const outcome = await run({ body: v.parse(schema, bodyOf(values)) });
        if (outcome?.ok) {
          notifyDone(outcome.answer.message);
          clearUnsaved();
          navigate(linkTo("buyer", { buyerId: outcome.answer.id }));
        }
        return outcomeOf(outcome, ["issuerId", ...buyerNames]);
      },
    },
  );
  return (
    <>
      <PageHeader title={pageName(sitemap.buyerCreate.title)} />
      <div className="border-t border-line bg-surface p-5 max-lg:p-4">
        <FormShell
          label={pageName(sitemap.buyerCreate.title)}
          fields={fields}
          form={form}
          submitLabel={words("create")}
          readOnly={!mayChange}
        />
      </div>
    </>
  );
}
