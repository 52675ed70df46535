import type { Capability } from "@paygauge/api-types/entities/capabilities";

/** Ways to spread a job's suppliers that a question can name. "industry": whichever classification the job has. */
export const namedDimensions = ["frequency", "terms", "methods", "industry", "mcc", "sic", "naics", "unspsc"] as const;
export type NamedDimension = (typeof namedDimensions)[number];

export const levelWords = ["High", "Medium", "Low", "None"] as const;
export type LevelWord = (typeof levelWords)[number];

/** Results of a business case that a question can name. */
export const caseWords = ["npv", "payback", "rebate", "revenue"] as const;
export type CaseWord = (typeof caseWords)[number];

/** What words of a question can say. */
export type Concept =
  /** Words that add no meaning to such a question. */
  | "filler"
  | "count"
  | "sum"
  /** Words of money that alone don't ask for spend. */
  | "money"
  | "show"
  | "list"
  | "supplier"
  /** More than one: no question about the one on screen. */
  | "suppliers"
  /** Any supplier, none in particular: the question is a general one. */
  | "anySupplier"
  | "this"
  /** "What is a …": a question about a word. */
  | "define"
  /** "How do I …": a question about the product. */
  | "howTo"
  | "level"
  | "atLeast"
  | "country"
  | "split"
  | "largest"
  | "why"
  | "lift"
  /** "would", "could", "has to": how questions about a lift go on. */
  | "would"
  | "lastRun"
  | "changed"
  | "call"
  | "campaign"
  | "open"
  /** Every level but the named ones. */
  | "not"
  | "smallest"
  | "share"
  | "average"
  /** Invoices, payments and orders, of which averages are stated. */
  | "document"
  | "month"
  | "worth"
  /** How far a figure may be trusted. */
  | "sure"
  /** What a campaign led to. */
  | "brought"
  | "lastCampaign"
  | "overdue"
  | "refused"
  | "first"
  /** What to do with the first suppliers. */
  | "approach"
  /** Buyers of the jobs. */
  | "client"
  | "potential"
  /** What can be paid by card, or could be. */
  | "cardable"
  /** Suppliers that no directory has. */
  | "unmatched"
  /** Before the number of a year of the business case. */
  | "inYear"
  /** "What changed?": since the last run. */
  | "whatChanged"
  | LevelWord
  | Capability
  | NamedDimension
  | CaseWord;

/**
 * The phrases of one language for each concept, between bars, as `foldedWords` writes them: lower case, no accents, a
 * space for every mark. A question with a word that no phrase has is not about figures.
 */
export type Vocabulary = Readonly<Record<Concept, string>> & {
  /** Numbers in words, from 1. */
  readonly numbers: string;
  /** Adjectives of countries by their code: "german". */
  readonly ofCountry: Readonly<Record<string, string>>;
};
