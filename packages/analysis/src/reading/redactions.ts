/**
 * Payees whose name the ledger withholds, as public bodies write it in English, German, French, Spanish, Italian and
 * Dutch ("REDACTED PERSONAL DATA", "Name withheld", "Geschwärzt", "Données personnelles", "Omissis").
 */

/** The name under which redacted payees are kept. */
export const redactedName = "Redacted";

/** Anywhere in the cell: "PAYPAL - REDACTED DATA", "Redacted under DP Act". No company has such a name. */
const within = [
  /\bredact(ed|ion|ie)\b/,
  /\bpersonal (data|details|information|info)( \w+)?$/,
  /\b(under|by|due to) (the )?(dp act|data protection( act)?|gdpr|foi)\b/,
  /\b(name|payee|supplier|vendor|recipient|identity) (is )?(withheld|suppressed|removed|hidden|anonymi[sz]ed|not (disclosed|published))\b/,
  /\bpersonenbezogene (daten|angaben)\b|\bdatenschutz(rechtlich)? (geschwarzt|geschutzt)\b/,
  /\bdonnees (personnelles|a caractere personnel)\b/,
  /\bdatos? (personal(es)?|de caracter personal)\b/,
  /\bdat[io] personal[ei]\b|\boscurat[oaie] per (la )?privacy\b/,
  /\bpersoonsgegevens\b/,
];

/** The whole cell, a remark in brackets or behind a dash apart: the same words are parts of companies' names. */
const whole = new Set(
  [
    "redact|redacted|withheld|name withheld|withheld name|suppressed|anonymised|anonymized|confidential",
    "not disclosed|undisclosed|not published|personal data|personal details|personal information|data protected",
    "individual|individuals|private individual|private individuals|private person|named individual|gdpr",
    "geschwarzt|anonymisiert|unkenntlich|vertraulich|privatperson|privatpersonen|naturliche person|datenschutz",
    "nicht veroffentlicht|name geschwarzt|personliche daten|zuruckgehalten|dsgvo",
    "caviarde|anonymise|anonymisee|confidentiel|masque|occulte|personne physique|particulier|particuliers",
    "non communique|non divulgue|donnee personnelle|nom masque|rgpd",
    "anonimizado|anonimizada|confidencial|suprimido|ocultado|persona fisica|particular|particulares|no publicado",
    "proteccion de datos|dato protegido|datos protegidos|lopd|redactado|retenido",
    "omissis|oscurato|oscurata|anonimizzato|riservato|persona fisica|persone fisiche|privato cittadino|privacy",
    "non pubblicato|dati oscurati|nome omesso",
    "geanonimiseerd|anoniem|vertrouwelijk|afgeschermd|gelakt|natuurlijk persoon|particuliere persoon",
    "onleesbaar gemaakt|achtergehouden|niet openbaar|persoonlijke gegevens",
    // Icelandic ledgers are among those that were tried.
    "personuupplysingar",
  ].flatMap((line) => line.split("|")),
);

function fold(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/ß/g, "ss")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** Most names share no beginning with any of these words, and are asked nothing more. */
const hint =
  /redact|withh|suppress|anon|conf|disclos|publi|perso|privat|individ|protect|gdpr|dsgvo|rgpd|lopd|avg|exempt|geschw|unkenn|vertr|natur|datens|zuruck|zurück|cavia|masqu|occul|particul|communi|divulg|donn|suprim|ocult|datos|dato|omis|oscur|riserv|privacy|dati|omess|afgesch|gelakt|onlees|achterge|openbaar|rete|foi|dp act|hidden|removed|persón/i;

/** Whether a payee's name is withheld. */
export function isRedacted(name: string): boolean {
  if (!hint.test(name)) return false;
  const text = fold(name);
  if (whole.has(text) || within.some((pattern) => pattern.test(text))) return true;
  const bare = fold(name.replace(/\(.*\)|\[.*\]|\s[-–].*$/g, " "));
  return bare !== text && whole.has(bare);
}
