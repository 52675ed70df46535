import { MessageText } from "@paygauge/ui";
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  FileCheck,
  KeyRound,
  MailOpen,
  RefreshCw,
  Send,
  ShieldCheck,
  type LucideIcon,
} from "lucide-react";
import type { MagicLinkDetail, MagicLinkEvent, MagicLinkEventKind } from "@paygauge/api-types/entities/magic-links";
import { useFormats, useTranslations } from "../../state/formats.ts";

const icons: Readonly<Record<MagicLinkEventKind, readonly [icon: LucideIcon, colour: string]>> = {
  Created: [CircleCheck, "text-success"],
  NewToken: [KeyRound, "text-text-2"],
  Sent: [Send, "text-success"],
  MailRefused: [CircleAlert, "text-danger"],
  Fetched: [ShieldCheck, "text-text-2"],
  Opened: [MailOpen, "text-success"],
  FileReceived: [FileCheck, "text-success"],
  FileReplaced: [RefreshCw, "text-text-2"],
  Revoked: [Ban, "text-danger"],
};

/** Events of a link, oldest first. Page loads without "Continue" are listed apart from openings. */
export function LinkTimeline({ link }: { readonly link: MagicLinkDetail }) {
  const words = useTranslations("magicLinks.timeline");
  const { locale } = useFormats();
  const until = new Date(link.expiresOn).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
  const isOpen = link.state === "Created" || link.state === "Sent" || link.state === "Opened";
  return (
    <section aria-label={words("label")}>
      <ol className="flex flex-col gap-3">
        {link.events.map((event) => (
          <TimelineRow key={event.id} event={event} />
        ))}
        {isOpen && (
          <li className="flex gap-2.5 text-data text-text-2">
            <CircleDashed aria-hidden size={16} strokeWidth={1.6} className="mt-0.5 shrink-0" />
            {words("waiting", { buyer: link.buyerName, until, left: link.uses - link.usesSpent })}
          </li>
        )}
        {link.state === "Expired" && <li className="ps-6.5 text-data text-text-2">{words("expired", { until })}</li>}
      </ol>
    </section>
  );
}

function TimelineRow({ event }: { readonly event: MagicLinkEvent }) {
  const words = useTranslations("magicLinks.timeline");
  const names = useTranslations("magicLinks.events");
  const { locale } = useFormats();
  const [Icon, colour] = icons[event.kind];
  const moment = new Date(event.lastOn).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li className="flex gap-2.5 text-data">
      <Icon aria-hidden size={16} strokeWidth={1.6} className={`mt-0.5 shrink-0 ${colour}`} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap justify-between gap-x-3">
          <span className="font-medium">{names(event.kind)}</span>
          <time dateTime={event.lastOn} className="text-label text-text-2">
            {moment}
          </time>
        </p>
        <p className="text-label text-text-2 wrap-anywhere">
          {event.by !== null && words("by", { name: event.by })}{" "}
          {(event.kind === "Fetched" || event.kind === "Opened") && words(event.kind, { count: event.count })}
          <EventSubject event={event} />
          {event.reason !== null && <MessageText message={event.reason} />}
        </p>
      </div>
    </li>
  );
}

function EventSubject({ event: { subject, size } }: { readonly event: MagicLinkEvent }) {
  const formats = useFormats();
  if (subject === "") return null;
  return size === null ? subject : `${subject}, ${formats.bytes(size)}`;
}
