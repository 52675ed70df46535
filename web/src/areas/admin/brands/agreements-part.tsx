import { ConfirmDialog, ErrorState, FormShell, Panel, Skeleton, type FormValues } from "@paygauge/ui";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { useRef, useState } from "react";
import {
  agreementKinds,
  publishAgreementBody,
  type Agreement,
  type AgreementKind,
} from "@paygauge/api-types/entities/agreements";
import { bodySchema } from "../../../data/body-schema.ts";
import { problemView } from "../../../data/grid-error.ts";
import { useKeptForm } from "../../../data/drafts/use-kept-form.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import { outcomeOf } from "../../../records/form-outcome.ts";

/** Terms of service and privacy policy: the text in force, and the next one. */
export function AgreementsPart() {
  const words = useTranslations("tenants.agreements");
  const { data, problem, reload, refreshing } = useCall("termsStatus", {});
  if (data === undefined && problem === undefined)
    return (
      <div className="p-5 max-lg:p-4">
        <Skeleton kind="form" fields={4} />
      </div>
    );
  if (data === undefined)
    return problem && <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />;
  return (
    <div className="grid max-w-360 items-start gap-3.5 p-5 max-lg:p-4 lg:grid-cols-2">
      {agreementKinds.map((kind) => (
        <Panel key={kind} title={words(`kinds.${kind}`)}>
          {data[kind].latest === null && <EmptyList list="agreements" />}
          <AgreementForm
            key={data[kind].latest?.versionId ?? ""}
            kind={kind}
            latest={data[kind].latest}
            onPublished={reload}
          />
        </Panel>
      ))}
    </div>
  );
}

interface AgreementFormProps {
  readonly kind: AgreementKind;
  readonly latest: Agreement | null;
  readonly onPublished: () => void;
}

/** The next version, started from the one in force; every user is asked again, so it is asked about first. */
function AgreementForm({ kind, latest, onPublished }: AgreementFormProps) {
  const words = useTranslations("tenants.agreements");
  const formats = useFormats();
  const mayChange = useMayChange();
  const [asking, setAsking] = useState(false);
  const answer = useRef<(yes: boolean) => void>(() => undefined);
  const { run, pending } = useAction("publishAgreement", { operation: words("publish"), quiet: true });
  const ask = () =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setAsking(true);
    });
  const form = useKeptForm(
    { entityType: "agreement", entityId: kind },
    {
      initial: { title: latest?.title ?? words(`kinds.${kind}`), text: latest?.text ?? "" },
      schema: bodySchema((values: FormValues) => ({ kind, ...values }), publishAgreementBody),
      submit: async (body) => {
        if (!(await ask())) return { ok: false };
        const outcome = await run({ body });
        setAsking(false);
        if (outcome?.ok) {
          notifyDone(outcome.answer.message);
          onPublished();
        }
        return outcomeOf(outcome, ["title", "text"]);
      },
    },
  );
  const decide = (yes: boolean) => {
    if (!yes) setAsking(false);
    answer.current(yes);
  };
  return (
    <>
      {latest !== null && (
        <p className="mb-3 text-label text-text-2">{words("inForce", { date: formats.day(latest.publishedOn) })}</p>
      )}
      <FormShell
        label={words(`kinds.${kind}`)}
        fields={[
          { name: "title", type: "text", label: words("title"), required: true },
          { name: "text", type: "textarea", label: words("text"), hint: words("textHint"), required: true },
        ]}
        form={form}
        submitLabel={words("publish")}
        readOnly={!mayChange}
      />
      {asking && (
        <ConfirmDialog
          open
          submitting={pending}
          onOpenChange={(open) => {
            if (!open) decide(false);
          }}
          title={words("publishTitle")}
          description={words("publishText")}
          onConfirm={() => decide(true)}
        />
      )}
    </>
  );
}
