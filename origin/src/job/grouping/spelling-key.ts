/**
 * Keys under which spellings of one name meet that whole systems produce: letters written out (ae, oe, ue, aa), a legal
 * form in front, marks of an ERP, a hyphen or none, a branch or town behind a dash. Equal keys are proposed as duplicates.
 */
import { compileNormaliser, fold } from "@paygauge/analysis/names/normalise";
import { confidenceRulesetV1 } from "../matching/ruleset-v1.ts";
import { furtherForms, furtherLeadingForms, withoutJoinedForm } from "@paygauge/analysis/names/further-forms";

const { normaliser: rules } = confidenceRulesetV1;
const legalForms = [...rules.legalForms, ...furtherForms];
/** Forms of two letters and more in front; a name that begins with one is proposed, never grouped. */
const fronts = legalForms.filter((form) => form.length > 1 && !["co", "company", "companies"].includes(form));
const normaliser = compileNormaliser({ ...rules, legalForms }, [...furtherLeadingForms, ...fronts]);

const mark =
  "(?:inactive|inaktiv|inactif|inactivo|blocked|gesperrt|closed|obsolete|duplicate|do not use|dont use|don't use|dnu|not in use|old|alt|zz+|xx+|x{2,}|\\*+|#+)";
const marksInFront = new RegExp(`^\\s*[\\[(*#]*\\s*${mark}\\s*[\\])*#]*(?:\\s*[-–—:_/.]+\\s*|\\s+|(?<=[*#]))`, "iu");
/** "zzHarlow": two and more in front of a capital. */
const joinedMark = /^\s*(?:zz+|ZZ+|xx+|XX+)[-_. ]*(?=\p{Lu}\p{Ll})/u;
/** "Norton Filiale Wien": the words of a branch. */
const branchWord =
  "(?:branch|branch office|filiale?|filiaal|niederlassung|zweigniederlassung|zweigstelle|succursale|sucursal|agence|oddział|pobočka|filial)";
const marksBehind = new RegExp(
  `(?:\\s*[-–—:_/]+\\s*|\\s+)?[\\[(]?\\s*(?:inactive|inaktiv|inactif|inactivo|blocked|gesperrt|closed|obsolete|duplicate|do not use|dont use|dnu|not in use|zz+|\\*+)\\s*[\\])]?\\s*$`,
  "iu",
);

/** A name without what an ERP wrote in front of it or behind; itself where nothing would be left. */
function withoutMarks(name: string): string {
  const rest = name.replace(joinedMark, "").replace(marksInFront, "").replace(marksBehind, "").trim();
  return fold(rest).length > 1 ? rest : name;
}

/** Letters as systems without accents write them, and hyphens, are one spelling. */
function keyOf(name: string): string {
  const words = normaliser.plainWords(withoutJoinedForm(name.replace(/(?<=\p{L})[-‐‑](?=\p{L})/gu, "")));
  return words.join("").replaceAll(/ae/g, "a").replaceAll(/oe/g, "o").replaceAll(/ue/g, "u").replaceAll(/aa/g, "a");
}

/** Letters that a key has at least: of shorter ones many names have the same. */
const shortest = 4;

export interface SpellingKeys {
  /** "" for a name that is too short to say. */
  readonly whole: string;
  /** The name in front of a dash, a comma, a bracket or a branch, where words alone follow; "" for none. */
  readonly front: string;
}

const behindMark = /^(.{4,}?)\s*(?:\s[-–—]\s|,\s|\()[\p{L}\s.'’-]{3,30}\)?$/u;
const behindBranch = new RegExp(`^(.{4,}?)\\s+${branchWord}\\s+[\\p{L}\\s.'’-]{3,30}$`, "iu");

/** The keys of a name as a ledger writes it. */
export function spellingKeys(name: string): SpellingKeys {
  const text = withoutMarks(name);
  const whole = keyOf(text);
  const [, head = ""] = behindMark.exec(text) ?? behindBranch.exec(text) ?? [];
  const front = head === "" ? "" : keyOf(head);
  return {
    whole: whole.length < shortest ? "" : whole,
    front: front.length < shortest || front === whole ? "" : front,
  };
}
