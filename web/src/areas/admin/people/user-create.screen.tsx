import { FormShell, PageHeader, type FieldSpec } from "@paygauge/ui";
import { useLocation } from "wouter";
import * as v from "valibot";
import { createUserBody, linkTo, sitemap } from "@paygauge/api-types";
import { checkWith } from "../../../data/check-with.ts";
import { useKeptForm } from "../../../data/drafts/use-kept-form.ts";
import { useAction } from "../../../data/use-action.ts";
import { useWords } from "../../../state/formats.ts";
import { usePageName } from "../../../state/language.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import { clearUnsaved } from "../../../state/unsaved.ts";
import { outcomeOf } from "../shared/form-outcome.ts";

const names = ["firstName", "lastName", "username", "email", "idpId", "idProviderName"] as const;
const empty = { firstName: "", lastName: "", username: "", email: "", idpId: "", idProviderName: "" };
const check = checkWith(createUserBody);

/** A new person, known to the identity provider and not here yet. */
export default function UserCreateScreen() {
  const words = useWords("people.create");
  const pageName = usePageName();
  const [, navigate] = useLocation();
  const mayChange = useMayChange();
  const { run } = useAction("createUser", { operation: words("submit"), quiet: true });
  const form = useKeptForm(
    { entityType: "user", entityId: "new" },
    {
      initial: empty,
      check,
      submit: async (values) => {
        const outcome = await run({ body: v.parse(createUserBody, values) });
        if (outcome?.ok) {
          notifyDone(outcome.answer.message);
          clearUnsaved();
          navigate(linkTo("user", { userId: outcome.answer.id }));
        }
        return outcomeOf(outcome, names);
      },
    },
  );
  const fields = names.map((name): FieldSpec => {
    const hint = name === "idpId" || name === "idProviderName" ? { hint: words(`hints.${name}`) } : {};
    return { name, type: "text", label: words(`fields.${name}`), required: true, ...hint };
  });
  return (
    <>
      <PageHeader title={pageName(sitemap.userCreate.title)} facts={words("facts")} />
      <div className="border-t border-line bg-surface p-5 max-lg:p-4">
        <FormShell
          label={pageName(sitemap.userCreate.title)}
          fields={fields}
          form={form}
          submitLabel={words("submit")}
          readOnly={!mayChange}
        />
      </div>
    </>
  );
}
