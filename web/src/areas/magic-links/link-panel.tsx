import { ErrorState, IconButton, Skeleton, TextLink } from "@paygauge/ui";
import { X } from "lucide-react";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { MagicLinkDetail } from "@paygauge/api-types/entities/magic-links";
import { problemView } from "../../data/grid-error.ts";
import { useCall } from "../../data/use-call.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { LinkActs } from "./link-acts.tsx";
import { LinkTimeline } from "./link-timeline.tsx";

interface LinkPanelProps {
  readonly magicLinkId: string;
  readonly onClose: () => void;
  readonly onChanged: () => void;
  /** A new address, which is shown once. */
  readonly onAddress: (address: string) => void;
}

/** One link next to the list: whom it is for, what happened, its files, and what can be done. */
export function LinkPanel({ magicLinkId, onClose, onChanged, onAddress }: LinkPanelProps) {
  const words = useTranslations("magicLinks.panel");
  const panel = useRef<HTMLElement>(null);
  useEscape(panel, onClose);
  const { data, problem, reload, refreshing } = useCall("magicLink", { params: { magicLinkId } });
  const close = <IconButton size="sm" label={words("close")} icon={<X aria-hidden size={16} />} onClick={onClose} />;
  return (
    <aside
      ref={panel}
      aria-label={words("label")}
      className="flex w-104 shrink-0 flex-col gap-4 overflow-auto border-s border-line bg-surface px-5 py-4 max-lg:order-first max-lg:w-auto max-lg:border-s-0 max-lg:border-b max-lg:px-4"
    >
      {data === undefined ? (
        <>
          <div className="flex justify-end">{close}</div>
          {problem === undefined ? (
            <Skeleton kind="form" fields={4} />
          ) : (
            <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
          )}
        </>
      ) : (
        <>
          <PanelHead link={data} close={close} />
          <LinkTimeline link={data} />
          <Files link={data} />
          <LinkActs
            link={data}
            onAddress={onAddress}
            onChanged={() => {
              reload();
              onChanged();
            }}
          />
          <Receives link={data} />
        </>
      )}
    </aside>
  );
}

/** Escape inside the panel closes it, unless a dialog of it took the key. */
function useEscape(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const { current } = panel;
    const hear = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) onClose();
    };
    current?.addEventListener("keydown", hear);
    return () => current?.removeEventListener("keydown", hear);
  });
}

function PanelHead({ link, close }: { readonly link: MagicLinkDetail; readonly close: ReactNode }) {
  const words = useTranslations("magicLinks.panel");
  const kinds = useTranslations("jobs.kinds");
  return (
    <header>
      <div className="flex items-start gap-2">
        <h2 className="min-w-0 grow text-section font-semibold wrap-anywhere">{link.recipient}</h2>
        {close}
      </div>
      <p className="text-label text-text-2">
        {words("facts", { buyer: link.buyerName, issuer: link.issuerName, kind: kinds(link.kind) })}
      </p>
    </header>
  );
}

function Files({ link: { files } }: { readonly link: MagicLinkDetail }) {
  const words = useTranslations("magicLinks.panel");
  const formats = useFormats();
  if (files.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 text-label font-medium text-text-2">{words("files")}</h3>
      <ul className="flex flex-col gap-2">
        {files.map((file) => (
          <li key={file.jobId} className="text-data wrap-anywhere">
            <TextLink
              href={
                file.isDraft
                  ? linkTo("newJob", undefined, { draft: file.jobId })
                  : linkTo("jobSummary", { jobId: file.jobId })
              }
            >
              {file.fileName}
            </TextLink>{" "}
            <span className="text-text-2">
              {file.uploader === ""
                ? formats.bytes(file.size)
                : words("fileBy", { size: formats.bytes(file.size), name: file.uploader })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The recipient’s page, and the captured email where the outbox replaces a provider. */
function Receives({ link }: { readonly link: MagicLinkDetail }) {
  const words = useTranslations("magicLinks.panel");
  return (
    <section className="rounded-card border border-line bg-canvas px-3 py-2.5 text-data">
      <h3 className="mb-1 text-label font-medium text-text-2">{words("receives")}</h3>
      <p>
        <a className="text-accent-text underline" href={link.page} target="_blank" rel="noreferrer">
          {words("preview", { brand: link.brandName })}
        </a>
      </p>
      {link.capturedMail !== null && (
        <details className="mt-2">
          <summary className="cursor-pointer">
            {words("captured")}{" "}
            <span className="rounded-control border border-dashed border-control px-1 text-label text-text-2">
              {words("standIn")}
            </span>
          </summary>
          <pre className="mt-2 font-sans whitespace-pre-wrap wrap-anywhere">{link.capturedMail}</pre>
        </details>
      )}
    </section>
  );
}
