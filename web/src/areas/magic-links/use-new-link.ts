import { useState } from "react";
import type { AnswerOf, BodyOf } from "@paygauge/api-types/endpoints";
import { magicLinkLimits } from "@paygauge/api-types/entities/magic-links";
import { firstLanguage } from "@paygauge/api-types/languages";
import type { ApiProblem } from "../../data/api-problem.ts";
import { useAction } from "../../data/use-action.ts";
import { useCall } from "../../data/use-call.ts";
import { useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";

type Body = BodyOf<"createMagicLink">;

const start: Body = {
  issuerId: "",
  buyerId: "",
  kind: "advanced",
  recipient: "",
  language: "en",
  days: magicLinkLimits.days,
  uses: 1,
  byMail: true,
  confirmsDomain: false,
};

/** A new link as it is being entered. */
export function useNewLink(onMade: (made: AnswerOf<"createMagicLink">) => void) {
  const operation = useTranslations("magicLinks")("create");
  const issuers = useCall("magicLinkIssuers", {});
  const [fields, setFields] = useState<Body>(start);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const { run, pending } = useAction("createMagicLink", { operation, quiet: true });
  const open = (issuers.data ?? []).filter(({ isOpen }) => isOpen);
  const issuerId = fields.issuerId === "" ? (open[0]?.id ?? "") : fields.issuerId;
  const issuer = open.find(({ id }) => id === issuerId);
  const buyers = useCall("buyers", issuerId === "" ? null : { query: { issuerId } });
  const set = (change: Partial<Body>) => setFields((before) => ({ ...before, ...change }));
  const create = async () => {
    const outcome = await run({ body: { ...fields, issuerId } });
    if (outcome === null) return;
    setProblem(outcome.ok ? null : outcome.problem);
    if (!outcome.ok) return;
    notifyDone(outcome.answer.message);
    onMade(outcome.answer);
  };
  /** The origin asks to check the address before a link goes there. */
  const isToConfirm = problem?.code === "CONFIRM_ADDRESS";
  const isWhole = issuerId !== "" && fields.buyerId !== "" && fields.recipient.trim() !== "";
  return {
    issuers,
    open,
    issuer,
    buyers: buyers.data ?? [],
    fields: { ...fields, issuerId },
    set,
    /** Another issuer has other buyers and, if it has one, its own language. */
    setIssuer: (id: string) => {
      const language = firstLanguage([open.find((each) => each.id === id)?.language, fields.language]);
      set({ issuerId: id, buyerId: "", language, confirmsDomain: false });
    },
    errors: (problem?.fields ?? {}) as Readonly<Record<string, string | undefined>>,
    problem,
    pending,
    create,
    isToConfirm,
    setRecipient: (recipient: string) => {
      set({ recipient, confirmsDomain: false });
      if (isToConfirm) setProblem(null);
    },
    canCreate: isWhole && (!isToConfirm || fields.confirmsDomain),
  };
}
export type NewLink = ReturnType<typeof useNewLink>;
