import type { CheckedAddress } from "@paygauge/api-types/entities/addresses";

/** accepted: the printed form. asEntered: what the user entered, byte for byte, whatever the check says. */
export type AddressDecision = "accepted" | "asEntered";

/** One address of the table: as entered first, as checked last, and the user's decision. */
export interface DecidedAddress {
  /** As entered before any edit. */
  readonly entered: string;
  readonly checked: CheckedAddress;
  readonly isEdited: boolean;
  readonly decision: AddressDecision | null;
}

/** An address with a corrected part is edited or used as entered: a correction is never accepted unseen. */
export const canAccept = ({ checked }: DecidedAddress): boolean =>
  checked.printed.length > 0 && checked.parts.every(({ state }) => state !== "replaced");

/** The address that a user decided to use; "" where there is no decision. */
export function addressToUse({ entered, checked, isEdited, decision }: DecidedAddress): string {
  if (decision === "accepted") return checked.printed.join(", ");
  if (decision === "asEntered") return isEdited ? checked.input : entered;
  return "";
}

/** What a program reads of an address: the same in the copied JSON as in the file. */
export function addressRecord(address: DecidedAddress) {
  const { input: _input, ...checked } = address.checked;
  const { entered, isEdited, decision } = address;
  return {
    entered,
    edited: isEdited ? address.checked.input : null,
    decision,
    use: decision === null ? null : addressToUse(address),
    ...checked,
  };
}
