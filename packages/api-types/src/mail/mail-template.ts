/** Templates of campaign mails: a subject and a text with variables in braces, "{contact}". Values are never expanded. */

/** What a template can name. Each has a value for every supplier, or a fallback that is stated with it. */
export const mailVariables = [
  "contact",
  "supplier",
  "buyer",
  "issuer",
  "sender",
  "reference",
  "accountsContact",
  "accountsMail",
  "payments",
  "method",
  "offer",
  "before",
  "fee",
  "currentDay",
  "newDay",
  "daysSooner",
] as const;
export type MailVariable = (typeof mailVariables)[number];

/** Values of one supplier; null: not stated, and a mail that names it is not sent. */
export type MailValues = Readonly<Record<MailVariable, string | null>>;

export interface MailTemplate {
  readonly subject: string;
  readonly text: string;
}

const known: ReadonlySet<string> = new Set(mailVariables);
const braces = /\{([^{}]*)\}/g;

const isVariable = (name: string): name is MailVariable => known.has(name);

/** The first part in braces that isn’t a variable, or a brace that stands alone; null: all can be filled in. */
export function faultOfTemplate(text: string): string | null {
  for (const [whole, name = ""] of text.matchAll(braces)) if (!isVariable(name)) return whole;
  return /[{}]/.exec(text.replaceAll(braces, ""))?.[0] ?? null;
}

/** Names in braces, each once. */
const namesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(braces)].map(([, name = ""]) => name)),
];

/** Names in a template that have no value here; a template saved long ago can name a variable that no longer exists. */
export const missingOf = ({ subject, text }: MailTemplate, values: MailValues): readonly string[] =>
  namesIn(`${subject} ${text}`).filter((name) => !isVariable(name) || values[name] === null);

function filled(text: string, values: MailValues): string {
  return text.replaceAll(braces, (whole, name: string) => (isVariable(name) ? (values[name] ?? "") : whole));
}

// oxlint-disable-next-line no-control-regex -- control characters are what is removed here
const controls = /[\u0000-\u001f\u007f\u2028\u2029]+/g;

/** One line: what would begin another header becomes a space. */
export const headerLine = (text: string): string => text.replaceAll(controls, " ").trim();

/** The mail to one supplier, without its footer. A paragraph that came out empty is left out. */
export function fillTemplate({ subject, text }: MailTemplate, values: MailValues): MailTemplate {
  const paragraphs = filled(text, values).split(/\n{2,}/);
  return {
    subject: headerLine(filled(subject, values)),
    text: paragraphs.filter((paragraph) => paragraph.trim() !== "").join("\n\n"),
  };
}
