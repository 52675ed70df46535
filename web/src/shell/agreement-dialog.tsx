import { Button, Dialog, ErrorState, Skeleton } from "@paygauge/ui";
import { useSetAtom } from "jotai";
import { useState } from "react";
import type { AgreementKind } from "@paygauge/api-types/entities/agreements";
import { problemView } from "../data/grid-error.ts";
import { signOut } from "../data/session.ts";
import { useAction } from "../data/use-action.ts";
import { useCall } from "../data/use-call.ts";
import { meAtom, useBoot } from "../state/boot.ts";
import { useFormats, useTranslations } from "../state/formats.ts";

/** The text that is to be agreed to next, null when all are: terms of service first. */
function useOutstanding(): AgreementKind | null {
  const { me } = useBoot();
  if (!me.agreedLatestTermsOfService) return "termsOfService";
  return me.agreedLatestPrivacyPolicy ? null : "privacyPolicy";
}

/**
 * Asks for agreement to the latest texts, one after the other; nothing else opens before (docs/specification.md section
 * 4).
 */
export function AgreementDialog() {
  const words = useTranslations("shell.agreements");
  const formats = useFormats();
  const kind = useOutstanding();
  const { me } = useBoot();
  const setMe = useSetAtom(meAtom);
  const [leaving, setLeaving] = useState(false);
  const { data, problem, reload, refreshing } = useCall("termsStatus", {});
  const terms = useAction("agreeTermsOfService", { operation: words("operation") });
  const privacy = useAction("agreePrivacyPolicy", { operation: words("operation") });
  if (kind === null) return null;
  const latest = data?.[kind].latest ?? null;
  const pending = terms.pending || privacy.pending;
  const agree = async () => {
    if (latest === null) return;
    const query = { versionId: latest.versionId };
    const outcome = await (kind === "termsOfService" ? terms : privacy).run({ query });
    // A newer version came meanwhile: it is shown, and asked for, next.
    if (outcome && !outcome.ok) reload();
    if (!outcome?.ok) return;
    const agreed = kind === "termsOfService" ? "agreedLatestTermsOfService" : "agreedLatestPrivacyPolicy";
    setMe({ ...me, [agreed]: true });
  };
  return (
    <Dialog
      open
      submitting
      size="md"
      onOpenChange={() => undefined}
      title={latest?.title ?? words("title")}
      description={words("text")}
      footer={
        <>
          <Button
            pending={leaving}
            onClick={() => {
              setLeaving(true);
              void signOut();
            }}
          >
            {words("signOut")}
          </Button>
          <Button variant="primary" pending={pending} disabled={latest === null} onClick={() => void agree()}>
            {words("agree", { what: words(kind) })}
          </Button>
        </>
      }
    >
      {latest === null && problem === undefined && <Skeleton kind="form" fields={4} />}
      {latest === null && problem !== undefined && (
        <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
      )}
      {latest !== null && (
        <>
          <p className="mb-2 text-label text-text-2">
            {words("publishedOn", { date: formats.day(latest.publishedOn) })}
          </p>
          {latest.text.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph} className="mb-2 text-body whitespace-pre-line wrap-anywhere">
              {paragraph}
            </p>
          ))}
        </>
      )}
    </Dialog>
  );
}
