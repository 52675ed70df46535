/**
 * Why a capability has its level. A sentence says the facts that made a rule's condition hold, with the ruleset's own
 * numbers, so that it stays true whatever an administrator changes or a rule is called. Screens and answers have it.
 */
export const reasonWords = {
  gate: "Not scored. {sentence}",
  cap: "Level limited. {sentence}",
  compared: "{fact}, {relation}",
  relations: {
    atLeast: "at least {threshold}",
    atMost: "at most {threshold}",
    over: "over {threshold}",
    under: "under {threshold}",
    equal: "exactly {threshold}",
    unequal: "not {threshold}",
  },
  scaled: "{fact}: {stated} {period} × {factor}",
  inMonth: "in {month}",
  inDays: "in {days} days",
  noSpend: "No spend, or credits exceed it",
  overLimit: "Average payment is {actual} above the limit of the country’s instant payment scheme",
  noCountry: "Unknown supplier country",
  figures: {
    spend: "Spend of {actual} a year",
    transactions: "{actual, select, 1 {1 transaction} other {{actual} transactions}} a year",
    invoices: "{actual, select, 1 {1 invoice} other {{actual} invoices}} a year",
    ticket: "Average ticket of {actual}",
    apv: "Average payment of {actual}",
    aiv: "Average invoice of {actual}",
    terms: "Payment terms of {actual, select, 1 {1 day} other {{actual} days}}",
    roomToTarget: "Terms can be extended by {actual, select, 1 {1 day} other {{actual} days}}",
    daysLate: "Paid {actual, select, 1 {1 day} other {{actual} days}} late on average",
    orderShare: "{actual} of lines have a purchase order",
    detailLevel: "Detail level {actual}",
    instantHeadroom: "Average payment is {actual} below the limit of the country’s instant payment scheme",
  },
  inAll: {
    spend: "Spend of {actual} in one document",
    transactions: "{actual, select, 1 {1 transaction} other {{actual} transactions}} in total",
    invoices: "{actual, select, 1 {1 invoice} other {{actual} invoices}} in total",
  },
  unknown: {
    ticket: "Unknown average ticket",
    apv: "Unknown average payment",
    aiv: "Unknown average invoice",
    terms: "Unknown payment terms",
    roomToTarget: "Unknown payment terms",
    daysLate: "Unknown payment delays",
    orderShare: "Unknown share of purchase orders",
    instantHeadroom: "No instant payment scheme limit, or no payments",
  },
  yes: {
    excluded: "Excluded by payee class, industry or the issuer’s list",
    limitedPayee: "Public body or landlord: proposed only where cards are known to be accepted",
    cardAccepting: "Accepts cards",
    matchByName: "Only the name agrees with the directory",
    stpCapable: "Capable of straight-through processing",
    pcardMcc: "Typical purchasing card industry",
    inTopSpend: "Among the top suppliers making up 80% of spend",
    paidByCheque: "Paid by cheque",
    paidByWire: "Paid by wire",
    paidByCash: "Paid in cash",
    domestic: "In the buyer’s country",
    domesticStated: "Stated to be in the buyer’s country",
    hasStpProvider: "A straight-through processing provider covers the supplier’s country",
    inScfProgramme: "The supplier’s country is in the supply chain finance programme",
    hasInstantScheme: "The supplier’s country has an instant payment scheme",
    lockboxCovers: "One of the issuer’s virtual lockboxes covers the supplier’s country",
    lockboxEnrolled: "Enrolled in one of the issuer’s virtual lockboxes",
  },
  no: {
    excluded: "Not excluded",
    limitedPayee: "Not a public body or landlord",
    cardAccepting: "No known card acceptance",
    matchByName: "Not matched by the name alone",
    stpCapable: "Not known to be capable of straight-through processing",
    pcardMcc: "Not a typical purchasing card industry",
    inTopSpend: "Not among the top suppliers making up 80% of spend",
    paidByCheque: "Not paid by cheque",
    paidByWire: "Not paid by wire",
    paidByCash: "Not paid in cash",
    domestic: "In a different country from the buyer",
    domesticStated: "Not stated to be in the buyer’s country",
    hasStpProvider: "No straight-through processing provider covers the supplier’s country",
    inScfProgramme: "The supplier’s country is outside the supply chain finance programme",
    hasInstantScheme: "The supplier’s country has no instant payment scheme",
    lockboxCovers: "None of the issuer’s virtual lockboxes covers the supplier’s country",
    lockboxEnrolled: "Not enrolled in any of the issuer’s virtual lockboxes",
  },
  words: {
    vcAccepting: {
      YES: "Accepts virtual cards",
      NO: "No virtual cards, according to the directory",
      UNMATCHED: "Unknown virtual card acceptance",
    },
    matchBand: {
      High: "Directory match: High",
      Medium: "Directory match: Medium",
      Low: "Directory match: Low",
      Unmatched: "No directory match",
    },
    tier: {
      A: "Tier A industry: often accepts virtual cards",
      B: "Tier B industry: sometimes accepts virtual cards",
      none: "Not a tier A or tier B industry",
    },
    tande: {
      core: "Core travel industry",
      other: "Travel-related industry",
      none: "No known travel or entertainment industry",
    },
  },
} as const;

/** What would lift a level, or why nothing does. */
export const liftWords = {
  maximum: "At the maximum",
  high: "Already High",
  no: "Not possible: {why}",
  outOfReach: "Out of reach: more than two fields would have to change.",
  to: ": {level}",
  facts: {
    vcAccepting: "if it accepts virtual cards",
    cardAccepting: "if it accepts cards",
    stpCapable: "if it accepts straight-through payments",
    lockboxEnrolled: "if it’s enrolled in one of the issuer’s lockboxes",
  },
  figures: {
    detailLevel: "detail level {figure}",
    terms: "payment terms of {figure} days",
    aiv: "average invoice of {figure}",
    ticket: "average ticket of {figure}",
    orderShare: "{figure} of lines with a purchase order",
  },
} as const;

type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };
/** The same in another language. */
export type ReasonWords = Translated<typeof reasonWords>;
export type LiftWords = Translated<typeof liftWords>;
