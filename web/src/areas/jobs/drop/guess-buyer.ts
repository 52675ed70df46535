/** Whose ledger a file is: never certain from what several buyers share. */
import type { LedgerInspection } from "@paygauge/api-types/entities/ledger";
import { ownersIn } from "@paygauge/analysis/reading/owner-columns";
import { foldHeader } from "@paygauge/analysis/reading/synonyms";
import type { Guess } from "./guesses.ts";

type BuyerEvidence = "header" | "headers" | "column" | "columns" | "fileName" | "link" | "none";

export interface KnownBuyer {
  readonly id: string;
  readonly name: string;
}

export interface BuyerGuess extends Guess<string, BuyerEvidence> {
  /** Of a buyer that is there; null: `value` is the name of a new one, or "". */
  readonly id: string | null;
  /** Buyers that fit as well as another, to choose from. */
  readonly offered: readonly KnownBuyer[];
}

type Owner = ReturnType<typeof ownersIn>[number];

const fold = (text: string): string => foldHeader(text).replaceAll(/\s+/g, " ").trim();

/** Words of a file's name that may be a buyer's: "leeds-2020-06.csv" names no month. */
const wordsOf = (text: string): string[] => fold(text.replaceAll(/[_.\-–]+/g, " ")).split(" ");

/**
 * The buyer: the one that a column names, else the one whose earlier file had the same headings, else one of the
 * issuer's whose name is in the file's name. Where several fit, none is proposed and all are offered.
 */
export function guessBuyer(inspection: LedgerInspection, fileName: string, buyers: readonly KnownBuyer[]): BuyerGuess {
  const named = namedByFile(fileName, buyers);
  const owners = ownersIn(inspection.profiles, inspection.proposal.mapping);
  const [owner] = owners;
  if (owner !== undefined) return byColumn(owner, owners, buyers, named);
  const sharing = (inspection.headingBuyers ?? []).flatMap((id) => buyers.find((buyer) => buyer.id === id) ?? []);
  const [only] = sharing;
  if (sharing.length > 1) return open("headers", sharing);
  if (only !== undefined && named.some(({ id }) => id !== only.id)) return open("headers", [only, ...named]);
  // A new buyer may use the same headings: an earlier file isn't proof.
  if (only !== undefined) return guessed(only, "header", "likely");
  if (named.length > 1) return open("fileName", named);
  const [first] = named;
  return first === undefined ? open("none", []) : guessed(first, "fileName", "likely");
}

const guessed = (
  { id, name }: KnownBuyer,
  evidence: BuyerEvidence,
  confidence: BuyerGuess["confidence"],
): BuyerGuess => ({ value: name, id, confidence, evidence, args: {}, offered: [] });

const open = (evidence: BuyerEvidence, fitting: readonly KnownBuyer[]): BuyerGuess => {
  const offered = fitting.filter(({ id }, index) => fitting.findIndex((each) => each.id === id) === index);
  return { value: "", id: null, confidence: "check", evidence, args: {}, offered };
};

/** The buyer that a column names. Sure: on every row, known, and nothing in the file names another. */
function byColumn(
  owner: Owner,
  owners: readonly Owner[],
  buyers: readonly KnownBuyer[],
  named: readonly KnownBuyer[],
): BuyerGuess {
  const knownBy = ({ text }: Owner) => buyers.find(({ name }) => fold(name) === fold(text));
  const fitting = owners.flatMap((each) => knownBy(each) ?? []);
  const known = knownBy(owner) ?? fitting[0];
  const told = owners.find((each) => knownBy(each) === known) ?? owner;
  const args = { column: told.column, share: Math.floor(told.share * 100) };
  const others = [...fitting, ...named].filter((each) => each.id !== known?.id);
  if (known !== undefined && others.length > 0) return { ...open("columns", [known, ...others]), args };
  const isSure = known !== undefined && told.isSingle;
  return {
    value: known?.name ?? owner.text,
    id: known?.id ?? null,
    confidence: isSure ? "sure" : "likely",
    evidence: "column",
    args,
    offered: others,
  };
}

/** Buyers whose name is in the file's name. */
function namedByFile(fileName: string, buyers: readonly KnownBuyer[]): KnownBuyer[] {
  const words = wordsOf(fileName);
  return buyers.filter(({ name }) => {
    const [first = "", second = ""] = wordsOf(name);
    return first.length >= 4 && words.includes(first) && (second === "" || words.length < 2 || words.includes(second));
  });
}
