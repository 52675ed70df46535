/** Words of the analysis's own values, as screens and reports say them. ICU messages. */
export const valueWords = {
  unknown: { country: "Country not stated", mcc: "Unknown industry", value: "Not stated" },
  methodCount: "{count, plural, =0 {No method stated} one {# method} other {# methods}}",
  frequencies: {
    OneOff: "One-off",
    Occasional: "Occasional (2 to 3 a year)",
    Quarterly: "Quarterly (4 to 11 a year)",
    Monthly: "Monthly (12 to 25 a year)",
    Fortnightly: "Fortnightly (26 to 51 a year)",
    Weekly: "Weekly (52 to 103 a year)",
    SeveralAWeek: "Several a week (104 or more a year)",
    None: "No documents",
  },
  terms: {
    receipt: "On receipt",
    upTo7: "1 to 7 days",
    upTo14: "8 to 14 days",
    upTo30: "15 to 30 days",
    upTo45: "31 to 45 days",
    upTo60: "46 to 60 days",
    upTo90: "61 to 90 days",
    over90: "Over 90 days",
    unknown: "Terms not stated",
  },
  methods: {
    Card: "Card",
    VirtualCard: "Virtual card",
    Cheque: "Cheque",
    Wire: "Wire",
    BankTransfer: "Bank transfer",
    DirectDebit: "Direct debit",
    Cash: "Cash",
    Other: "Other",
    Unknown: "Not stated",
  },
  dimensions: {
    Countries: "Countries",
    Jobs: "Jobs (top 1000)",
    DocTransactionFrequencies: "Transaction frequency",
    InvoicePaymentTerms: "Invoice payment terms",
    PaymentMethods: "Payment methods",
    PaymentMethodCount: "Number of payment methods",
    MccDescription: "MCC description",
    MccGroup: "MCC group",
    MccType: "MCC type",
    SicDivision: "SIC division",
    SicMajorGroup: "SIC major group",
    SicIndustryGroup: "SIC industry group",
    SicIndustryCode: "SIC industry code",
    UnspscCategoryLabel: "UNSPSC category",
    NaicsNationalIndustryLabel: "NAICS national industry",
  },
  dimensionsInTitle: {
    Countries: "country",
    Jobs: "job",
    DocTransactionFrequencies: "transaction frequency",
    InvoicePaymentTerms: "invoice payment terms",
    PaymentMethods: "payment method",
    PaymentMethodCount: "number of payment methods",
    MccDescription: "MCC description",
    MccGroup: "MCC group",
    MccType: "MCC type",
    SicDivision: "SIC division",
    SicMajorGroup: "SIC major group",
    SicIndustryGroup: "SIC industry group",
    SicIndustryCode: "SIC industry code",
    UnspscCategoryLabel: "UNSPSC category",
    NaicsNationalIndustryLabel: "NAICS national industry",
  },
} as const;

/** The same in another language. */
export type ValueWordTexts = {
  readonly [Group in keyof typeof valueWords]: (typeof valueWords)[Group] extends string
    ? string
    : { readonly [Word in keyof (typeof valueWords)[Group]]: string };
};
