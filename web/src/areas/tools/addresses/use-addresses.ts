import { useState } from "react";
import type { CheckedAddress } from "@paygauge/api-types/entities/addresses";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import type { AddressDecision, DecidedAddress } from "./decided-address.ts";

interface Change {
  readonly checked?: CheckedAddress;
  readonly decision?: AddressDecision | null;
}

interface ChecksOf {
  readonly rows: readonly CheckedAddress[];
  readonly country: string | null;
  /** Which check it is: a new one begins without edits and decisions. */
  readonly check: number;
}

const none: ReadonlyMap<number, Change> = new Map();

/** The user's edits and decisions of the addresses of one check, by their line, and the line that is shown. */
export function useAddresses({ rows, country, check }: ChecksOf) {
  const words = useTranslations("tools.addresses");
  const fresh = { check, changes: none, shown: 0 };
  const [state, setState] = useState(fresh);
  const { changes, shown } = state.check === check ? state : fresh;
  const update = (next: (now: typeof fresh) => typeof fresh) =>
    setState((now) => next(now.check === check ? now : fresh));
  const { run, pending } = useAction("checkAddresses", { operation: words("checkAgain") });
  const change = (at: number, part: Change) =>
    update((now) => ({ ...now, changes: new Map(now.changes).set(at, { ...now.changes.get(at), ...part }) }));
  const addresses = rows.map((row, at): DecidedAddress => {
    const { checked, decision = null } = changes.get(at) ?? {};
    return { entered: row.input, checked: checked ?? row, isEdited: checked !== undefined, decision };
  });
  return {
    addresses,
    shown,
    show: (at: number) => update((now) => ({ ...now, shown: at })),
    pending,
    decide: (at: number, decision: AddressDecision | null) => change(at, { decision }),
    /** Checks an edited text in the place of the address; the decision is asked for again. */
    edit: async (at: number, text: string): Promise<boolean> => {
      const outcome = await run({ body: { addresses: [text], country } });
      const checked = outcome?.ok === true ? outcome.answer.rows[0] : undefined;
      if (checked === undefined) return false;
      change(at, { checked, decision: null });
      return true;
    },
  };
}
export type Addresses = ReturnType<typeof useAddresses>;
