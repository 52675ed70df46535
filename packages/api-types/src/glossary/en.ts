/** The glossary: terms that a newcomer may not know, each with a definition of one sentence or two. Screens and reports have it. */
export const glossaryTexts = {
  stp: {
    term: "STP",
    definition:
      "Straight-through processing: the acquirer processes the card payment automatically and the supplier doesn’t key anything in.",
  },
  vcard: {
    term: "Virtual card",
    definition:
      "A card number issued for one payment or supplier, with no plastic card; the supplier usually enters it to be paid.",
  },
  pcard: {
    term: "Purchasing card",
    definition: "A company card for frequent, low-value purchases, often made without a purchase order.",
  },
  tandEcard: {
    term: "T&E card",
    definition: "A company card for travel and entertainment: flights, hotels, car hire and meals.",
  },
  scf: {
    term: "SCF",
    definition:
      "Supply chain finance: a funder pays the supplier early on the buyer’s credit, while the buyer pays later.",
  },
  instantPay: {
    term: "Instant pay",
    definition:
      "An account-to-account payment that arrives within seconds, such as RTP, FedNow, Faster Payments or SCT Inst.",
  },
  instantScheme: {
    term: "Instant payment scheme",
    definition: "A country’s network for instant payments; it sets the maximum amount of one payment.",
  },
  boost: {
    term: "Boost",
    definition:
      "The capability to be paid by card through one of the issuer’s virtual lockboxes that covers the supplier’s country.",
  },
  boostUs: { term: "Boost (lockbox)", definition: "A virtual lockbox for suppliers in the United States and Canada." },
  boostEu: {
    term: "Boost EU",
    definition: "A virtual lockbox for suppliers in the EEA, the United Kingdom and Switzerland.",
  },
  its: { term: "ITS", definition: "A virtual lockbox for suppliers in the United Kingdom." },
  optima: {
    term: "Optima",
    definition: "A configurable programme; by default, card acceptance at a reduced rate for large payments.",
  },
  virtualLockbox: {
    term: "Virtual lockbox",
    definition: "A third party that receives the card instruction for the supplier and processes it.",
  },
  level1: { term: "Level 1 data", definition: "The minimum card data: merchant, date and amount." },
  level2: { term: "Level 2 data", definition: "Level 1 data plus tax amount and customer code." },
  level3: { term: "Level 3 data", definition: "Level 2 data plus line items. It can lower the interchange rate." },
  detailLevel: {
    term: "Detail level",
    definition:
      "The best level of card data seen for a supplier: 1, 2 or 3, or 0 if unmatched or without clearing data.",
  },
  mcc: {
    term: "MCC",
    definition: "Merchant category code: the four-digit code that card networks use for a merchant’s line of business.",
  },
  sic: { term: "SIC", definition: "Standard Industrial Classification: an older industry code of up to four digits." },
  naics: {
    term: "NAICS",
    definition:
      "North American Industry Classification System: the industry code used in the United States, Canada and Mexico.",
  },
  unspsc: {
    term: "UNSPSC",
    definition:
      "United Nations Standard Products and Services Code: classifies what is bought, from segment to commodity.",
  },
  apov: {
    term: "APOV",
    definition: "Average purchase order value: total purchase order value divided by the number of purchase orders.",
  },
  aiv: { term: "AIV", definition: "Average invoice value: total invoice value divided by the number of invoices." },
  apv: { term: "APV", definition: "Average payment value: total payment value divided by the number of payments." },
  ticket: {
    term: "Average ticket",
    definition:
      "The typical size of one transaction: APV if known, otherwise AIV, then APOV, then spend per transaction.",
  },
  addressable: {
    term: "Addressable spend",
    definition:
      "Spend that could move to a new payment method: total spend minus excluded payees, the exclude list and spend already on card.",
  },
  cardable: { term: "Cardable spend", definition: "Addressable spend with suppliers that accept cards." },
  opportunity: {
    term: "Opportunity",
    definition:
      "Cardable spend of suppliers rated High or Medium for a card method, multiplied by the expected conversion.",
  },
  conversion: {
    term: "Conversion",
    definition: "The share of addressable spend expected to move to the new payment method.",
  },
  ramp: { term: "Ramp", definition: "How much of the expected conversion is reached in each year of a business case." },
  confidence: {
    term: "Match confidence",
    definition: "How sure the product is that a supplier and a directory entry are the same business.",
  },
  matchBand: { term: "Match band", definition: "The confidence of a match in words: High, Medium, Low or Unmatched." },
  bits: {
    term: "Bits",
    definition:
      "The unit of match evidence: each additional bit doubles the odds that a supplier and an entry are the same business.",
  },
  runnerUp: {
    term: "Runner-up",
    definition: "The second-best directory entry for a supplier; a High or Medium match must be clearly ahead of it.",
  },
  directory: {
    term: "Directory",
    definition: "The list of known card acceptors, with their acceptance data, that suppliers are matched against.",
  },
  acceptor: { term: "Card acceptor", definition: "A business known to accept card payments." },
  cardAccepting: {
    term: "Card accepting",
    definition: "A supplier whose directory match accepts cards, or that is known to accept virtual cards.",
  },
  vcAccepting: {
    term: "VC accepting",
    definition:
      "Whether a supplier accepts virtual cards: Yes by directory, by a card payment in the last 12 months or by a successful campaign, otherwise No. Unmatched means that the supplier has no match.",
  },
  cardCapability: {
    term: "Card capability",
    definition:
      "A supplier’s strongest card trait: STP enabled, virtual card accepting, level 3 data, card accepting, or no acceptance.",
  },
  issuer: {
    term: "Issuer",
    definition: "The card or payment provider that a job is run for and whose users see its results.",
  },
  buyer: { term: "Buyer", definition: "The company whose payment ledger is analysed." },
  supplier: {
    term: "Supplier",
    definition:
      "A payee of the buyer. Ledger lines with the same supplier ID, or the same name and country, form one supplier.",
  },
  job: { term: "Job", definition: "One analysis of one buyer’s data for one issuer." },
  payeeClass: {
    term: "Payee class",
    definition:
      "What kind of payee a ledger line pays: supplier, public body, landlord, employee, tax authority, group company, payroll, bank, card settlement, benefits, escrow, grant or levy.",
  },
  includeList: {
    term: "Include list",
    definition: "Suppliers that an issuer keeps in scope regardless of their payee class or industry.",
  },
  excludeList: {
    term: "Exclude list",
    definition: "Suppliers that an issuer excludes. Their spend isn’t addressable and no method is recommended.",
  },
  ruleset: {
    term: "Ruleset",
    definition: "A versioned set of rules: a confidence ruleset matches suppliers, a scoring ruleset scores them.",
  },
  capability: { term: "Capability", definition: "A way to pay a supplier that the product scores; there are eight." },
  scoreLevel: {
    term: "Score level",
    definition: "The result for a supplier and a capability: High, Medium, Low or None.",
  },
  points: {
    term: "Points",
    definition:
      "The sum of all scoring rules that apply, limited to 0–100; High starts at 75 and Medium at 35 by default.",
  },
  gate: { term: "Gate", definition: "A condition that, when true, sets the score level to None." },
  cap: { term: "Cap", definition: "A condition that, when true, limits how high the score level can be." },
  recommendedMethod: {
    term: "Recommended method",
    definition:
      "Of the issuer’s capabilities at the supplier’s best level (High or Medium), the one with the highest annual net benefit. Leave as is: none of them is worth anything.",
  },
  useCase: {
    term: "Use case",
    definition: "Saved filters, a recommended method and assumptions over a fixed set of suppliers.",
  },
  campaign: {
    term: "Campaign",
    definition:
      "An outreach to suppliers about a payment method, with a status for each supplier; it is Pending, Active or Completed.",
  },
  route: {
    term: "Route",
    definition: "The channel a campaign runs through: Buyer, Issuer, Virtual LB, Other or External Campaign.",
  },
  tone: { term: "Tone", definition: "How firmly a campaign asks: offer, encourage or mandate." },
  datapointProfile: {
    term: "Datapoint profile",
    definition: "A named set of columns for a download, with their order, format and filter type.",
  },
  fallbackCountry: {
    term: "Fallback country",
    definition: "The country used for suppliers without one in the file, if the buyer has no country either.",
  },
  frequency: {
    term: "Frequency",
    definition: "How often a buyer transacts with a supplier in a year, in bands from one-off to several a week.",
  },
  termsBucket: {
    term: "Terms bucket",
    definition:
      "The band of days that a supplier’s payment terms fall in; terms are the value-weighted average from issue to due date.",
  },
  daysToPay: {
    term: "Days to pay",
    definition: "The value-weighted average number of days from issue date to payment date.",
  },
  basisPoint: { term: "Basis point", definition: "One hundredth of a percent: 100 basis points are 1%." },
  rebate: { term: "Rebate", definition: "The share of card spend that the issuer pays back to the buyer." },
  interchange: { term: "Interchange", definition: "The part of the supplier’s card fee that is paid to the issuer." },
  largeTicket: {
    term: "Large ticket",
    definition:
      "A card payment large enough for a reduced rate; Mastercard’s floor is 7,255 US dollars with level 3 data.",
  },
  workingCapital: {
    term: "Working capital",
    definition: "In a business case, the annual value of the days by which the buyer pays later; it can be negative.",
  },
  dpo: {
    term: "DPO",
    definition: "Days payable outstanding: the average number of days that a buyer takes to pay its suppliers.",
  },
  breakEven: {
    term: "Break-even",
    definition: "The month in which the cumulative net benefit first covers the set-up cost.",
  },
  npv: { term: "NPV", definition: "Net present value: future net benefits in today’s money, at the discount rate." },
  blocking: {
    term: "Blocking",
    definition: "A first filter that chooses which directory entries are compared with a supplier.",
  },
  run: {
    term: "Run",
    definition:
      "One complete matching and scoring of a job’s data. Each re-score, merge or import creates a new run; members and clients see the published one.",
  },
  command: {
    term: "Command",
    definition: "One unit of background work, such as a step of an import. The queue runs several in parallel.",
  },
  backoff: {
    term: "Backoff delay",
    definition: "How long the queue waits before it checks for work again; the delay grows while there is none.",
  },
} as const;

/** The same terms in another language. */
export type GlossaryTexts = {
  readonly [Term in keyof typeof glossaryTexts]: { readonly term: string; readonly definition: string };
};
