import { Button, TextAreaField } from "@paygauge/ui";
import { Check } from "lucide-react";
import { useEffect, useId } from "react";
import { dispositions } from "@paygauge/api-types/campaigns/campaign-rules";
import { campaignChannels } from "@paygauge/api-types/entities/campaign-suppliers";
import { campaignLimits } from "@paygauge/api-types/entities/campaigns";
import { isTyping } from "../../../data/use-neighbour-keys.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useCampaignWords } from "../words/use-campaign-words.ts";
import { NextFields } from "./next-fields.tsx";
import { useAttempt, type AttemptForm } from "./use-attempt.ts";
import { useSupplierView } from "./supplier-view.ts";

/** The keys 1 to 6 choose what came of a call, unless they are typed into something. */
function useDispositionKeys({ channel, choose }: AttemptForm): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
      const chosen = channel === "call" ? dispositions[Number(key) - 1] : undefined;
      if (chosen === undefined || ctrlKey || metaKey || altKey || defaultPrevented || isTyping(target)) return;
      if (document.querySelector("[role=dialog], [role=alertdialog]") !== null) return;
      event.preventDefault();
      choose(chosen);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}

const choice =
  "inline-flex h-8 items-center gap-1.5 rounded-control border border-line-2 bg-surface px-3 text-data font-medium hover:bg-hover aria-pressed:border-accent aria-pressed:bg-selected pointer-coarse:h-11";

/** Writes an attempt down: what came of it, a note, and what comes next. */
export function LogAttempt() {
  const words = useTranslations("campaigns.supplier");
  const say = useCampaignWords();
  const id = useId();
  const form = useAttempt();
  const { isCalling } = useSupplierView();
  useDispositionKeys(form);
  const isCall = form.channel === "call";
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface px-4 py-3.5 [--ground:var(--surface)]"
    >
      <header className="flex flex-wrap items-center gap-2">
        <h3 id={id} className="text-section font-semibold">
          {words("log")}
        </h3>
        {isCall && <span className="ms-auto text-label text-text-2 pointer-coarse:hidden">{words("keys")}</span>}
      </header>
      <fieldset aria-label={words("channel")} className="flex flex-wrap gap-1.5">
        {campaignChannels.map((channel) => (
          <button
            key={channel}
            type="button"
            aria-pressed={form.channel === channel}
            className={choice}
            onClick={() => form.setChannel(channel)}
          >
            {say.channel(channel)}
          </button>
        ))}
      </fieldset>
      {isCall && <Dispositions form={form} />}
      {(!isCall || form.disposition !== null) && <Details form={form} />}
      {form.errors.form !== undefined && (
        <p role="alert" className="text-data text-danger">
          {form.errors.form}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button pending={form.pending} className="max-sm:h-11" onClick={() => void form.save()}>
          {words(isCall ? (isCalling ? "saveAndNext" : "saveCall") : "saveAttempt")}
        </Button>
        {form.disposition !== null && (
          <Button variant="quiet" disabled={form.pending} onClick={form.clear}>
            {words("clear")}
          </Button>
        )}
      </div>
    </section>
  );
}

function Dispositions({ form }: { readonly form: AttemptForm }) {
  const words = useTranslations("campaigns.supplier");
  const say = useCampaignWords();
  const { disposition } = form.errors;
  return (
    <div className="flex flex-col gap-1">
      <fieldset aria-label={words("disposition")} className="flex flex-wrap gap-1.5">
        {dispositions.map((each, at) => (
          <button
            key={each}
            type="button"
            aria-pressed={form.disposition === each}
            aria-keyshortcuts={String(at + 1)}
            className={choice}
            onClick={() => form.choose(each)}
          >
            {form.disposition === each && <Check aria-hidden size={14} strokeWidth={1.8} />}
            {say.disposition(each)}
          </button>
        ))}
      </fieldset>
      {disposition !== undefined && (
        <p role="alert" className="text-label text-danger">
          {disposition}
        </p>
      )}
    </div>
  );
}

function Details({ form }: { readonly form: AttemptForm }) {
  const words = useTranslations("campaigns.supplier");
  return (
    <>
      <NextFields
        value={form.next}
        onChange={form.setNext}
        needsTime={form.next.kind === "callBack"}
        errors={{
          ...(form.errors.on !== undefined && { on: form.errors.on }),
          ...(form.errors.time !== undefined && { time: form.errors.time }),
        }}
      />
      <TextAreaField
        label={words(form.channel === "reply" ? "reply" : "note")}
        rows={form.channel === "reply" ? 4 : 2}
        maxLength={campaignLimits.note}
        value={form.note}
        onChange={({ target }) => form.setNote(target.value)}
      />
    </>
  );
}
