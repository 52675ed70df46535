import { useMemo } from "react";
import * as v from "valibot";
import { linkTo } from "@paygauge/api-types";
import { buyersCalls } from "@paygauge/api-types/endpoints/buyers";
import { bodySchema } from "../../../data/body-schema.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useWords } from "../../../state/formats.ts";
import { CreatePage, useOpenMade } from "../shared/create-page.tsx";
import { useSavedForm } from "../shared/use-saved-form.ts";
import { bodyPartOf, buyerNames, useBuyerFields, type BuyerFormValues } from "./use-buyer-fields.ts";

const empty: BuyerFormValues = { issuerId: "", name: "", country: "", currency: "", industryCode: "" };
const { entries } = buyersCalls.createBuyer.body;
const allIssuers = { body: { pageNumber: 1, pageSize: 200, orderBy: "name" } };

/** A new buyer of one issuer. */
export default function BuyerCreateScreen() {
  const words = useWords("tenants.buyer");
  const open = useOpenMade();
  const issuers = useCall("issuers", allIssuers).data?.collection;
  const options = useMemo(() => (issuers ?? []).map(({ id, name }) => ({ value: id, label: name })), [issuers]);
  const fields = useBuyerFields(options);
  const { run } = useAction("createBuyer", { operation: words("create"), quiet: true });
  const chosen = v.pipe(v.string(), v.minLength(1, words("issuerMissing")));
  const form = useSavedForm(
    { entityType: "buyer", entityId: "new" },
    {
      initial: empty,
      schema: bodySchema(
        (values: BuyerFormValues) => ({ issuerId: values.issuerId, ...bodyPartOf(values) }),
        v.strictObject({ ...entries, issuerId: chosen }),
      ),
      names: ["issuerId", ...buyerNames],
      save: (body) => run({ body }),
      onSaved: ({ id }) => open(linkTo("buyer", { buyerId: id })),
    },
  );
  return <CreatePage page="buyerCreate" fields={fields} form={form} submitLabel={words("create")} />;
}
