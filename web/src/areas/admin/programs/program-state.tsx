import { Badge } from "@paygauge/ui";
import type { ProgramState as State } from "@paygauge/api-types/entities/programs";
import { useTranslations } from "../../../state/formats.ts";

const tones = { active: "success", unused: "neutral", paused: "warning", revoked: "danger" } as const;

/** Whether a program has access. */
export function ProgramState({ state }: { readonly state: State }) {
  const words = useTranslations("programs.states");
  return <Badge tone={tones[state]}>{words(state)}</Badge>;
}
