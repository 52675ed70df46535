import { useState } from "react";
import { useSearch } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { PromptCoverage } from "@paygauge/api-types/entities/prompts";
import type { ApiProblem } from "../../../data/api-problem.ts";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import { useAction } from "../../../data/use-action.ts";
import { useOpenCreated } from "../../../records/create-page.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useMayChange } from "../../../state/system.ts";
import { draftOf, textsOf, unknownIn, versionBody } from "./version-fields.tsx";

/** The choice of a key that no code uses yet. */
export const anotherKey = "";
const usual = { model: "default", temperature: 0.2, maxTokens: 400 };

/** A new prompt as it is being entered, for the key that the address names. */
export function useNewPrompt({ contracts }: PromptCoverage) {
  const operation = useTranslations("prompts.edit")("create");
  const mayChange = useMayChange();
  const open = useOpenCreated();
  const asked = new URLSearchParams(useSearch()).get("key");
  const free = contracts.filter(({ hasPrompt }) => !hasPrompt);
  const key = free.find((each) => each.key === asked)?.key ?? free[0]?.key ?? anotherKey;
  const [start] = useState({ key, own: "", name: "", purpose: "", draft: draftOf("", usual) });
  const [fields, setFields] = useState(start);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const { run, pending } = useAction("createPrompt", { operation, quiet: true });
  const chosen = free.find((each) => each.key === fields.key);
  const variables = chosen?.contract.variables ?? [];
  const isDirty = JSON.stringify({ ...fields, key }) !== JSON.stringify({ ...start, key });
  const { draft: version, ...texts } = fields;
  const kept = useDraft(
    { entityType: "prompt", entityId: "new" },
    isDirty ? { ...texts, ...version } : null,
    (values) => {
      const { key: k = "", own = "", name = "", purpose = "", ...rest } = textsOf(values);
      setFields({ key: k, own, name, purpose, draft: { ...version, ...rest } });
    },
  );
  const create = async () => {
    setProblem(null);
    const { name, purpose, draft } = fields;
    const outcome = await run({
      body: { key: chosen?.key ?? fields.own.trim(), name, purpose, ...versionBody(draft) },
    });
    if (outcome === null) return;
    if (!outcome.ok) return setProblem(outcome.problem);
    kept.clear();
    notifyDone(outcome.answer.message);
    open(linkTo("aiPrompt", { promptId: outcome.answer.id }));
  };
  const isWhole = fields.name.trim() !== "" && fields.draft.template.trim() !== "";
  const errors: Readonly<Record<string, string | undefined>> = problem?.fields ?? {};
  return {
    fields,
    set: (change: Partial<typeof fields>) => setFields({ ...fields, ...change }),
    free,
    chosen,
    variables,
    errors,
    problem,
    pending,
    create,
    offered: kept.offered,
    canSave: mayChange && isWhole && unknownIn(fields.draft, variables).length === 0,
  };
}
export type NewPrompt = ReturnType<typeof useNewPrompt>;
