/**
 * Sentences that ask a supplier for bank, card or payment details. No text of a campaign does: a fraudster's mail does
 * exactly that, and suppliers are right to refuse it. A guard for users who edit a text, in its three languages at once.
 */
import { lazy } from "@paygauge/api-types/lazy";

const details = [
  String.raw`(?:bank|account|card|payment|terminal|login)[\s-]*(?:details|data|numbers?|information|credentials|ids?)`,
  String.raw`(?:bank|konto|karten|zahlungs|zugangs|terminal)-?(?:verbindung|daten|nummern?|angaben|id)`,
  String.raw`(?:coordonnées|données|informations) (?:bancaires|de paiement|de (?:votre |la )?carte)`,
  String.raw`(?:numéros?|identifiants?) (?:de|du) (?:votre |la |vos )?(?:comptes?|cartes?|terminal|terminaux)`,
  String.raw`iban|bic|rib|sort codes?|routing numbers?|bankleitzahl|passwords?|passwort|kennwort|mot de passe|cvc|cvv`,
];

const asks = [
  "reply|respond|send|e-?mail|mail|give|tell|provide|confirm|share|enter|submit|return|supply|state|fill in",
  "antworten|antworte|senden|sende|schicken|mailen|teilen|nennen|geben|bestätigen|übermitteln|angeben|eintragen|mitteilen",
  String.raw`répon\p{L}+|envoy\p{L}+|donn(?:ez|er)|communiqu\p{L}+|indiqu\p{L}+|confirm\p{L}+|fourni\p{L}+|transmett?\p{L}*|saisi\p{L}*|dites`,
];

/** Verbs of "we never ask for …" and "don't send …". */
const denied = [
  String.raw`(?:never|not|\p{L}*n[’']t)\s+(?:\p{L}+\s+){0,2}(?:ask|request|want|need|${asks[0]})`,
  "(?:nie|niemals|nicht|keine|keinerlei)",
  String.raw`(?:jamais|aucune?|ne\s+\p{L}+\s+(?:pas|jamais)|n[’']\p{L}+\s+(?:pas|jamais))`,
];

/** "Don't hesitate to send your bank details" denies nothing. */
const hollow = /hesitat|forget|zöger|vergessen|hésit|oubli/u;

const whole = (alternatives: readonly string[]) =>
  new RegExp(String.raw`(?<!\p{L})(?:${alternatives.join("|")})(?!\p{L})`, "u");

const patterns = lazy(() => ({ details: whole(details), asks: whole(asks), denied: whole(denied) }));

function isAsking(sentence: string): boolean {
  const { details: detail, asks: ask, denied: no } = patterns();
  const said = sentence.normalize("NFKC").toLowerCase();
  return detail.test(said) && ask.test(said) && (!no.test(said) || hollow.test(said));
}

/** The first sentence of a text that asks for details, as it is written there; null where none does. */
export function askedDetails(text: string): string | null {
  const found = text.split(/(?<=[.!?…])\s+|[\n;]+/u).find(isAsking);
  return found === undefined ? null : found.replaceAll(/\s+/gu, " ").trim().slice(0, 200);
}
