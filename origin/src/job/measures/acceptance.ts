/** Card acceptance of a supplier: directory, ledger and campaigns together. */
import {
  type CardCapability,
  type DetailLevel,
  type MatchBand,
  type VirtualLockbox,
  virtualLockboxes,
} from "@paygauge/api-types/entities/analysis";
import type { DirectoryEntry } from "../facts.ts";
import type { Acceptance } from "./supplier-facts.ts";

/** A card payment in the ledger counts as acceptance for so many days. */
const recentCardDays = 365;

interface AcceptanceInput {
  /** The directory entry when the job counts the supplier as MATCHED, otherwise null. */
  entry: DirectoryEntry | null;
  /** Day of the last card payment in the ledger, and the ledger's last day. */
  lastCardDate: number | null;
  lastDate: number | null;
  /** An earlier campaign ended Succeeded on a card method. */
  campaignSucceededOnCard: boolean;
  /** Other issuers share that it takes cards. */
  sharedAcceptance?: boolean;
}

/** True when the ledger shows a card payment in the 12 months before its last day. */
export function paidByCardLately(lastCardDate: number | null, lastDate: number | null): boolean {
  return lastCardDate !== null && (lastDate === null || lastDate - lastCardDate < recentCardDays);
}

const isLockbox = (name: string): name is VirtualLockbox => virtualLockboxes.some((known) => known === name);

/** An ISO day as days since 1970; null where none is stated. */
const dayOf = (iso: string): number | null => (iso === "" ? null : Math.floor(Date.parse(iso) / 86_400_000));

/**
 * VC accepting: YES when the directory states it, the ledger or the issuer's statements show a recent card payment, or a campaign succeeded on
 * card; UNMATCHED without a match; otherwise NO. Anyone who accepts a virtual card accepts cards.
 */
export function acceptanceOf(input: AcceptanceInput): Acceptance {
  const { entry, lastCardDate, lastDate, campaignSucceededOnCard, sharedAcceptance = false } = input;
  const paid = dayOf(entry?.paidByCard?.last ?? "");
  const seenOnCard = [lastCardDate, paid].some((day) => paidByCardLately(day, lastDate)) || campaignSucceededOnCard;
  const detailLevel: DetailLevel = entry?.detailLevel ?? 0;
  const yes = (entry?.acceptsVirtualCard ?? false) || seenOnCard;
  return {
    matched: entry !== null,
    cardAccepting: (entry?.acceptsCard ?? false) || yes || sharedAcceptance,
    vcAccepting: yes ? "YES" : entry ? "NO" : "UNMATCHED",
    detailLevel,
    stpCapable: entry?.stpCapable ?? false,
    lockboxes: (entry?.lockboxes ?? []).filter(isLockbox),
  };
}

/**
 * Whether money of card-like methods may be claimed of the supplier: its ledger, a statement, a campaign or other issuers
 * show that it accepts cards, or a directory entry does that is matched at Medium or better. A job may count Low matches
 * as matched; they raise levels, but no money rests on them.
 */
export function isCardable(input: AcceptanceInput, band: MatchBand): boolean {
  return acceptanceOf(band === "Low" ? { ...input, entry: null } : input).cardAccepting;
}

/** The first that holds: STP, virtual card, level 3, any card, none. */
export function cardCapabilityOf(acceptance: Acceptance): CardCapability {
  if (acceptance.stpCapable) return "StpEnabled";
  if (acceptance.vcAccepting === "YES") return "VcAccepting";
  if (acceptance.detailLevel === 3) return "L3";
  return acceptance.cardAccepting ? "McAcceptors" : "NoMcAcceptance";
}
