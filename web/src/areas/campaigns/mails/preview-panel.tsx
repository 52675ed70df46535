import { EmptyState, ErrorState, IconButton, Panel, Skeleton, useTranslate } from "@paygauge/ui";
import { Check, ChevronLeft, ChevronRight, TriangleAlert } from "lucide-react";
import { useEffect } from "react";
import type { MailPreview } from "@paygauge/api-types/entities/campaign-mails";
import { problemView } from "../../../data/grid-error.ts";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useMailView } from "./mail-view.ts";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.6 } as const;

/** Whether keys are typed into a field. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** J and K show the mail to the next and the previous supplier. */
function useNeighbourKeys(shown: MailPreview | undefined, show: (key: string) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const to = event.key === "j" ? shown?.nextKey : event.key === "k" ? shown?.previousKey : null;
      if (to != null) show(to);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [shown, show]);
}

/** The exact mail to one supplier, and what must hold for all before they are sent. */
export function PreviewPanel() {
  const words = useTranslations("campaigns.mails");
  const { mails, preview } = useMailView();
  const [, show] = useAddressPart("supplier");
  const { data, problem, reload, refreshing } = preview;
  useNeighbourKeys(data, show);
  const mail = data?.mail ?? null;
  return (
    <Panel
      title={words("preview")}
      facts={mail === null ? undefined : mail.supplier}
      actions={<Neighbours {...{ data, show }} />}
    >
      {problem !== undefined && <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />}
      {data === undefined && problem === undefined && <Skeleton kind="table" columns={1} rows={8} rowHeight={24} />}
      {data !== undefined && mail === null && (
        <EmptyState title={words("noReceiver")}>{words("noReceiverLead")}</EmptyState>
      )}
      {data !== undefined && mail !== null && (
        <div className="flex flex-col gap-3">
          <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-data">
            <dt className="text-text-2">{words("from")}</dt>
            <dd className="wrap-anywhere">{`${mails.from.name}, ${mails.from.address}`}</dd>
            <dt className="text-text-2">{words("to")}</dt>
            <dd className="wrap-anywhere">{[mail.toName, mail.toAddress].filter((each) => each !== "").join(", ")}</dd>
            {mails.accountsMail !== "" && (
              <>
                <dt className="text-text-2">{words("replies")}</dt>
                <dd className="wrap-anywhere">{`${mails.accountsContact}, ${mails.accountsMail}`}</dd>
              </>
            )}
            <dt className="text-text-2">{words("subject")}</dt>
            <dd lang={mail.language} className="font-semibold wrap-anywhere">
              {mail.subject}
            </dd>
          </dl>
          <p lang={mail.language} className="border-t border-line pt-3 text-data whitespace-pre-line wrap-anywhere">
            {mail.text}
          </p>
        </div>
      )}
      {data !== undefined && <Checks checks={data.checks} />}
    </Panel>
  );
}

interface NeighboursProps {
  readonly data: MailPreview | undefined;
  readonly show: (key: string) => void;
}

function Neighbours({ data, show }: NeighboursProps) {
  const words = useTranslations("campaigns.mails");
  if (data === undefined || data.of === 0) return null;
  const { previousKey, nextKey, place, of } = data;
  return (
    <div className="flex items-center gap-1 print:hidden">
      <span className="text-label text-text-2">{words("place", { place, of })}</span>
      <IconButton
        label={words("previous")}
        disabled={previousKey === null}
        onClick={() => previousKey !== null && show(previousKey)}
        icon={<ChevronLeft {...icon} />}
      />
      <IconButton
        label={words("next")}
        disabled={nextKey === null}
        onClick={() => nextKey !== null && show(nextKey)}
        icon={<ChevronRight {...icon} />}
      />
    </div>
  );
}

function Checks({ checks }: Pick<MailPreview, "checks">) {
  const words = useTranslations("campaigns.mails");
  const translate = useTranslate();
  return (
    <section aria-label={words("checks")} className="mt-3 border-t border-line pt-3">
      <h4 className="font-semibold">{words("checks")}</h4>
      <ul className="mt-1.5 flex flex-col gap-1.5 text-data">
        {checks.map(({ check, fault, suppliers }) => (
          <li key={check} className="flex gap-2">
            {fault === null ? (
              <Check {...icon} className="mt-0.5 shrink-0 text-success" />
            ) : (
              <TriangleAlert {...icon} className="mt-0.5 shrink-0 text-warning" />
            )}
            <span>
              {words(`check.${check}`)}
              {fault !== null && (
                <span className="block text-text-2">
                  {translate(fault)} {suppliers > 0 && words("failing", { suppliers })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
