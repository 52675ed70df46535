/** Sentences about a job's figures in English, as ICU messages. */
export const figureWords = {
  capabilities: {
    stp: "Straight-through processing",
    vcard: "Virtual card",
    pcard: "Purchasing card",
    tandEcard: "Travel and expense card",
    scf: "Supply chain finance",
    instantPay: "Instant pay",
    boost: "Boost",
    optima: "Optima",
  },
  levels: { High: "High", Medium: "Medium", Low: "Low", None: "None" },

  notWorkedOut: "I can’t work this out from the job. You can ask:",
  mayAsk: "How many suppliers are at High for virtual card?",
  mayAskLargest: "Which are the 10 largest suppliers?",
  mayAskSplit: "How is spend split by country?",
  documentsApart: "Documents may say more about it.",
  needsJob: "This question is about a job’s figures. Open the job and ask again.",
  needsCapability: "For which capability? This job has {names}.",
  needsLevel: "At which level: {names}?",
  needsSupplier: "Which supplier? Open its page, or write its whole name.",
  severalSuppliers: "Several suppliers have that name: {names}. Open the page of the one you mean.",
  missingRight:
    "{count, plural, one {You can’t see these figures: the permission {names} is missing.} other {You can’t see these figures: the permissions {names} are missing.}} Ask your administrator.",
  notChosen: "{capability} isn’t chosen for this job.",
  noFigures: "This job only matches suppliers, so it has no figures.",
  notScored: "{capability} isn’t scored in this job: no supplier has a level for it.",

  run: "From run {number} of {job}, finished on {day}.",
  unmatched: "No supplier is matched with a directory yet, so levels may rise.",
  demo: "Suppliers were matched against the demo directory, whose companies are fictional.",

  set: "{capability} at {levels}",
  moreThan: "{measure} above {value}",
  atLeastOf: "{measure} of at least {value}",
  lessThan: "{measure} below {value}",
  atMostOf: "{measure} of at most {value}",
  spendMinor: "spend",
  invoices: "invoices",
  payments: "payments",
  orders: "purchase orders",
  everySupplier: "All suppliers",
  counted: "{set}: {count, plural, one {# supplier} other {# suppliers}} of {all, number}, with spend of {money}.",
  summed: "{set}: spend of {money} with {count, plural, one {# supplier} other {# suppliers}}, of {allMoney} in total.",
  total: "{count, plural, one {# supplier} other {# suppliers}}, with spend of {money}.",
  listed:
    "{set}: {count, plural, one {# supplier} other {# suppliers}}, with spend of {money}. {shown, plural, one {The largest:} other {The # largest:}}",
  listedAll: "{set}: {count, plural, one {# supplier} other {# suppliers}}, with spend of {money}:",
  listedOfAll:
    "The {shown, plural, one {largest} other {# largest}} of {count, plural, one {# supplier} other {# suppliers}} by spend:",
  nobody: "{set}: no supplier.",
  line: "{place, number}. {name}: {money}",

  spread: "Spend by {dimension}:",
  spreadCount: "Suppliers by {dimension}:",
  bar: "{name}: {money}, {count, plural, one {# supplier} other {# suppliers}}",
  barCount: "{name}: {count, plural, one {# supplier} other {# suppliers}}, {money}",
  moreBars: "{count, plural, one {# more isn’t shown here.} other {# more aren’t shown here.}}",
  unknownDimension: "The files don’t state the {dimension} of suppliers.",
  unknownIndustry: "The files and the directory don’t state the industry of suppliers.",

  level: "{name} is at {level} for {capability}, with {points} of 100 points by the rules.",
  byHand: "A user set this level; by the rules it would be {level}.",
  reason: "{points}: {sentence}",
  thresholds: "High begins at {high} points, Medium at {medium}, Low at {low}.",
  lift: "{name} would get from {level} to {to} for {capability}: {changes}.",
  noLift: "{name} is at {level} for {capability}. {why}",
  change: "{text} ({points} points)",

  compared: "Run {after} of {job} ({afterDay}) compared with run {before} ({beforeDay}):",
  suppliersBefore: "Suppliers: {after, number}, before {before, number}.",
  spendBefore: "Spend: {after}, before {before}.",
  joined:
    "{joined, plural, =0 {No supplier is new} one {# supplier is new} other {# suppliers are new}}, and {left, plural, =0 {none is gone} one {# is gone} other {# are gone}}.",
  moved: "{capability}: {up, plural, one {# supplier} other {# suppliers}} moved up, {down, number} moved down.",
  nothingMoved: "No supplier’s level has changed.",
  headlineAlone: "Suppliers of the earlier run are no longer stored, so only totals are compared.",
  noEarlierRun: "There is no earlier run to compare with.",

  calls:
    "{calls, plural, =0 {No calls are} one {# call is} other {# calls are}} due by today{overdue, plural, =0 {} other {, # of them overdue}}; {week, plural, =0 {none is} one {# is} other {# are}} due within seven days.",
  callsOf: "{name}: {calls, number} due by today, {overdue, number} overdue, {week, number} within seven days.",
  noCampaign: "No campaign of this job is running, so there are no open calls.",
} as const;

type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };
/** The same in another language. */
export type FigureWords = Translated<typeof figureWords>;
