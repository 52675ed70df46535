import { FormShell, PageHeader } from "@paygauge/ui";
import { useLocation } from "wouter";
import { linkTo, sitemap } from "@paygauge/api-types";
import { useKeptForm } from "../../../data/drafts/use-kept-form.ts";
import { useAction } from "../../../data/use-action.ts";
import { useWords } from "../../../state/formats.ts";
import { usePageName } from "../../../state/language.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import { clearUnsaved } from "../../../state/unsaved.ts";
import { outcomeOf } from "../shared/form-outcome.ts";
import { checkCreate, createBodyOf, createNames, emptyIssuer } from "./issuer-form.ts";
import { useIssuerFields } from "./use-issuer-fields.ts";

/** A new issuer. */
export default function IssuerCreateScreen() {
  const words = useWords("tenants.issuer");
  const pageName = usePageName();
  const [, navigate] = useLocation();
  const mayChange = useMayChange();
  const fields = useIssuerFields(createNames);
  const { run } = useAction("createIssuer", { operation: words("create"), quiet: true });
  const form = useKeptForm(
    { entityType: "issuer", entityId: "new" },
    {
      initial: emptyIssuer,
      check: checkCreate,
      submit: async (values) => {
        const outcome = await run({ body: createBodyOf(values) });
        if (outcome?.ok) {
          notifyDone(outcome.answer.message);
          clearUnsaved();
          navigate(linkTo("issuer", { issuerId: outcome.answer.id }));
        }
        return outcomeOf(outcome, createNames);
      },
    },
  );
  return (
    <>
      <PageHeader title={pageName(sitemap.issuerCreate.title)} />
      <div className="border-t border-line bg-surface p-5 max-lg:p-4">
        <FormShell
          label={pageName(sitemap.issuerCreate.title)}
          fields={fields}
          form={form}
          submitLabel={words("create")}
          readOnly={!mayChange}
        />
      </div>
    </>
  );
}
